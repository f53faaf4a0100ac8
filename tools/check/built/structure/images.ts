import {markupOf} from './markupOf';
import type {StructureRule} from './types';

/** A decorative image has an empty alternative text; without the attribute, screen readers read the address. */
export const images: StructureRule = {
  name: '图片说明',
  check: (elements) =>
    elements
      .filter(({tagName, properties}) => tagName === 'img' && properties.alt === undefined)
      .map((image) => `${markupOf(image)} 没有 alt；写一句说明，装饰用的写 alt=""`),
};
