import {markupOf} from './markupOf';
import type {StructureRule} from './types';

/** Without its size, the text below an image moves when the image arrives. */
export const imageSizes: StructureRule = {
  name: '图片大小',
  check: (elements) =>
    elements
      .filter(({tagName, properties}) => tagName === 'img' && (properties.width === undefined || properties.height === undefined))
      .map((image) => `${markupOf(image)} 没有 width 和 height，图片一到，下面的文字会移动；写上它的大小`),
};
