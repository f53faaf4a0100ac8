import {expect, test} from 'vitest';
import {costPerPage, growthExponent} from '../growthExponent';

const grow = (cost: (size: number) => number) => [100, 200, 500, 1000].map((size) => ({size, cost: cost(size)}));

test('the exponent tells linear from quadratic growth', () => {
  expect(growthExponent(grow((size) => 3 * size))).toBeCloseTo(1);
  expect(growthExponent(grow((size) => size ** 2 / 7))).toBeCloseTo(2);
  expect(growthExponent(grow(() => 4))).toBeCloseTo(0);
});

test('one size alone has no growth, nor has what costs nothing', () => {
  expect(growthExponent([{size: 100, cost: 4}])).toBeUndefined();
  expect(growthExponent(grow(() => 0))).toBeUndefined();
  expect(costPerPage([{size: 100, cost: 4}])).toBeUndefined();
});

test('what a build costs at all is no part of the cost of a page', () => {
  expect(costPerPage(grow((size) => 10 + 0.05 * size))).toBeCloseTo(0.05);
});
