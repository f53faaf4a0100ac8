import type {ElementContent, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {splitDates} from '../lib/text/splitDates';

/** Where a line ends is the business of the code, or nobody's: these have no lines of text. */
const LEFT_ALONE = new Set(['code', 'pre', 'script', 'style', 'svg']);

/** Keeps dates in one line: browsers end lines at their hyphens (`.whole` in src/css/tables.css). */
export default function rehypeWholeDates() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'element' && LEFT_ALONE.has(node.tagName)) return SKIP;
      if (node.type !== 'text' || !parent || index === undefined) return undefined;
      const pieces = splitDates(node.value);
      if (pieces.length === 1) return undefined;
      const parts = pieces.flatMap((value, at): ElementContent[] => {
        if (value === '') return [];
        const text: ElementContent = {type: 'text', value};
        return at % 2 === 0 ? [text] : [{type: 'element', tagName: 'span', properties: {className: ['whole']}, children: [text]}];
      });
      parent.children.splice(index, 1, ...parts);
      return [SKIP, index + parts.length];
    });
  };
}
