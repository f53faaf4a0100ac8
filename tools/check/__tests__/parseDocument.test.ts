import {describe, expect, it} from 'vitest';
import {alignText} from '../parseDocument';

/** Source text of each character of a value. */
function piecesOf(value: string, source: string): string[] {
  return alignText(value, source, 0, source.length).map(({start, end}) => source.slice(start, end));
}

describe('alignText', () => {
  it.each([
    ['流程', '流程', ['流', '程']],
    ['{a}', '\\{a}', ['\\{', 'a', '}']],
    ['a<b', 'a&lt;b', ['a', '&lt;', 'b']],
    ['a&b', 'a&b', ['a', '&', 'b']],
    ['一\n二', '一\n  > 二', ['一', '\n', '二']],
    ['一 二', '一\n  二', ['一', '\n', '二']],
    ['👋x', '👋x', ['👋', '👋', 'x']],
  ])('lays %j beside %j', (value, source, expected) => {
    expect(piecesOf(value, source)).toEqual(expected);
  });

  it('gives a place to every character, even to those that the source does not have', () => {
    expect(alignText('甲丁乙', '甲乙', 0, 2)).toHaveLength(3);
    expect(alignText('甲丁乙', '甲乙', 0, 2).at(-1)).toEqual({start: 1, end: 2});
  });
});
