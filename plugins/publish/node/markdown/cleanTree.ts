import type {Element, ElementContent} from 'hast';
import {elementsOf, findElement, hasClass, isElement, removeElements, textOf} from './hastTree';

/** What a page shows but its text does not need. */
const SILENT = new Set(['script', 'style', 'svg', 'button', 'nav', 'template', 'noscript', 'select', 'input', 'textarea', 'search', 'h1']);
const SILENT_CLASSES = ['hash-link', 'sr-only', 'theme-doc-toc-mobile', 'theme-doc-version-badge', 'pagination-nav'];
/** The console of an API page: nothing but controls. */
const SILENT_IDS = new Set(['try-it']);
/** Chips that are set apart by their looks. */
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

const isChip = (node: ElementContent | undefined): node is Element => isElement(node) && CHIPS.has(node.tagName);
const isSpan = ({tagName}: Element) => tagName === 'span' || tagName === 'b';
const areButtons = (a: Element, b: Element) => a.tagName === 'a' && b.tagName === 'a';

/** Puts a space between neighbours that only their style keeps apart: `<code>name</code><span>string</span>`. */
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

/** The words of a figure are one element with a line each; the conversion would run the lines together. */
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

/** A picture that is drawn with elements of the page is told like any other: by its text alternative. */
function replaceDrawings(element: Element): void {
  element.children = element.children.map((child): ElementContent => {
    if (!isElement(child) || child.properties.role !== 'img') return child;
    return {type: 'element', tagName: 'img', properties: {alt: child.properties.ariaLabel}, children: []};
  });
  for (const child of elementsOf(element)) replaceDrawings(child);
}

/** Takes from the tree of a page what only looks or works, and leaves what says something. */
export function cleanTree(root: Element): void {
  removeElements(root, isSilent);
  replaceDrawings(root);
  partChips(root);
  partFigures(root);
}
