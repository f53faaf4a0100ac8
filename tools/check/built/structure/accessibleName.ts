import type {Element} from 'hast';
import {attributeOf, isElement} from '../../../../lib/build/html';

const SILENT = ['script', 'style', 'template'];
const LABELS = ['ariaLabel', 'ariaLabelledBy', 'title'];

/** Whether an element has an accessible name: a label, text, or an image with alternative text. */
export function hasAccessibleName(element: Element): boolean {
  const {tagName, properties, children} = element;
  if (properties.ariaHidden === 'true' || SILENT.includes(tagName)) return false;
  if (LABELS.some((name) => attributeOf(element, name)?.trim())) return true;
  if (tagName === 'img') return Boolean(attributeOf(element, 'alt')?.trim());
  return children.some((child) => (isElement(child) ? hasAccessibleName(child) : child.type === 'text' && child.value.trim() !== ''));
}
