import {type HtmlElement, type HtmlNode, isElement} from '../../../../lib/build/html';

const SILENT = ['script', 'style', 'template'];

/** Whether an element has an accessible name: a label, text, or an image with alternative text. */
export function hasAccessibleName(element: HtmlElement): boolean {
  const {name, attribs, children} = element;
  if (attribs['aria-hidden'] === 'true' || SILENT.includes(name)) return false;
  if ([attribs['aria-label'], attribs['aria-labelledby'], attribs.title].some((label) => label?.trim())) return true;
  if (name === 'img') return Boolean(attribs.alt?.trim());
  return (children as HtmlNode[]).some((child) =>
    isElement(child) ? hasAccessibleName(child) : child.type === 'text' && child.data.trim() !== '',
  );
}
