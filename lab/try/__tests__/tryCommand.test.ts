import {describe, expect, it} from 'vitest';
import {findParts} from '../../../lib/pages/findParts';
import {acceptDifferences} from '../accept';
import {isWholeComponent} from '../custom';
import {parseTryExceptions} from '../exceptions';
import {isRunnable} from '../guides';
import {parseTryArguments} from '../parseTryArguments';
import {renderFindings} from '../renderFindings';
import {mergeReport} from '../report';
import type {TryFinding} from '../types';

const finding = (more: Partial<TryFinding>): TryFinding => ({
  kind: 'tables',
  page: '/a',
  hash: 'h1',
  label: 'A',
  place: 'docs/a.mdx:1',
  problems: [],
  ...more,
});
const sampleOf = (source: string) => {
  const [sample] = findParts(source).samples;
  if (!sample) throw new Error('no sample');
  return sample;
};

describe('parseTryArguments', () => {
  it('takes checks and routes', () =>
    expect(parseTryArguments(['--version', '1.5.0', '--only', 'a, b', '/x'], ['a', 'b'])).toMatchObject({
      version: '1.5.0',
      checks: ['a', 'b'],
      routes: ['/x'],
    }));

  it.each([
    [['--version', '1', '--only', 'c'], '没有这些检查：c；可用的有 a、b'],
    [['--version', '1', 'x'], '页面地址应以 / 开头'],
    [[], '缺少 --version'],
  ])('refuses %j', (args, message) => expect(() => parseTryArguments(args, ['a', 'b'])).toThrow(message));
});

describe('acceptDifferences', () => {
  const entry = {page: '/a', difference: '默认值', reason: '理由'};

  it('takes out what people have accepted, and only there', () => {
    const {findings, unused} = acceptDifferences(
      [finding({problems: ['x：默认值', 'x：类型']}), finding({page: '/b', problems: ['x：默认值']})],
      [entry],
    );
    expect(findings.map(({problems}) => problems)).toEqual([['x：类型'], ['x：默认值']]);
    expect(unused).toEqual([]);
  });

  it('tells what was accepted for nothing', () => expect(acceptDifferences([finding({})], [entry]).unused).toEqual([entry]));
});

describe('mergeReport', () => {
  const now = {version: '2', date: '2026-11-23'};
  const old = {
    version: '2',
    date: '2026-01-01',
    pages: {'/a': {tables: {old: 'passed' as const}, samples: {s: 'passed' as const}}, '/z': {tables: {z: 'passed' as const}}},
  };

  it('keeps what was not verified this time, and replaces what was', () =>
    expect(mergeReport(old, [finding({})], now).pages).toEqual({
      '/a': {samples: {s: 'passed'}, tables: {h1: 'passed'}},
      '/z': {tables: {z: 'passed'}},
    }));

  it('leaves out what differs, and says why something was not verified', () => {
    const {pages} = mergeReport(undefined, [finding({problems: ['x']}), finding({hash: 'h2', unverified: '理由'})], now);
    expect(pages).toEqual({'/a': {tables: {h2: {unverified: '理由'}}}});
  });

  it('starts anew for another version', () =>
    expect(mergeReport({...old, version: '1'}, [finding({})], now).pages).toEqual({'/a': {tables: {h1: 'passed'}}}));
});

describe('what is verified', () => {
  it('is a whole component, not a part of one', () => {
    const code = (head: string) => sampleOf(`\`\`\`python\n${head}class A(Component):\n    pass\n\`\`\`\n`);
    expect(isWholeComponent(code('from langflow.custom import Component\n\n'))).toBe(true);
    expect(isWholeComponent(code(''))).toBe(false);
  });

  it('is a sample that asks a server, and no part of another', () => {
    expect(isRunnable(sampleOf('```bash\ncurl "$LANGFLOW_URL/health"\n```\n'))).toBe(true);
    expect(isRunnable(sampleOf('```bash partial\ncurl "$LANGFLOW_URL/health"\n```\n'))).toBe(false);
    expect(isRunnable(sampleOf('```json\n"http://localhost:7860"\n```\n'))).toBe(false);
  });
});

describe('renderFindings', () => {
  it('lists differences and counts the rest', () =>
    expect(renderFindings([finding({problems: ['x']}), finding({}), finding({unverified: '理由'})])).toBe(
      '/a A（docs/a.mdx:1）\n  - x\n对照了 3 处：1 处相符，1 处有差异（共 1 个），1 处不能试',
    ));
});

describe('parseExceptions', () => {
  it('wants a reason for everything', () =>
    expect(() => parseTryExceptions('accepted: [{page: /a, difference: x}]')).toThrow('accepted[0].reason：应为一句中文，说明理由'));
});
