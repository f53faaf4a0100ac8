import {classesOf, type HtmlElement, type HtmlNode, isElement, pictureTextOf, textOf} from '../../../../lib/build/html';

/** A stretch of an article that readers see as one: a paragraph, a heading, a cell, a label; or a line of code. */
export type Piece = {
  kind: 'text' | 'code';
  text: string;
  /** What of the text every copy must hold. */
  squeezed: string;
  /** The label of a panel. */
  isLabel?: true;
  /** The element that it stands in, and the heading above it. */
  element: HtmlElement;
  section: string | undefined;
};

/** What must be equal: of text words alone, as Markdown has marks, spaces and escapes of its own; of code, which tables escape, all else. */
export const SQUEEZE: Record<Piece['kind'], (text: string) => string> = {
  text: (text) => (text.match(/[\p{L}\p{N}]+/gu) ?? []).join(''),
  code: (text) => text.replace(/[\s\\]+/g, ''),
};

/** What an article shows besides its text, all of it: controls, ornaments and navigation. */
const CHROME_TAGS = new Set([
  'script',
  'style',
  'svg',
  'button',
  'nav',
  'template',
  'noscript',
  'select',
  'input',
  'textarea',
  'search',
  'video',
]);
const CHROME_CLASSES = ['hash-link', 'sr-only', 'theme-doc-toc-mobile', 'theme-doc-version-badge', 'pagination-nav'];
const CHROME_IDS = new Set(['try-it']);
/** The summary over the words of a figure. */
const CHROME_TEXTS = new Set(['图的文字版']);

const INLINE = new Set('a abbr b bdi cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(' '));
const HEADING = /^h[1-6]$/;

const isChrome = (element: HtmlElement): boolean =>
  CHROME_TAGS.has(element.name) ||
  element.attribs['aria-hidden'] === 'true' ||
  CHROME_IDS.has(element.attribs.id ?? '') ||
  CHROME_CLASSES.some((name) => classesOf(element).includes(name));

/** Walks an article in the order in which its reader meets it; the label of a panel comes with the panel. */
class PieceCollector {
  readonly pieces: Piece[] = [];
  private open = '';
  private section: string | undefined;
  /** Labels of panels that are still to come; those of the innermost set of tabs last. */
  private readonly labels: string[][] = [];
  private lastAlt = '';

  private add(kind: Piece['kind'], text: string, element: HtmlElement, isLabel?: true): void {
    this.pieces.push({kind, text, squeezed: SQUEEZE[kind](text), element, section: this.section, ...(isLabel && {isLabel})});
  }

  private close(element: HtmlElement): void {
    const text = this.open.replace(/\s+/g, ' ').trim();
    this.open = '';
    if (text && !CHROME_TEXTS.has(text)) this.add('text', text, element);
  }

  private picture(alt: string, element: HtmlElement): void {
    // Pictures for the light and the dark theme say the same.
    if (alt && alt !== this.lastAlt) this.add('text', alt, element);
    this.lastAlt = alt;
  }

  private enter(element: HtmlElement): void {
    const {role} = element.attribs;
    const alt = pictureTextOf(element);
    if (role === 'tablist')
      this.labels.push(element.children.filter((child) => isElement(child as HtmlNode)).map((child) => textOf(child as HtmlNode)));
    else if (element.name === 'pre') for (const line of textOf(element).split('\n')) this.add('code', line, element);
    else if (alt !== undefined) this.picture(alt, element);
    else {
      const label = role === 'tabpanel' ? this.labels.at(-1)?.shift() : undefined;
      if (label) this.add('text', label, element, true);
      if (HEADING.test(element.name)) this.section = element.attribs.id;
      this.walk(element);
      if (role === 'tabpanel' && this.labels.at(-1)?.length === 0) this.labels.pop();
    }
  }

  walk(element: HtmlElement): void {
    for (const child of element.children as HtmlNode[]) {
      if (child.type === 'text') this.open += child.data;
      if (!isElement(child) || isChrome(child)) continue;
      if (INLINE.has(child.name)) this.walk(child);
      else {
        this.close(element);
        this.enter(child);
        this.close(child);
      }
    }
  }
}

/** Takes an article apart, what its tabs and folds hide included. */
export function piecesOf(article: HtmlElement): Piece[] {
  const collector = new PieceCollector();
  collector.walk(article);
  const {pieces} = collector;
  const isTitle = ({element}: Piece) => element.name === 'h1';
  // Every copy begins with the title, wherever it stands on the page.
  return [...pieces.filter(isTitle), ...pieces.filter((piece) => !isTitle(piece))];
}
