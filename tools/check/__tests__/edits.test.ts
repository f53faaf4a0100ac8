import {describe, expect, it} from 'vitest';
import {applyEdits} from '../edits';

describe('applyEdits', () => {
  it('applies edits whatever their order', () => {
    expect(
      applyEdits('甲,乙API', [
        {start: 3, end: 3, text: ' '},
        {start: 1, end: 2, text: '，'},
      ]),
    ).toBe('甲，乙 API');
  });

  it('makes an edit once that two rules ask for', () => {
    const edit = {start: 1, end: 1, text: ' '};
    expect(applyEdits('甲a', [edit, {...edit}])).toBe('甲 a');
  });

  it('lets the first of two overlapping edits win', () => {
    expect(
      applyEdits('abcd', [
        {start: 0, end: 3, text: 'x'},
        {start: 2, end: 4, text: 'y'},
      ]),
    ).toBe('xd');
  });
});
