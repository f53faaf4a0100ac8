import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {splitMarks} from '../marks';

describe('splitMarks', () => {
  it('takes nothing but marks for marks', () => {
    expect(splitMarks('<img src=x onerror=alert(1)> <mark>全局</mark> & "变量"')).toEqual([
      {text: '<img src=x onerror=alert(1)> ', isMarked: false},
      {text: '全局', isMarked: true},
      {text: ' & "变量"', isMarked: false},
    ]);
  });

  it('takes a mark without its partner for text', () => {
    expect(splitMarks('<mark>全局')).toEqual([{text: '<mark>全局', isMarked: false}]);
    expect(splitMarks('全局</mark>')).toEqual([{text: '全局</mark>', isMarked: false}]);
  });

  it('loses no character', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.stringMatching(/^[^<>]+$/), fc.boolean())), (pieces) => {
        const marked = pieces.map(([text, isMarked]) => (isMarked ? `<mark>${text}</mark>` : text)).join('');
        expect(
          splitMarks(marked)
            .map(({text}) => text)
            .join(''),
        ).toBe(pieces.map(([text]) => text).join(''));
      }),
    );
  });
});
