import {hasAccessibleName} from './accessibleName';
import type {StructureRule} from './types';

/** Screen readers read the cells below an empty header without a name. */
export const tableHeaders: StructureRule = {
  name: '空表头',
  check: (elements) =>
    elements.filter((element) => element.tagName === 'th' && !hasAccessibleName(element)).map(() => '有空的 <th>；给这一列写上表头'),
};
