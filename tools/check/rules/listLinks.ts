import type {Link, Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page} from '../types';

/** A link of a page, written in Markdown or as a component with `href` or `to`. */
export type PageLink = {
  url: string;
  text: string;
  offset: number;
  /** The address stands bare in the text. */
  isBare: boolean;
};

function textOf(node: Nodes): string {
  if ('children' in node) return node.children.map(textOf).join('');
  return 'value' in node ? node.value : '';
}

function fromMarkdown(link: Link): PageLink {
  const text = textOf(link);
  return {url: link.url, text, offset: link.position?.start.offset ?? 0, isBare: link.url.endsWith(text)};
}

function fromElement(node: Nodes): PageLink[] {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  return node.attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') return [];
    if (attribute.name !== 'href' && attribute.name !== 'to') return [];
    return [{url: attribute.value, text: textOf(node), offset: node.position?.start.offset ?? 0, isBare: false}];
  });
}

/** Lists the links of a page in their order. */
export function listLinks(tree: Page['tree']): PageLink[] {
  const links: PageLink[] = [];
  visit(tree, (node) => {
    if (node.type === 'link') links.push(fromMarkdown(node));
    else if (node.type === 'definition')
      links.push({url: node.url, text: node.label ?? '', offset: node.position?.start.offset ?? 0, isBare: false});
    else links.push(...fromElement(node));
  });
  return links;
}
