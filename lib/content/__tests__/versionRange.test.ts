import {describe, expect, it} from 'vitest';
import {isInRange, isRelease, isVersionRange} from '../versionRange';

describe('isInRange', () => {
  it.each([
    ['1.8.4', '<1.9.0'],
    ['1.9.0rc1', '<1.9.0'],
    ['v1.10', '>=1.0.0 <=1.10.0'],
    ['1.10.0', '>=1.2.0 <1.10.1'],
    ['1.5.0.post2', '<=1.5.0'],
    [' 1.12.8 ', '<=1.12.8'],
    ['1.9.1', '>1.9.0'],
  ])('%s is in %s', (version, range) => expect(isInRange(version, range)).toBe(true));

  it.each([
    ['1.9.0', '<1.9.0'],
    ['1.10.0', '<1.9.0'],
    ['1.1.9', '>=1.2.0 <1.9.0'],
    ['1.13.0', '<=1.12.8'],
    ['1.9.0', '>1.9.0'],
    ['latest', '<1.9.0'],
    ['1.8.0', '小于 1.9.0'],
  ])('%s is not in %s', (version, range) => expect(isInRange(version, range)).toBe(false));
});

it('reads releases of Python packages only', () => {
  expect(['1.13', '1.5.0.post2', 'v1.8.0rc2', '1.7.0.dev45'].every(isRelease)).toBe(true);
  expect(['', 'latest', '1.x', '1.13.0-alpine', 'abc'].some(isRelease)).toBe(false);
});

it('reads comparators only', () => {
  expect(['<1.9.0', '>=1.2.0 <=1.8.4'].every(isVersionRange)).toBe(true);
  expect(['', '1.9.0', '<1.x', '< 1.9.0'].some(isVersionRange)).toBe(false);
});
