import {expect, it} from 'vitest';
import {splitDates} from '../splitDates';

it.each([
  ['2026-11-26', ['', '2026-11-26', '']],
  ['从 2026-11-26 到 2026-11-27。', ['从 ', '2026-11-26', ' 到 ', '2026-11-27', '。']],
  ['gpt-2026-11-26 和 2026-11-26-a', ['gpt-2026-11-26 和 2026-11-26-a']],
  ['', ['']],
])('splits %j at its dates', (text, pieces) => {
  expect(splitDates(text)).toEqual(pieces);
  expect(splitDates(text).join('')).toBe(text);
});
