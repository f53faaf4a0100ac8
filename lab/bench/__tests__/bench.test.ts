import {describe, expect, test} from 'vitest';
import {parseBenchArguments} from '../parseBenchArguments';
import {ratioOf, renderReport} from '../renderReport';
import type {PageResult} from '../runBench';
import {blockingTime, median, mergeSamples} from '../statistics';
import {sumBytes} from '../transfers';

describe('the command line', () => {
  const parse = (...args: string[]) => parseBenchArguments(args, '/site');

  test('asks for everything five times, unless it says otherwise', () => {
    const pages = ['home', 'doc', 'reference', 'guide', 'operation', 'landing'];
    expect(parse()).toEqual({help: false, folder: '/site/build', runs: 5, pages, profiles: ['phone', 'desktop']});
    expect(
      parse(
        '--runs=2',
        '--pages',
        'guide, home',
        '--profile',
        'phone',
        '--against',
        'https://example.com/zh/',
        '--json',
        'out.json',
        'dist',
      ),
    ).toEqual({
      help: false,
      folder: '/site/dist',
      runs: 2,
      pages: ['home', 'guide'],
      profiles: ['phone'],
      against: 'https://example.com/zh',
      json: '/site/out.json',
    });
  });

  test('is told all that is wrong at once', () => {
    expect(() =>
      parse('--runs', '0', '--pages', 'home,start', '--profile', 'tablet', '--against', 'ftp://x', 'b', 'c'),
    ).toThrowErrorMatchingInlineSnapshot(`
      [Error: --pages：应为 home、doc、reference、guide、operation、landing；收到的是“start”
      --profile：应为 phone、desktop；收到的是“tablet”
      --runs：应为 1 到 99 的整数；收到的是“0”
      --against：应为 http:// 或 https:// 开头的地址；收到的是“ftp://x”
      文件夹：应为一个；收到的是 b c]
    `);
    expect(() => parse('--jason', 'a')).toThrow('不认识的选项：--jason');
  });
});

describe('the figures', () => {
  test('are medians, and losses add up', () => {
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(() => median([])).toThrow('median of nothing');
    expect(mergeSamples([{a: 1, lost: 1}, {a: 3, b: 7, lost: 2}, {a: 2}])).toEqual({a: 2, b: 7, lost: 3});
  });

  test('count of a task what it takes beyond 50 ms, if it began late enough', () => {
    const tasks = [
      {start: 100, value: 500},
      {start: 300, value: 50},
      {start: 400, value: 80},
      {start: 600, value: 51},
    ];
    expect(blockingTime(tasks, 200)).toBe(31);
    expect(blockingTime([])).toBe(0);
  });

  test('count what was fetched ahead and then used as what it was used for', () => {
    const transfers = [
      {url: '/a.js', kind: 'prefetch', bytes: 100},
      {url: '/b.js', kind: 'prefetch', bytes: 20},
      {url: '/a.js', kind: 'js', bytes: 0},
    ] as const;
    expect(sumBytes(transfers)).toEqual({js: 100, prefetch: 20});
  });
});

describe('the report', () => {
  test('says how many times theirs ours is', () => {
    expect([ratioOf(50, 200), ratioOf(0, 0), ratioOf(5, 0)]).toEqual([0.25, 1, Number.POSITIVE_INFINITY]);
  });

  test('compares page by page, without columns that are empty everywhere', () => {
    const result = (site: 'site' | 'against', fcp: number): PageResult => ({
      profile: 'phone',
      page: 'home',
      site,
      figures: {fcp, tbt: 0, html: 12_345},
    });
    const [idle] = renderReport([result('site', 500), result('against', 1000)]);
    expect(idle?.headings).toEqual(['FCP', '阻塞', 'HTML KB']);
    expect(idle?.rows).toEqual({
      '首页 /': {FCP: 500, 阻塞: 0, 'HTML KB': 12.3},
      '首页：对照': {FCP: 1000, 阻塞: 0, 'HTML KB': 12.3},
      '首页：本站 ÷ 对照': {FCP: 0.5, 阻塞: 1, 'HTML KB': 1},
    });
  });
});
