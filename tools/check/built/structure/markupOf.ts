import type {Element} from 'hast';
import rehypeStringify from 'rehype-stringify';
import {unified} from 'unified';
import {cutText} from '../../../../lib/text/cutText';

const MAX_LENGTH = 60;
const printer = unified().use(rehypeStringify, {closeSelfClosing: false});

/** The shortened start tag of an element, to find it in the page. */
export function markupOf(element: Element): string {
  const tag = printer.stringify({type: 'root', children: [{...element, children: []}]}).replace(/<\/[^>]*>$/, '');
  return cutText(tag, MAX_LENGTH, '……');
}
