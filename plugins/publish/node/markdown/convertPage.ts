import type {Element, Root} from 'hast';
import type {Root as Markdown, Nodes} from 'mdast';
import rehypeRemark from 'rehype-remark';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {findArticle} from '../../../../lib/build/findArticle';
import {findElement, metaOf, titleOf} from '../../../../lib/build/html';
import {addFlowData, type ReadFlow} from './addFlowData';
import {cleanTree} from './cleanTree';
import {codeLine, HANDLERS} from './handlers';

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

/** Links must work wherever the file is read. */
function makeLinksAbsolute(node: Nodes, pageUrl: string): void {
  if (node.type === 'link') {
    node.url = URL.canParse(node.url, pageUrl) ? new URL(node.url, pageUrl).href : node.url;
    node.title = null;
  }
  if ('children' in node) for (const child of node.children) makeLinksAbsolute(child, pageUrl);
}

/** Converts an article to Markdown with absolute links. */
function printArticle(content: Element, url: string): string {
  const markdown = toMarkdown.runSync({type: 'root', children: content.children}) as unknown as Markdown;
  makeLinksAbsolute(markdown, url);
  return printer.stringify(markdown);
}

/**
 * Converts a rendered page to Markdown; `null` if it is not a documentation page.
 *
 * @param url full address of the page
 * @param readFlow reads the data of a flow that a figure shows
 */
export function convertPage(tree: Root, url: string, readFlow: ReadFlow = () => undefined): ConvertedPage | null {
  const article = findArticle(tree);
  if (!article) return null;
  const heading = findElement(tree, ({tagName}) => tagName === 'h1');
  const content = cleanTree(article);
  addFlowData(content, readFlow);
  const body = printArticle(content, url);
  return {title: heading ? codeLine(heading) : titleOf(tree).trim(), description: metaOf(tree, 'description') ?? '', body};
}
