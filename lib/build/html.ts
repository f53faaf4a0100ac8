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

/** Elements of the head that fit a selector; the rest of the page is not searched. */
export const inHead = ($: HtmlTree, selector: string): ReturnType<HtmlTree> =>
  $.root().children('html').children('head').children(selector) as ReturnType<HtmlTree>;

export const isElement = (node: HtmlNode | null | undefined): node is HtmlElement => node != null && 'attribs' in node;

/** Class names of an element. */
export const classesOf = ({attribs}: HtmlElement): string[] => (attribs.class ?? '').split(/\s+/).filter(Boolean);

/** Text of a tree as it stands in the source, that of scripts included. */
export function textOf(node: HtmlNode): string {
  if (node.type === 'text') return node.data;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** All elements of a tree, in the order of the source. */
export function* elementsIn(node: HtmlNode): Generator<HtmlElement> {
  if (isElement(node)) yield node;
  if ('children' in node) for (const child of node.children) yield* elementsIn(child);
}

/** The tree as a whole. */
export const rootOf = (tree: HtmlTree): HtmlNode => tree.root()[0] as HtmlNode;
