import type {HtmlElement} from '../../../../lib/build/html';

const MAX_LENGTH = 60;

/** The shortened start tag of an element, to find it in the page. */
export function markupOf({name, attribs}: HtmlElement): string {
  const attributes = Object.entries(attribs).map(([key, value]) => ` ${key}="${value}"`);
  const tag = `<${name}${attributes.join('')}>`;
  return tag.length > MAX_LENGTH ? `${tag.slice(0, MAX_LENGTH)}……` : tag;
}
