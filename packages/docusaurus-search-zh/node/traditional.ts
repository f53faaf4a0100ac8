import {Converter} from 'opencc-js/t2cn';
import type {TraditionalTable} from '../shared/indexFormat';

/** CJK Unified Ideographs and Extension A: characters that people type. */
const BLOCKS: readonly (readonly [first: number, last: number])[] = [
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
];

/**
 * Traditional characters whose simplified form is used on the site. Characters that the site itself uses are not converted: 乾 in 乾坤, 著 in
 * 著作.
 */
export function buildTraditionalTable(texts: Iterable<string>): TraditionalTable {
  const used = new Set([...texts].flatMap((text) => [...text]));
  const simplify = Converter({from: 't', to: 'cn'});
  const table: TraditionalTable = {from: '', to: ''};
  for (const [first, last] of BLOCKS) {
    for (let code = first; code <= last; code += 1) {
      const character = String.fromCodePoint(code);
      if (used.has(character)) continue;
      const simple = simplify(character);
      if (!used.has(simple)) continue;
      table.from += character;
      table.to += simple;
    }
  }
  return table;
}
