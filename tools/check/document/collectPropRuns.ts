import type {Nodes} from 'mdast';
import type {TextRun} from '../types';

const HAN = /\p{Script=Han}/u;
const STRING = /(["'`])((?:(?!\1)[^\\]|\\.)*)\1/gu;

/** Lists the strings with Chinese text in the props of a component, plain (`label="…"`) or in an expression (`label={'…'}`). */
export function collectPropRuns(node: Nodes, source: string): TextRun[] {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  return node.attributes.flatMap((attribute) => {
    const from = attribute.position?.start.offset;
    const to = attribute.position?.end.offset;
    if (from === undefined || to === undefined) return [];
    return [...source.slice(from, to).matchAll(STRING)].flatMap((match): TextRun[] => {
      const text = match[2] ?? '';
      if (!HAN.test(text)) return [];
      const start = from + match.index + 1;
      return [{kind: 'prop', text, context: text, places: placesFrom(text, start)}];
    });
  });
}

/** Places of a text that stands in the source character by character. */
export function placesFrom(text: string, start: number): TextRun['places'] {
  return Array.from({length: text.length}, (_, index) => ({start: start + index, end: start + index + 1, depth: 0, parent: 0}));
}
