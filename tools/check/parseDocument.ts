import path from 'node:path';
import type {Nodes, Parents, PhrasingContent, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {isPair, isScalar, parseAllDocuments, parseDocument, type Scalar, visit} from 'yaml';
import {CORRECTIONS_FILE} from '../../lib/content/corrections';
import {listLinks} from '../../lib/pages/elements';
import {parseMdx} from '../../lib/pages/parseMdx';
import {lineAt} from './edits';
import {type CheckPlace, CODE, OBJECT, type Page, type TextDocument, type TextRun} from './types';

/** Source range of one character of a value. */
export type Span = {start: number; end: number};

const isSpace = (character: string | undefined) => character !== undefined && /\s/.test(character);

/** Length of the source text for the character `expected` at `position`; 0 if it does not match. */
function lengthAt(source: string, position: number, expected: string): number {
  const character = source[position];
  if (character === expected || (isSpace(character) && isSpace(expected))) return 1;
  if (character === '\\' && source[position + 1] === expected) return 2;
  if (character === '&' && !/\w/.test(expected)) return /^&#?\w{1,31};/.exec(source.slice(position, position + 34))?.[0].length ?? 0;
  return 0;
}

/**
 * Finds the source range of each character of a parsed value. Escapes and character references count as one; indentation and quote marks of
 * the following lines are skipped.
 */
export function alignText(value: string, source: string, from: number, to: number): Span[] {
  const spans: Span[] = [];
  let position = from;
  for (const character of value) {
    let next = position;
    while (next < to && lengthAt(source, next, character) === 0) next += 1;
    // A character that is written differently in the source stays at the end of the previous one.
    const start = next < to ? next : position;
    const end = next < to ? next + lengthAt(source, next, character) : position;
    for (let unit = 0; unit < character.length; unit += 1) spans.push({start, end: character.length > 1 ? start + character.length : end});
    position = character.length > 1 ? start + character.length : end;
  }
  return spans;
}

const HAN = /\p{Script=Han}/u;
const STRING = /(["'`])((?:(?!\1)[^\\]|\\.)*)\1/gu;

/** Lists strings with Chinese text in component props, plain (`label="…"`) or in an expression (`label={'…'}`). */
function collectPropRuns(node: Nodes, source: string): TextRun[] {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  return node.attributes.flatMap((attribute) => {
    const from = attribute.position?.start.offset;
    const to = attribute.position?.end.offset;
    if (from === undefined || to === undefined) return [];
    return [...source.slice(from, to).matchAll(STRING)].flatMap((match): TextRun[] => {
      const text = match[2] ?? '';
      if (!HAN.test(text)) return [];
      const start = from + match.index + 1;
      return [{kind: 'prop', text, context: text, places: placesFrom(text, start)}];
    });
  });
}

/** Places of a text that has the same characters in the source. */
function placesFrom(text: string, start: number): TextRun['places'] {
  return Array.from({length: text.length}, (_, index) => ({start: start + index, end: start + index + 1, depth: 0, parent: 0}));
}

const PHRASING = new Set([
  'text',
  'inlineCode',
  'emphasis',
  'strong',
  'delete',
  'link',
  'linkReference',
  'image',
  'imageReference',
  'break',
  'mdxJsxTextElement',
  'mdxTextExpression',
  'textDirective',
  'footnoteReference',
  'html',
]);
const KIND_OF_PARENT: Partial<Record<string, TextRun['kind']>> = {heading: 'heading', tableCell: 'cell'};

type RunBuilder = TextRun & {source: string; parents: number};

const startOf = (node: Nodes) => node.position?.start.offset ?? 0;
const endOf = (node: Nodes) => node.position?.end.offset ?? 0;

function push(run: RunBuilder, text: string, places: CheckPlace[], context = text): void {
  run.text += text;
  run.places.push(...places);
  run.context += context;
}

function pushText(run: RunBuilder, node: Nodes & {value: string}, depth: number, parent: number): void {
  const spans = alignText(node.value, run.source, startOf(node), endOf(node));
  push(
    run,
    node.value,
    spans.map((span) => ({...span, depth, parent})),
  );
}

function pushNode(run: RunBuilder, node: PhrasingContent, depth: number, parent: number): void {
  const whole: CheckPlace = {start: startOf(node), end: endOf(node), depth, parent};
  if (node.type === 'text') pushText(run, node, depth, parent);
  else if (node.type === 'inlineCode') push(run, CODE, [whole], node.value);
  // The parser reads a colon before a letter (`localhost:port`) as a directive; without a label it is text.
  else if (node.type === 'textDirective' && node.children.length === 0) {
    pushText(run, {type: 'text', value: run.source.slice(whole.start, whole.end), position: node.position}, depth, parent);
  } else if ('children' in node && node.children.length > 0) {
    run.parents += 1;
    const own = run.parents;
    for (const child of node.children) pushNode(run, child, depth + 1, own);
  } else push(run, OBJECT, [whole], '');
}

function buildRun(node: Parents, source: string): TextRun {
  const isLabel = node.type === 'paragraph' && (node.data as {directiveLabel?: boolean} | undefined)?.directiveLabel;
  const kind = isLabel ? 'label' : (KIND_OF_PARENT[node.type] ?? 'paragraph');
  const run: RunBuilder = {kind, text: '', places: [], context: '', source, parents: 0};
  for (const child of node.children) pushNode(run, child as PhrasingContent, 0, 0);
  return {kind: run.kind, text: run.text, places: run.places, context: run.context};
}

function altRun(node: Nodes, source: string): TextRun[] {
  if (node.type !== 'image' || !node.alt) return [];
  const places = alignText(node.alt, source, startOf(node), endOf(node)).map((span) => ({...span, depth: 0, parent: 0}));
  return [{kind: 'alt', text: node.alt, places, context: node.alt}];
}

/** Lists the texts of a Markdown tree: paragraphs, headings, cells, labels, image texts and component props. */
function collectRuns(tree: Root, source: string): TextRun[] {
  const runs: TextRun[] = [];
  const walk = (node: Nodes, insideRun: boolean): void => {
    runs.push(...collectPropRuns(node, source), ...altRun(node, source));
    if (!('children' in node)) return;
    const isRun = !insideRun && node.children.some((child) => PHRASING.has(child.type));
    if (isRun) runs.push(buildRun(node, source));
    for (const child of node.children) walk(child, insideRun || isRun);
  };
  walk(tree, false);
  return runs;
}

/** Front matter keys that readers see. */
const TEXT_KEYS = ['title', 'sidebar_label', 'description'];
const OPENING = '---\n';

function readFrontMatter(tree: Root): {frontMatter: Record<string, unknown>; runs: TextRun[]} {
  const [node] = tree.children;
  if (node?.type !== 'yaml') return {frontMatter: {}, runs: []};
  const document = parseDocument(node.value);
  const base = (node.position?.start.offset ?? 0) + OPENING.length;
  const runs = TEXT_KEYS.flatMap((key): TextRun[] => {
    const scalar = document.get(key, true);
    if (!isScalar(scalar) || !scalar.range) return [];
    const quoted = scalar.type?.startsWith('QUOTE') ? 1 : 0;
    const text = node.value.slice(scalar.range[0] + quoted, scalar.range[1] - quoted);
    return [
      {
        kind: key === 'description' ? 'description' : 'title',
        text,
        context: text,
        places: placesFrom(text, base + scalar.range[0] + quoted),
      },
    ];
  });
  const value: unknown = document.toJS();
  return {frontMatter: value && typeof value === 'object' ? (value as Record<string, unknown>) : {}, runs};
}

/**
 * Parses a docs page like the site does.
 *
 * @throws the parser's message, with a `line`, if the page is not valid MDX
 */
export function parsePage(file: string, source: string, fragments: Page[] = []): Page {
  const tree = parseMdx(source);
  const {frontMatter, runs} = readFrontMatter(tree);
  return {
    file,
    source,
    tree,
    frontMatter,
    runs: [...runs, ...collectRuns(tree, source)],
    links: listLinks(tree),
    isFragment: path.posix.basename(file).startsWith('_'),
    fragments,
  };
}

/** Keys whose texts are not checked: search words of readers, messages of programs, and in the list of corrections, quotations from pages. */
function quotedKeys(file: string): string[] {
  if (file === CORRECTIONS_FILE) return ['upstream', 'ours'];
  return file.startsWith('errors/') ? ['messages', 'others', 'patterns'] : ['x-search'];
}

const markdownParser = unified().use(remarkParse).use(remarkGfm).freeze();
/** Texts that are one paragraph without markup, which is most of the thousands of short texts in data. */
const PLAIN = /^[\p{Script=Han}A-Za-z][\p{Script=Han}A-Za-z0-9，。：；！？、（）“”《》 -]*$/u;

function partsOfScalar(scalar: Scalar, source: string): Pick<TextDocument, 'runs' | 'links'> {
  const {value, range} = scalar;
  if (typeof value !== 'string' || !HAN.test(value) || !range) return {runs: [], links: []};
  // The header of a block scalar (`|-`, `>`) is not part of the text.
  const isBlock = scalar.type === 'BLOCK_LITERAL' || scalar.type === 'BLOCK_FOLDED';
  const from = isBlock ? source.indexOf('\n', range[0]) + 1 : range[0];
  const spans = alignText(value, source, from, range[1]);
  const toSource = (offset: number) => spans[offset]?.start ?? from;
  if (PLAIN.test(value)) {
    const places = Array.from(value, (_, index) => ({start: toSource(index), end: toSource(index) + 1, depth: 0, parent: 0}));
    return {runs: [{kind: 'paragraph', text: value, context: value, places}], links: []};
  }
  const tree = markdownParser.parse(value);
  const runs = collectRuns(tree, value).map((run) => ({
    ...run,
    places: run.places.map((place) => ({...place, start: toSource(place.start), end: toSource(place.start) + (place.end - place.start)})),
  }));
  return {runs, links: listLinks(tree).map((link) => ({...link, offset: toSource(link.offset)}))};
}

/** A YAML file with more than one document, of which the site would read only the first. */
class SeveralDocuments extends Error {
  constructor(readonly line: number) {
    super('文件里有几段 YAML（---），应当只有一段');
  }
}

/**
 * Lists the Chinese texts of a YAML file; each value is parsed as Markdown.
 *
 * @throws the parser's message if the file is not valid YAML
 */
export function parseYamlTexts(file: string, source: string): TextDocument {
  const texts: TextDocument = {file, source, runs: [], links: []};
  const quoted = quotedKeys(file);
  const documents = parseAllDocuments(source);
  if (documents[1]) throw new SeveralDocuments(lineAt(source, documents[1].range?.[0] ?? 0).line);
  for (const document of documents) {
    if (document.errors[0]) throw document.errors[0];
    visit(document, {
      Pair: (_, {key}) => (isScalar(key) && quoted.includes(String(key.value)) ? visit.SKIP : undefined),
      Scalar(key, scalar, path) {
        const parent = path.at(-1);
        if (isPair(parent) && key === 'key') return;
        const {runs, links} = partsOfScalar(scalar, source);
        texts.runs.push(...runs);
        texts.links.push(...links);
      },
    });
  }
  return texts;
}
