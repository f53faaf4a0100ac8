import type {Element} from 'hast';
import rehypeStringify from 'rehype-stringify';
import {unified} from 'unified';

const MAX_LENGTH = 60;
const printer = unified().use(rehypeStringify, {closeSelfClosing: false});

/** The shortened start tag of an element, to find it in the page. */
export function markupOf(element: Element): string {
  const tag = printer.stringify({type: 'root', children: [{...element, children: []}]}).replace(/<\/[^>]*>$/, '');
  return tag.length > MAX_LENGTH ? `${tag.slice(0, MAX_LENGTH)}……` : tag;
}
