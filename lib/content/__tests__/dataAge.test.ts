import {describe, expect, it} from 'vitest';
import {isOldData} from '../dataAge';

describe('isOldData', () => {
  it.each([
    ['the same day', '2026-11-26', false],
    ['ninety days later', '2026-08-28', false],
    ['a day more', '2026-08-27', true],
  ])('%s', (_, date, old) => {
    expect(isOldData(date, Date.parse('2026-11-26'))).toBe(old);
  });
});
