import {elementsIn, type HtmlNode, isElement} from '../../../../lib/build/html';
import {duplicateIds} from './duplicateIds';
import {headings} from './headings';
import {images} from './images';
import {links} from './links';
import {tableHeaders} from './tableHeaders';
import type {StructureRule} from './types';

const RULES: readonly StructureRule[] = [duplicateIds, images, headings, links, tableHeaders];

/** What takes the place of something else, and is never there beside it. */
const ALTERNATIVES = ['noscript', 'template'];

const isAlternative = (node: HtmlNode | null): boolean =>
  node !== null && ((isElement(node) && ALTERNATIVES.includes(node.name)) || isAlternative(node.parent as HtmlNode | null));

/**
 * Holds a page against the rules on structure whose cause lies in its content, which makes them worth a look at every page; the rest of
 * axe's rules is about components, and needs a browser (`tests/pages/`).
 */
export function checkStructure(root: HtmlNode): {rule: string; message: string}[] {
  const elements = elementsIn(root).filter((element) => !isAlternative(element));
  return RULES.flatMap(({name, check}) => [...new Set(check(elements))].map((message) => ({rule: name, message})));
}
