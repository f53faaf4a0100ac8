import {type CheerioAPI, load} from 'cheerio';

/** A tree of HTML, which can be asked by selectors as with jQuery. */
export type HtmlTree = CheerioAPI;
export type HtmlNode = Exclude<Parameters<typeof load>[0], string | Buffer | unknown[]>;
export type HtmlElement = Extract<HtmlNode, {attribs: Record<string, string>}>;

/**
 * The one reader of HTML of the build: parse5, by way of cheerio. The minifier leaves out every end tag that the standard allows,
 * also where only the standard's own way of reading finds the end, as that of a paragraph before the next list item.
 */
export const parseHtml = (html: string): HtmlTree => load(html);

/** The head of a page, found without a search through the rest of it. */
export const headOf = ($: HtmlTree): ReturnType<HtmlTree> => $.root().children('html').children('head') as ReturnType<HtmlTree>;

/** Elements of the head that fit a selector; the rest of the page is not searched. */
export const inHead = ($: HtmlTree, selector: string): ReturnType<HtmlTree> => headOf($).children(selector) as ReturnType<HtmlTree>;

export const isElement = (node: HtmlNode | null | undefined): node is HtmlElement => node != null && 'attribs' in node;

/** Class names of an element. */
export const classesOf = ({attribs}: HtmlElement): string[] => (attribs.class ?? '').split(/\s+/).filter(Boolean);

/** Whether an element has a class; most do not hold its name at all, and their lists need not be split. */
export const hasClass = (element: HtmlElement, name: string): boolean =>
  element.attribs.class?.includes(name) === true && classesOf(element).includes(name);

/** Text of a tree as it stands in the source, that of scripts included. */
export function textOf(node: HtmlNode): string {
  if (node.type === 'text') return node.data;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** All elements of a tree, in the order of the source. To look through them takes a fraction of the time of a selector. */
export function elementsIn(node: HtmlNode, found: HtmlElement[] = []): HtmlElement[] {
  if (isElement(node)) found.push(node);
  if ('children' in node) for (const child of node.children) elementsIn(child, found);
  return found;
}

/** First element of a tree, in the order of the source, that fits; what comes after it is not looked at. */
export function findElement(node: HtmlNode, fits: (element: HtmlElement) => boolean): HtmlElement | undefined {
  if (isElement(node) && fits(node)) return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children as HtmlNode[]) {
    const found = findElement(child, fits);
    if (found) return found;
  }
  return undefined;
}

/** The tree as a whole. */
export const rootOf = (tree: HtmlTree): HtmlNode => tree.root()[0] as HtmlNode;

/** Texts of the breadcrumbs of a page, as Docusaurus' theme writes them; the last one is the page itself. */
export function breadcrumbsOf($: HtmlTree, selector: string): string[] {
  const list = findElement(rootOf($), (element) => hasClass(element, 'theme-doc-breadcrumbs'));
  const crumbs = list ? $(list).find(selector).toArray() : [];
  return crumbs.map((crumb) => $(crumb).text());
}

/** The text alternative of a picture, be it an image or drawn with elements of the page; undefined for what is no picture. */
export function pictureTextOf({name, attribs}: HtmlElement): string | undefined {
  if (name === 'img') return attribs.alt ?? '';
  return attribs.role === 'img' ? (attribs['aria-label'] ?? '') : undefined;
}
