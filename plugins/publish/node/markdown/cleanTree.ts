import type {Element, ElementContent} from 'hast';
import {elementsOf, findElement, hasClass, isElement, textOf} from '../../../../lib/build/html';

/** Elements of a page that are not needed in its text. */
const SILENT = new Set('script style svg button nav template noscript select input textarea search h1 wbr'.split(' '));
const SILENT_CLASSES = ['hash-link', 'sr-only', 'theme-doc-toc-mobile', 'theme-doc-version-badge', 'pagination-nav'];
/** The console of an API page, which contains only controls. */
const SILENT_IDS = new Set(['try-it']);
/** Inline elements that may be separated only by their style. */
const CHIPS = new Set(['span', 'b', 'strong', 'code', 'a', 'var']);

function isSilent(element: Element): boolean {
  const {id, ariaHidden} = element.properties;
  return (
    SILENT.has(element.tagName) ||
    ariaHidden === 'true' ||
    SILENT_IDS.has(String(id)) ||
    SILENT_CLASSES.some((name) => hasClass(element, name))
  );
}

/** Code is reduced to its text: highlighting and the pieces of names consist of many elements, which all later steps would visit. */
function copyChildren(element: Element): ElementContent[] {
  if (element.tagName === 'pre' || element.tagName === 'code') return [{type: 'text', value: textOf(element)}];
  const copies: ElementContent[] = [];
  for (const child of element.children) {
    const last = copies.at(-1);
    // React inserts comments that split one text into several nodes.
    if (child.type === 'text' && last?.type === 'text') last.value += child.value;
    else if (child.type === 'text') copies.push({...child});
    else if (isElement(child) && !isSilent(child)) copies.push(copyElement(child));
  }
  return copies;
}

/** The conversion trims inline code; its text is kept as it is beside it. */
function copyElement(element: Element): Element {
  const properties = element.tagName === 'code' ? {...element.properties, dataText: textOf(element)} : element.properties;
  return {...element, properties, children: copyChildren(element)};
}

const isChip = (node: ElementContent | undefined): node is Element => isElement(node) && CHIPS.has(node.tagName);
const isSpan = ({tagName}: Element) => tagName === 'span' || tagName === 'b';
const areButtons = (a: Element, b: Element) => a.tagName === 'a' && b.tagName === 'a';

/** Inserts a space between neighbours that are separated only by their style: `<code>name</code><span>string</span>`. */
function partChips(element: Element): void {
  element.children = element.children.flatMap((child, i): ElementContent[] => {
    const previous = element.children[i - 1];
    const isGlued = isChip(child) && isChip(previous) && (isSpan(child) || isSpan(previous) || areButtons(child, previous));
    return isGlued ? [{type: 'text', value: ' '}, child] : [child];
  });
  for (const child of elementsOf(element)) partChips(child);
}

const isWords = (element: Element) =>
  element.tagName === 'p' && element.children.some((child) => child.type === 'text' && child.value.includes('\n'));

/** Splits the text of a figure into one element per line; the conversion would join the lines of a single element. */
function partWords(element: Element): void {
  element.children = element.children.flatMap((child): ElementContent[] =>
    isElement(child) && isWords(child)
      ? textOf(child)
          .split('\n')
          .map((line) => ({...child, children: [{type: 'text', value: line}]}))
      : [child],
  );
}

function partFigures(element: Element): void {
  const words = element.tagName === 'figure' ? findElement(element, ({tagName}) => tagName === 'details') : undefined;
  if (words) partWords(words);
  for (const child of elementsOf(element)) partFigures(child);
}

/** Replaces a picture that is drawn with page elements by an image with its text alternative. */
function replaceDrawings(element: Element): void {
  element.children = element.children.map((child): ElementContent => {
    if (!isElement(child) || child.properties.role !== 'img') return child;
    return {type: 'element', tagName: 'img', properties: {alt: child.properties.ariaLabel}, children: []};
  });
  for (const child of elementsOf(element)) replaceDrawings(child);
}

/** Copies the tree of an article without decoration, controls and comments. */
export function cleanTree(article: Element): Element {
  const copy = {...article, children: copyChildren(article)};
  replaceDrawings(copy);
  partChips(copy);
  partFigures(copy);
  return copy;
}
