import {markupOf} from './markupOf';
import type {StructureRule} from './types';

/** An image that only decorates has an empty text; one without any is read out by its address. */
export const images: StructureRule = {
  name: '图片说明',
  check: (elements) =>
    elements
      .filter(({name, attribs}) => name === 'img' && attribs.alt === undefined)
      .map((image) => `${markupOf(image)} 没有 alt；写一句说明，装饰用的写 alt=""`),
};
