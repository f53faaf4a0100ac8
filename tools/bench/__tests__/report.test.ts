import {expect, test} from 'vitest';
import {mergeSamples, type PageResult} from '../measure/runBench';
import {writeFigure, writeRatio} from '../report/metrics';
import {renderReport} from '../report/renderReport';
import {formatTable} from '../report/table';

test('columns line up where Han characters take two of them', () => {
  expect(
    formatTable(
      ['页', '字节'],
      [
        ['首页 /', '12.0k'],
        ['/a', '–'],
      ],
    ),
  ).toBe(['页       字节', '首页 /  12.0k', '/a          –'].join('\n'));
});

test('figures are written in their unit', () => {
  expect(writeFigure(undefined, 'ms')).toBe('–');
  expect(writeFigure(12.6, 'ms')).toBe('13');
  expect(writeFigure(1234, 'bytes')).toBe('1.2k');
  expect(writeFigure(0.0123, 'score')).toBe('0.012');
  expect(writeFigure(2.5, 'count')).toBe('2.5');
});

test('a ratio says how many times theirs ours is', () => {
  expect(writeRatio(50, 200)).toBe('0.25×');
  expect(writeRatio(0, 0)).toBe('=');
  expect(writeRatio(5, 0)).toBe('∞');
  expect(writeRatio(undefined, 5)).toBe('–');
});

test('samples merge to medians of what they have; losses add up', () => {
  expect(mergeSamples([{a: 1, 'first.lost': 1}, {a: 3, b: 7, 'first.lost': 2}, {a: 2}])).toEqual({a: 2, b: 7, 'first.lost': 3});
});

test('the report compares page by page and lists what failed', () => {
  const result = (site: 'site' | 'against', fcp: number): PageResult => ({
    profile: 'phone',
    page: 'home',
    path: '/',
    site,
    figures: {fcp, 'before.tbt': 0, 'before.font': 0},
  });
  const failed: PageResult = {
    profile: 'phone',
    page: 'doc',
    path: '/concepts-flows',
    site: 'against',
    figures: {},
    error: 'http://x/ 应答 404，应为 200',
  };
  const report = renderReport([result('site', 500), result('against', 1000), failed]);
  expect(report).toMatch(/FCP +TBT\n首页 \/ +500 +0\n/);
  expect(report).toContain('0.50×');
  // No page has fonts, and none was touched.
  expect(report).not.toMatch(/字体|动作/);
  expect(report).toContain('没有测成：\n  - phone：http://x/ 应答 404，应为 200');
});
