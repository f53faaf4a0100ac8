import type {Heading, Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {toString as plainTextOf} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {SourceLink} from './types';

const ID_COMMENT = /^\/\*\s*#(\S+)\s*\*\/$/;

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

export const isJsxElement = (node: Nodes): node is JsxElement => node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Value of an attribute that is a plain string. */
export function stringAttribute(element: JsxElement, name: string): string | undefined {
  const found = element.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}

const offsetOf = (node: Nodes) => node.position?.start.offset ?? 0;

/** The anchor that a comment at the end of a heading sets. */
export function headingId(heading: Heading): string | undefined {
  const last = heading.children.findLast((child) => child.type !== 'text' || child.value.trim() !== '');
  return last?.type === 'mdxTextExpression' ? ID_COMMENT.exec(last.value.trim())?.[1] : undefined;
}

/** Text of a heading without its anchor. */
export const headingText = ({children}: Heading): string => plainTextOf(children.filter(({type}) => type !== 'mdxTextExpression')).trim();

/** Lists the anchors of a page with their offsets: those of headings, and elements with an `id`. */
export function listAnchors(tree: Root): {id: string; offset: number}[] {
  const anchors: {id: string; offset: number}[] = [];
  visit(tree, (node) => {
    const id = node.type === 'heading' ? headingId(node) : isJsxElement(node) ? stringAttribute(node, 'id') : undefined;
    if (id !== undefined) anchors.push({id, offset: offsetOf(node)});
  });
  return anchors;
}

function linksOf(node: Nodes): SourceLink[] {
  const offset = offsetOf(node);
  if (node.type === 'link') {
    const text = plainTextOf(node);
    return [{url: node.url, text, offset, isBare: node.url.endsWith(text)}];
  }
  if (node.type === 'definition') return [{url: node.url, text: node.label ?? '', offset, isBare: false}];
  if (!isJsxElement(node)) return [];
  const urls = ['href', 'to'].flatMap((name) => stringAttribute(node, name) ?? []);
  return urls.map((url) => ({url, text: plainTextOf(node), offset, isBare: false}));
}

/** Lists the links of a page in order. */
export function listLinks(tree: Root): SourceLink[] {
  const links: SourceLink[] = [];
  visit(tree, (node) => {
    links.push(...linksOf(node));
  });
  return links;
}
