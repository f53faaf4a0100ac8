import {attributeOf} from '../../../../lib/build/html';
import type {StructureRule} from './types';

/** With a duplicate id, links lead to the first element, and labels name the wrong field. */
export const duplicateIds: StructureRule = {
  name: '重复的 id',
  check(elements) {
    const ids = elements.flatMap((element) => attributeOf(element, 'id') ?? []);
    const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
    return repeated.map((id) => `id="${id}" 不止一个；改其中一个标题或图的 id`);
  },
};
