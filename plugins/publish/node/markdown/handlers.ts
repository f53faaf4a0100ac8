import type {Element, Nodes as HtmlNodes} from 'hast';
import type {BlockContent, Code, InlineCode, List, ListItem, Nodes, Paragraph, PhrasingContent, TableCell, Text} from 'mdast';
import type {Options} from 'rehype-remark';
import {attributeOf, childrenOf, classesOf, elementsOf, findElement, hasClass, isElement, textOf} from '../../../../lib/build/html';

type Handle = NonNullable<NonNullable<Options['handlers']>[string]>;
type State = Parameters<Handle>[0];

const FIGURE_WORDS = '图的文字版';

/** Text of a tree on one line, without zero-width spaces, which only allow line breaks. */
export const codeLine = (node: HtmlNodes): string =>
  textOf(node)
    .replace(/\u200B/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const text = (value: string): Text => ({type: 'text', value});
const paragraph = (children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});

/** Inline code. Line ends are spaces in it. */
const codeOf = (element: Element): InlineCode => ({
  type: 'inlineCode',
  value: (attributeOf(element, 'dataText') ?? textOf(element)).replace(/\r?\n/g, ' '),
});

/** Words and inline code of a tree. Emphasis and links are left out: a label is bold as a whole. */
function phrasesOf(node: HtmlNodes): (Text | InlineCode)[] {
  if (node.type === 'text') return [text(node.value.replace(/\u200B/g, '').replace(/\s+/g, ' '))];
  if (isElement(node) && node.tagName === 'code') return [codeOf(node)];
  return childrenOf(node).flatMap(phrasesOf);
}

/** A label, shown above the content that it names. */
function label(name: HtmlNodes): Paragraph {
  const phrases = phrasesOf(name);
  const [first, last] = [phrases[0], phrases.at(-1)];
  if (first?.type === 'text') first.value = first.value.trimStart();
  if (last?.type === 'text') last.value = last.value.trimEnd();
  return paragraph([{type: 'strong', children: phrases}]);
}

const flowOf = (state: State, element: Element) => state.toFlow(state.all(element)) as BlockContent[];

const hasClassLike = (element: Element, part: string) => classesOf(element).some((name) => name.includes(part));
const isRole = (role: string) => (element: Element) => element.properties.role === role;

function admonition(state: State, element: Element): Nodes {
  const [heading, content] = elementsOf(element);
  return {
    type: 'blockquote',
    children: [...(heading ? [label(heading)] : []), ...(content ? flowOf(state, content) : [])],
  };
}

function codeBlock(element: Element): Nodes[] {
  const pre = findElement(element, ({tagName}) => tagName === 'pre');
  if (!pre) return [];
  const title = elementsOf(element).find((child) => hasClassLike(child, 'title'));
  const language = String(element.properties.dataLanguage ?? 'text');
  const code: Code = {
    type: 'code',
    lang: language,
    meta: title ? `title="${codeLine(title).replaceAll('"', "'")}"` : null,
    value: textOf(pre).replace(/\n$/, ''),
  };
  return [code];
}

/** Panels of a tab set, at any depth. Panels of tab sets within a panel are not included. */
const panelsOf = (element: Element): Element[] =>
  elementsOf(element).flatMap((child) => (isRole('tabpanel')(child) ? [child] : panelsOf(child)));

function tabs(state: State, element: Element): Nodes[] {
  const labels = elementsOf(element).filter(isRole('tablist')).flatMap(elementsOf);
  return panelsOf(element).flatMap((panel, i) => [...(labels[i] ? [label(labels[i])] : []), ...flowOf(state, panel)]);
}

/** Converts a row of links to a list with one link per line. */
function linkList(state: State, element: Element): List {
  const items = elementsOf(element).map(
    (child): ListItem => ({type: 'listItem', children: [paragraph([state.one(child, element)].flat() as PhrasingContent[])]}),
  );
  return {type: 'list', ordered: false, spread: false, children: items};
}

const hasOwnText = (element: Element) => element.children.some((child) => child.type === 'text' && child.value.trim() !== '');

function isLinkRow(element: Element): boolean {
  const children = elementsOf(element);
  return children.length > 1 && children.every(({tagName}) => tagName === 'a') && !hasOwnText(element);
}

const div: Handle = (state, element: Element) => {
  if (hasClass(element, 'theme-admonition')) return admonition(state, element);
  if (hasClass(element, 'theme-code-block')) return codeBlock(element);
  if (elementsOf(element).some(isRole('tablist'))) return tabs(state, element);
  if (isLinkRow(element)) return linkList(state, element);
  return state.toFlow(state.all(element)) as Nodes[];
};

const pre: Handle = (_state, element: Element) => ({type: 'code', lang: 'text', value: textOf(element).replace(/\n$/, '')});

const code: Handle = (_state, element: Element) => codeOf(element);

const details: Handle = (state, element: Element) => {
  const [summary, ...rest] = elementsOf(element);
  if (summary?.tagName !== 'summary') return flowOf(state, element);
  // The summary of a schema field contains its name and type, which are code and not a title.
  const head = hasClass(summary, 'api-head') ? flowOf(state, summary) : [label(summary)];
  return [...head, ...rest.flatMap((child) => flowOf(state, {...element, tagName: 'div', children: [child]}))];
};

/** Figures are drawn from the text below them, so this text is their text alternative. */
const figure: Handle = (state, element: Element) => {
  const words = findElement(
    element,
    ({tagName, children}) => tagName === 'details' && children.some((child) => textOf(child).trim() === FIGURE_WORDS),
  );
  const caption = findElement(element, ({tagName}) => tagName === 'figcaption');
  const alt = String(findElement(element, ({tagName}) => tagName === 'img')?.properties.alt ?? '');
  const notes = caption ? flowOf(state, {...caption, tagName: 'div', children: caption.children.filter((child) => child !== words)}) : [];
  const lines = words
    ? elementsOf(words)
        .filter(({tagName}) => tagName !== 'summary')
        .flatMap((child) => textOf(child).split('\n'))
    : [];
  const items = lines
    .filter((line) => line.trim())
    .map((line): ListItem => ({type: 'listItem', children: [paragraph([text(line.trim())])]}));
  return {
    type: 'blockquote',
    children: [
      ...(alt ? [paragraph([{type: 'strong', children: [text('图')]}, text(`：${alt}`)])] : []),
      ...notes,
      ...(items.length > 0 ? [{type: 'list', ordered: false, spread: false, children: items} satisfies List] : []),
    ],
  };
};

const img: Handle = (_state, element: Element) => {
  const alt = String(element.properties.alt ?? '').trim();
  return alt ? text(`（图：${alt}）`) : undefined;
};

const iframe: Handle = (_state, element: Element) => {
  const {src, title} = element.properties;
  return src ? paragraph([{type: 'link', url: String(src), children: [text(String(title ?? src))]}]) : undefined;
};

/** Puts the content of a cell on one line, because Markdown tables cannot contain blocks. */
function toLine(nodes: readonly Nodes[]): PhrasingContent[] {
  return nodes.flatMap((node, i): PhrasingContent[] => {
    const isBlock = node.type === 'paragraph' || node.type === 'list' || node.type === 'listItem' || node.type === 'blockquote';
    if (node.type === 'break') return [text(' ')];
    if (node.type === 'code') return [{type: 'inlineCode', value: node.value.replace(/\s*\n\s*/g, ' ')}];
    if (!isBlock) return [node as PhrasingContent];
    const inner = toLine(node.children);
    return i > 0 ? [text(node.type === 'paragraph' ? ' ' : '；'), ...inner] : inner;
  });
}

const cell: Handle = (state, element: Element): TableCell => ({type: 'tableCell', children: toLine(state.all(element) as Nodes[])});

/** Separates the limits of a value, which the page separates only by their style. */
const p: Handle = (state, element: Element) => {
  // A sentence, such as the one about a recursive schema, has no such parts.
  if (!hasClass(element, 'api-facts') || hasOwnText(element)) return paragraph(state.all(element) as PhrasingContent[]);
  const facts = elementsOf(element).map((fact) => state.all(fact) as PhrasingContent[]);
  return paragraph(facts.flatMap((fact, i) => (i > 0 ? [text('；'), ...fact] : fact)));
};

/** Handlers for elements that `rehype-remark` does not convert properly. */
export const HANDLERS: Record<string, Handle> = {
  div,
  pre,
  code,
  details,
  figure,
  img,
  iframe,
  td: cell,
  th: cell,
  p,
  video: () => undefined,
};
