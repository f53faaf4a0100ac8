import {type CheerioAPI, load} from 'cheerio';

/** An HTML tree that can be queried with selectors, like jQuery. */
export type HtmlTree = CheerioAPI;
export type HtmlNode = Exclude<Parameters<typeof load>[0], string | Buffer | unknown[]>;
export type HtmlElement = Extract<HtmlNode, {attribs: Record<string, string>}>;

/**
 * The only HTML parser of the build: parse5, through cheerio. The minifier omits every end tag that the standard allows to omit. Some of
 * these ends are found only by a parser that follows the standard, such as the end of a paragraph before the next list item.
 */
export const parseHtml = (html: string): HtmlTree => load(html);

/** Head of a page; the rest of the page is not searched. */
export const headOf = ($: HtmlTree): ReturnType<HtmlTree> => $.root().children('html').children('head') as ReturnType<HtmlTree>;

/** Elements of the head that match a selector; the rest of the page is not searched. */
export const inHead = ($: HtmlTree, selector: string): ReturnType<HtmlTree> => headOf($).children(selector) as ReturnType<HtmlTree>;

export const isElement = (node: HtmlNode | null | undefined): node is HtmlElement => node != null && 'attribs' in node;

/** Class names of an element. */
export const classesOf = ({attribs}: HtmlElement): string[] => (attribs.class ?? '').split(/\s+/).filter(Boolean);

/** Whether an element has a class. The class list is split only if it contains the name, because most do not. */
export const hasClass = (element: HtmlElement, name: string): boolean =>
  element.attribs.class?.includes(name) === true && classesOf(element).includes(name);

/** Text of a tree, unchanged, including scripts. */
export function textOf(node: HtmlNode): string {
  if (node.type === 'text') return node.data;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** All elements of a tree, in source order. Filtering them takes a fraction of the time of a selector. */
export function elementsIn(node: HtmlNode, found: HtmlElement[] = []): HtmlElement[] {
  if (isElement(node)) found.push(node);
  if ('children' in node) for (const child of node.children) elementsIn(child, found);
  return found;
}

/** First matching element of a tree, in source order; the search stops there. */
export function findElement(node: HtmlNode, fits: (element: HtmlElement) => boolean): HtmlElement | undefined {
  if (isElement(node) && fits(node)) return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children as HtmlNode[]) {
    const found = findElement(child, fits);
    if (found) return found;
  }
  return undefined;
}

/** Root node of a tree. */
export const rootOf = (tree: HtmlTree): HtmlNode => tree.root()[0] as HtmlNode;

/** Breadcrumb texts of a page, as the Docusaurus theme renders them; the last one is the page itself. */
export function breadcrumbsOf($: HtmlTree, selector: string): string[] {
  const list = findElement(rootOf($), (element) => hasClass(element, 'theme-doc-breadcrumbs'));
  const crumbs = list ? $(list).find(selector).toArray() : [];
  return crumbs.map((crumb) => $(crumb).text());
}

/** Text alternative of a picture (an image, or drawn with page elements); undefined if the element is not a picture. */
export function pictureTextOf({name, attribs}: HtmlElement): string | undefined {
  if (name === 'img') return attribs.alt ?? '';
  return attribs.role === 'img' ? (attribs['aria-label'] ?? '') : undefined;
}
