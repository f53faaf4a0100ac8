import {hasAccessibleName} from './accessibleName';
import type {StructureRule} from './types';

/** The cells below an empty header are read out without one. */
export const tableHeaders: StructureRule = {
  name: '空表头',
  check: (elements) =>
    elements.filter((element) => element.name === 'th' && !hasAccessibleName(element)).map(() => '有空的 <th>；给这一列写上表头'),
};
