import type {Element, Root} from 'hast';
import type {Root as Markdown, Nodes} from 'mdast';
import rehypeRemark from 'rehype-remark';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {cleanTree} from './cleanTree';
import {HANDLERS} from './handlers';
import {findElement, hasClass, lineOf} from './hastTree';
import {parsePage} from './parsePage';

export type PageInput = {
  html: string;
  /** Full address of the page. */
  url: string;
};

/** The parts of a page as Markdown. */
export type ConvertedPage = {title: string; description: string; body: string};

const toMarkdown = unified().use(rehypeRemark, {document: false, handlers: HANDLERS});
const printer = unified().use(remarkGfm, {tablePipeAlign: false}).use(remarkCjkFriendly).use(remarkStringify, {
  bullet: '-',
  fences: true,
  listItemIndent: 'one',
  rule: '-',
  emphasis: '*',
  resourceLink: true,
});

/** Addresses must work wherever the file is read. */
function makeLinksAbsolute(node: Nodes, pageUrl: string): void {
  if (node.type === 'link') {
    node.url = URL.canParse(node.url, pageUrl) ? new URL(node.url, pageUrl).href : node.url;
    node.title = null;
  }
  if ('children' in node) for (const child of node.children) makeLinksAbsolute(child, pageUrl);
}

function metaOf(tree: Root, name: string): string {
  const meta = findElement(tree, ({tagName, properties}) => tagName === 'meta' && properties.name === name);
  return String(meta?.properties.content ?? '');
}

function contentOf(tree: Root): Element | undefined {
  return findElement(tree, (element) => hasClass(element, 'theme-doc-markdown')) ?? findElement(tree, ({tagName}) => tagName === 'article');
}

/** Turns a rendered page into Markdown; `null` when it is no page of documentation. */
export function convertPage({html, url}: PageInput): ConvertedPage | null {
  const tree = parsePage(html);
  const content = contentOf(tree);
  if (!content || /noindex/.test(metaOf(tree, 'robots'))) return null;
  const heading = findElement(tree, ({tagName}) => tagName === 'h1') ?? findElement(tree, ({tagName}) => tagName === 'title');
  const title = heading ? lineOf(heading) : '';
  cleanTree(content);
  const markdown = toMarkdown.runSync({type: 'root', children: content.children}) as unknown as Markdown;
  makeLinksAbsolute(markdown, url);
  return {title, description: metaOf(tree, 'description'), body: printer.stringify(markdown)};
}
