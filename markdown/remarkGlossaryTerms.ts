import type {Nodes, Parents, PhrasingContent, Root, RootContent, Text} from 'mdast';
import type {} from 'mdast-util-mdx-jsx';
import type {GlossaryEntry} from '../lib/content/glossary';

/** More explanations than this would make a page hard to read. */
const TERM_LIMIT = 8;
/** Places where a term is a name, a link or a label instead of running text. */
const OPAQUE = ['heading', 'link', 'linkReference', 'strong', 'emphasis', 'mdxJsxTextElement'];
const LINK_ATTRIBUTES = ['to', 'href'];
/** A suffix that turns a term into another word: `流程图` is not `流程`. */
const SUFFIX = '图';
const WORDS = new Intl.Segmenter('zh-Hans', {granularity: 'word'});

type Word = {text: string; entry: GlossaryEntry};
type Found = Word & {start: number};

/** The spellings of a term in running text: `检索增强生成（RAG）` as either of its two parts. */
export function glossaryWords({zh}: Pick<GlossaryEntry, 'zh'>): string[] {
  return zh
    .split(' / ')
    .flatMap((word) => word.split(/[（）]/))
    .map((word) => word.trim())
    .filter(Boolean);
}

/** Splits a text into words only near possible terms, because word segmentation of Chinese is the slowest step. */
class Prose {
  private segments: Intl.Segments | undefined;

  constructor(readonly text: string) {}

  /** Whether a word starts or ends at a position: `RAG` is not a word in `STORAGE`. */
  private isBoundary(position: number): boolean {
    this.segments ??= WORDS.segment(this.text);
    return position === this.text.length || this.segments.containing(position)?.index === position;
  }

  isWord(start: number, end: number): boolean {
    return !this.text.startsWith(SUFFIX, end) && this.isBoundary(start) && this.isBoundary(end);
  }
}

/** Finds the next term from a position on; of several at one position, the longest. */
function findFirst(prose: Prose, words: readonly Word[], from: number): Found | undefined {
  const {text} = prose;
  let first: Found | undefined;
  for (const word of words) {
    for (let start = text.indexOf(word.text, from); start >= 0; start = text.indexOf(word.text, start + 1)) {
      if (!prose.isWord(start, start + word.text.length)) continue;
      const isBetter = !first || start < first.start || (start === first.start && word.text.length > first.text.length);
      if (isBetter) first = {...word, start};
      break;
    }
  }
  return first;
}

/** Focusable, so that keyboard and touch users can open the explanation. */
function toTerm({text, entry}: Found): PhrasingContent {
  const hProperties = {className: ['term'], tabIndex: 0, dataNote: entry.definition, 'aria-description': entry.definition};
  return {type: 'emphasis', data: {hName: 'dfn', hProperties}, children: [{type: 'text', value: text}]};
}

function splitText(node: Text, words: readonly Word[], seen: Set<GlossaryEntry>): PhrasingContent[] {
  if (seen.size >= TERM_LIMIT) return [node];
  const prose = new Prose(node.value);
  const present = words.filter(({text}) => prose.text.includes(text));
  const parts: PhrasingContent[] = [];
  let from = 0;
  let kept = 0;
  for (let found = findFirst(prose, present, from); found; found = findFirst(prose, present, from)) {
    from = found.start + found.text.length;
    const isNew = found.entry.definition !== undefined && !seen.has(found.entry) && seen.size < TERM_LIMIT;
    // A longer term without an explanation still hides a shorter term inside it.
    if (!isNew) continue;
    seen.add(found.entry);
    parts.push({type: 'text', value: node.value.slice(kept, found.start)}, toTerm(found));
    kept = from;
  }
  const rest: Text = {type: 'text', value: node.value.slice(kept)};
  return [...parts, rest].filter((part) => part.type !== 'text' || part.value !== '');
}

/** Links, and components such as cards that act as links, must not contain other focusable elements. */
function isOpaque(node: Nodes): boolean {
  const isLink =
    node.type === 'mdxJsxFlowElement' &&
    node.attributes.some((attribute) => attribute.type === 'mdxJsxAttribute' && LINK_ATTRIBUTES.includes(attribute.name));
  return isLink || OPAQUE.includes(node.type);
}

function markTerms(parent: Parents, words: readonly Word[], seen: Set<GlossaryEntry>): void {
  const children: RootContent[] = [];
  parent.children.forEach((child, index) => {
    if (child.type === 'text') children.push(...splitText(child, words, seen));
    else {
      // The first cell of a row is the name of the row.
      const isName = parent.type === 'tableRow' && index === 0;
      if ('children' in child && !isName && !isOpaque(child)) markTerms(child, words, seen);
      children.push(child);
    }
  });
  parent.children = children as typeof parent.children;
}

/** Marks the first mention of each explained term on a page. The explanation shows on hover, focus and tap, without scripts. */
export default function remarkGlossaryTerms(glossary: readonly GlossaryEntry[]) {
  const words = glossary.flatMap((entry) => glossaryWords(entry).map((text): Word => ({text, entry})));
  return (root: Root): void => markTerms(root, words, new Set());
}
