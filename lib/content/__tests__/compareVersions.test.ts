import {expect, it} from 'vitest';
import {compareVersions} from '../compareVersions';

it('sorts by the first two numbers', () => {
  expect(['1.13', '2.0', '1.9', '1.5.0.post2', '1.10.2'].sort(compareVersions)).toEqual(['1.5.0.post2', '1.9', '1.10.2', '1.13', '2.0']);
  expect(compareVersions('1.5', '1.5.0.post2')).toBe(0);
});
