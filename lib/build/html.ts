import {type CheerioAPI, load} from 'cheerio/slim';

/** A tree of HTML, which can be asked by selectors as with jQuery. */
export type HtmlTree = CheerioAPI;
export type HtmlNode = Exclude<Parameters<typeof load>[0], string | Buffer | unknown[]>;
export type HtmlElement = Extract<HtmlNode, {attribs: Record<string, string>}>;

/**
 * The one reader of HTML of the build: htmlparser2, by way of cheerio. It closes what the minifier has left open, and gives the
 * text of scripts as it stands in the source; to mend broken pages as browsers do, it need not be able.
 */
export const parseHtml = (html: string): HtmlTree => load(html);

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
