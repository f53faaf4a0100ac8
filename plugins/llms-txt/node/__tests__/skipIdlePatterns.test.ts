import fc from 'fast-check';
import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {printRoot} from '../skipIdlePatterns';

const library = unified().use(remarkGfm).use(remarkStringify);
const own = unified()
  .use(remarkGfm)
  .use(remarkStringify, {handlers: {root: printRoot}});

/** A heading, a paragraph with neighbours and a cell: the places whose patterns differ. */
function pageOf([heading, before, strong, after, cell]: readonly string[]): Root {
  const text = (value = '') => ({type: 'text' as const, value});
  return {
    type: 'root',
    children: [
      {type: 'heading', depth: 2, children: [text(heading)]},
      {type: 'paragraph', children: [text(before), {type: 'strong', children: [text(strong)]}, text(after)]},
      {type: 'table', children: [{type: 'tableRow', children: [{type: 'tableCell', children: [text(cell)]}]}]},
    ],
  };
}

test('what is printed stays the same', () => {
  const marks = fc.constantFrom(...'_*`[]()<>|#-+.!~\\&:@/ \n\ta1流，');
  const texts = fc.array(fc.string({unit: marks, maxLength: 12}), {minLength: 5, maxLength: 5});
  fc.assert(
    fc.property(texts, (values) => {
      const page = pageOf(values);
      expect(own.stringify(page)).toBe(library.stringify(page));
    }),
    {numRuns: 500},
  );
});
