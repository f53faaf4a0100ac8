import {childrenOf, elementsIn, hasClass} from '../../../../lib/build/html';
import type {StructureRule} from './types';

/**
 * Browsers end a paragraph before a block inside it and add an empty one after it. React then finds another tree than it wrote and
 * renders the whole page anew.
 */
export const emptyParagraphs: StructureRule = {
  name: '空段落',
  check: (elements) =>
    elements
      .filter((element) => hasClass(element, 'theme-doc-markdown'))
      .flatMap((article) => elementsIn(article))
      .filter((element) => element.tagName === 'p' && childrenOf(element).length === 0 && Object.keys(element.properties).length === 0)
      .map(() => '有空的 <p>：多半是段落里写了 <div>、<details> 这样的块；让它自成一段'),
};
