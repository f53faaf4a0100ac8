import {describe, expect, it} from 'vitest';
import {smallIndex} from '../../__fixtures__/smallSite';
import {firstQueryBytes, quantile} from '../benchmark';

describe('firstQueryBytes', () => {
  it('counts what a first query loads', async () => {
    const [bytes] = await firstQueryBytes(smallIndex(), ['全局变量']);
    expect(bytes).toBeGreaterThan(500);
  });
});

describe('quantile', () => {
  it('takes the value at a share of the sorted values', () => {
    expect(quantile([3, 1, 2], 0.5)).toBe(2);
    expect(quantile([3, 1, 2], 0.95)).toBe(3);
    expect(quantile([], 0.5)).toBe(0);
  });
});
