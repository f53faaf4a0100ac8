import {expect, test} from 'vitest';
import {renderApiShare} from '../apiShare';
import {parseBuildArguments} from '../parseBuildArguments';
import {renderGrowth} from '../renderGrowth';
import {costOfPhases} from '../runBuild';

test('totals at the ends of phases become the cost of each', () => {
  const notes = [
    {phase: 'Load site', wall: 2, cpu: 3, peak: 100},
    {phase: 'SSG', wall: 5, cpu: 8, peak: 300},
    {phase: 'exit', wall: 6, cpu: 9, peak: 300},
  ];
  expect(costOfPhases(notes)).toEqual([
    {phase: 'Load site', wall: 2, cpu: 3, peak: 100},
    {phase: 'SSG', wall: 3, cpu: 5, peak: 300},
    {phase: '全部', wall: 6, cpu: 9, peak: 300},
  ]);
});

test('the tables show every size, the exponent and what a page costs', () => {
  const result = (times: number, kind: '冷' | '热') => ({
    times,
    pages: 100 * times,
    kind,
    builds: [[{phase: '全部', wall: 10 * times, cpu: 20 * times, peak: 1e9}]],
  });
  const text = renderGrowth([result(1, '冷'), result(1, '热'), result(2, '冷'), result(2, '热')]);
  expect(text).toMatch(/== 冷构建\n +1×（100 页） +2×（200 页） +指数 +每增一页\n全部 CPU +20\.0 秒 +40\.0 秒 +1\.00 +200\.0 毫秒/);
  expect(text).toMatch(/全部 内存峰值 +1000 MB +1000 MB +0\.00 +0\.0 kB\n\n== 热构建/);
});

test('of several builds the tables show the medians and the range', () => {
  const build = (wall: number) => [{phase: '全部', wall, cpu: 2 * wall, peak: 1e9}];
  const text = renderGrowth([{times: 1, pages: 100, kind: '冷', builds: [build(19), build(25), build(18)]}]);
  expect(text).toMatch(/全部 CPU +38\.0 秒/);
  expect(text).toMatch(/全部 用时 +19\.0 秒/);
  expect(text).toContain('1× 用时 18.0 秒～25.0 秒（3 次）');
});

test('sizes are sorted and named once', () => {
  expect(parseBuildArguments([], '/site')).toEqual({help: false, sizes: [1, 2, 5, 10], runs: 1});
  expect(parseBuildArguments(['--sizes', '5,1,5', '--json=g.json'], '/site')).toEqual({
    help: false,
    sizes: [1, 5],
    runs: 1,
    json: '/site/g.json',
  });
});

test('pairs of builds are asked for by their number', () => {
  expect(parseBuildArguments(['--api', '3'], '/site')).toMatchObject({apiPairs: 3});
  expect(parseBuildArguments(['--runs', '5'], '/site')).toMatchObject({runs: 5});
});

test('what the API reference costs is the median of the differences', () => {
  const note = (wall: number, cpu: number) => ({phase: '全部', wall, cpu, peak: 1});
  const text = renderApiShare([
    {whole: note(24, 36), without: note(20, 30)},
    {whole: note(30, 44), without: note(25, 36)},
    {whole: note(23, 35), without: note(22, 33)},
  ]);
  expect(text).toMatch(/第 2 对 +30\.0 秒 +25\.0 秒 +5\.0 秒 +8\.0 秒\n/);
  expect(text).toMatch(/差的中位数 +4\.0 秒 +6\.0 秒$/);
});

test('all that is wrong is said at once', () => {
  expect(() => parseBuildArguments(['--sizes', '1,x', '--runs', '1.5', '--api', '0', '--fast', 'docs'], '/site')).toThrow(
    [
      '不认识的选项：--fast；可用的有 --help、--sizes、--runs、--api、--json',
      '不接受参数；收到的是 docs',
      '--sizes：应为逗号分隔的 1 到 50 的整数；收到的是“1,x”',
      '--runs：应为 1 到 20 的整数；收到的是“1.5”',
      '--api：应为 1 到 20 的整数；收到的是“0”',
    ].join('\n'),
  );
  for (const args of [['--json'], ['--json='], ['--json', '--sizes=2']]) {
    expect(() => parseBuildArguments(args, '/site')).toThrow('--json 后面缺少文件名');
  }
});
