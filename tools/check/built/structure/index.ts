import type {Element, Root} from 'hast';
import {elementsIn} from '../../../../lib/build/html';
import {duplicateIds} from './duplicateIds';
import {emptyParagraphs} from './emptyParagraphs';
import {headings} from './headings';
import {imageSizes} from './imageSizes';
import {images} from './images';
import {builtLinks} from './links';
import {pageWidth} from './pageWidth';
import {tableHeaders} from './tableHeaders';
import {tabPanels} from './tabPanels';
import type {StructureRule} from './types';

const RULES: readonly StructureRule[] = [
  duplicateIds,
  emptyParagraphs,
  images,
  imageSizes,
  headings,
  builtLinks,
  pageWidth,
  tableHeaders,
  tabPanels,
];

/** Elements that replace something else and are never shown together with it. */
const ALTERNATIVES = ['noscript', 'template'];

const isAlternative = ({tagName}: Element): boolean => ALTERNATIVES.includes(tagName);

/**
 * Checks page structure for problems whose cause is in the content, so that every page must be checked. The other axe rules are about
 * components and need a browser (`tests/pages/`).
 */
export function checkPageStructure(root: Root): {rule: string; message: string}[] {
  const elements = elementsIn(root, isAlternative);
  return RULES.flatMap(({name, check}) => [...new Set(check(elements))].map((message) => ({rule: name, message})));
}
