import fc from 'fast-check';
import {expect, test} from 'vitest';
import {blockingTime, layoutShift, median} from '../measure/statistics';

test('the median is the middle one, or between the two in the middle', () => {
  expect(median([5])).toBe(5);
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(() => median([])).toThrow('median of nothing');
});

test('the median leaves its input as it was and lies within it', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), {minLength: 1}), (values) => {
      const before = [...values];
      const middle = median(values);
      expect(values).toEqual(before);
      expect(middle).toBeGreaterThanOrEqual(Math.min(...values));
      expect(middle).toBeLessThanOrEqual(Math.max(...values));
    }),
  );
});

test('a task blocks for what it takes beyond 50 ms, if it began late enough', () => {
  const tasks = [
    {start: 100, value: 500},
    {start: 300, value: 50},
    {start: 400, value: 80},
    {start: 600, value: 51},
  ];
  expect(blockingTime(tasks, 200)).toBe(31);
  expect(blockingTime([], 0)).toBe(0);
});

test('the layout shift is the worst burst, not the sum', () => {
  const at = (start: number, value: number) => ({start, value});
  expect(layoutShift([])).toBe(0);
  expect(layoutShift([at(0, 0.1), at(900, 0.2)])).toBeCloseTo(0.3);
  // A second without a shift ends a burst.
  expect(layoutShift([at(0, 0.1), at(1000, 0.2)])).toBeCloseTo(0.2);
  // A burst lasts five seconds at most.
  expect(layoutShift([0, 900, 1800, 2700, 3600, 4500, 5400].map((start) => at(start, 0.1)))).toBeCloseTo(0.6);
});
