import {describe, expect, it} from 'vitest';
import {takeLongPaste} from '../longPaste';

const fieldWith = (value: string, paste?: string) => ({value, maxLength: 8, dataset: {paste}}) as unknown as HTMLInputElement;

describe('takeLongPaste', () => {
  it('answers a paste that the field is too short for, once', () => {
    const field = fieldWith('first li', 'first line\nand another');
    expect(takeLongPaste(field)).toBe('first line\nand another');
    expect(takeLongPaste(field)).toBe('');
  });

  it('knows a line break that the field left out', () => {
    expect(takeLongPaste(fieldWith('a bc', 'a\nbc and more'))).toBe('a\nbc and more');
  });

  it.each([
    ['other text in the field', 'other', 'first line'],
    ['an empty field', '', 'first line'],
    ['a paste that fits', 'first', 'first'],
    ['no paste', 'first', undefined],
  ])('answers nothing for %s', (_, value, paste) => expect(takeLongPaste(fieldWith(value, paste))).toBe(''));
});
