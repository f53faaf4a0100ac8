import {hasAccessibleName} from './accessibleName';
import {markupOf} from './markupOf';
import type {StructureRule} from './types';

/** Screen readers read a link or button without text only as “link”. */
export const builtLinks: StructureRule = {
  name: '空链接',
  check: (elements) =>
    elements
      .filter(({tagName, properties}) => (tagName === 'a' && properties.href !== undefined) || tagName === 'button')
      .filter((element) => element.properties.ariaHidden !== 'true' && !hasAccessibleName(element))
      .map((element) => `${markupOf(element)} 没有文字；写上文字或 aria-label`),
};
