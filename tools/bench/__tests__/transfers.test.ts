import {expect, test} from 'vitest';
import {sumExecuted} from '../measure/measureScripts';
import {sumBytes} from '../measure/transfers';

const transfer = (url: string, kind: 'js' | 'prefetch' | 'html', bytes: number) => ({url, kind, bytes, fromCache: bytes === 0});

test('bytes are added up by kind', () => {
  expect(sumBytes([transfer('/', 'html', 10), transfer('/a.js', 'js', 3), transfer('/b.js', 'js', 4)])).toEqual({
    html: 10,
    css: 0,
    js: 7,
    image: 0,
    font: 0,
    prefetch: 0,
    other: 0,
  });
});

test('what was fetched ahead and then used counts as what it was used for', () => {
  const transfers = [transfer('/a.js', 'prefetch', 100), transfer('/b.js', 'prefetch', 20), transfer('/a.js', 'js', 0)];
  expect(sumBytes(transfers)).toMatchObject({js: 100, prefetch: 20});
});

test('only scripts that ran are counted', () => {
  const ran = {source: 'const 甲 = 1;', functions: [{ranges: [{count: 1}]}]};
  const idle = {source: 'never()', functions: [{ranges: [{count: 0}]}]};
  const {raw, compressed} = sumExecuted([ran, idle, {functions: []}]);
  expect(raw).toBe(14);
  expect(compressed).toBeGreaterThan(0);
});
