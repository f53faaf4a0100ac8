import {describe, expect, it} from 'vitest';
import {readPages} from '../../content/content';
import {readWrittenVersions} from '../../content/versions';
import {readApiOperations} from '../../openapi/apiOperations';
import {describeVerification, parseVerificationReport, readVerificationReport} from '../verification';

const LIMIT = 20;

const reported = readWrittenVersions().filter((version) => readVerificationReport(version) !== undefined);

it('speaks of the version at the root of the site', () => expect(reported.map(({base}) => base)).toContain(''));

describe.each(reported)('the report of $label', (version) => {
  const report = readVerificationReport(version);

  it('is there and speaks of pages that exist', () => {
    const routes = new Set([
      ...readPages(version).map(({route}) => route),
      ...readApiOperations(version).map(({slug}) => `/api/${slug}`),
      '/api',
    ]);
    expect(report && Object.keys(report.pages).filter((route) => !routes.has(route))).toEqual([]);
  });

  it('leaves few operations unverified', () => {
    const results = Object.values(report?.pages ?? {}).flatMap(({operations = {}}) => Object.values(operations));
    expect(results.filter((result) => result !== 'passed').length).toBeLessThanOrEqual(LIMIT);
  });
});

describe('parseVerificationReport', () => {
  it('names everything that is wrong', () => {
    const text = JSON.stringify({version: '1', date: 'today', pages: {'/a': {tables: {x: 'failed'}}}, more: 1});
    expect(() => parseVerificationReport(text, 'verified.json')).toThrow(
      /date：应为形如 2026-11-23 的日期[\s\S]*pages.*应为"passed"[\s\S]*more：没有这个键/,
    );
  });
});

describe('describeVerification', () => {
  const base = {version: '1.5.0.post2', date: '2026-11-23'};

  const allPassed = (passed: number) => ({passed, unverified: 0, again: 0});

  it('says what was run and what was only compared, and when', () => {
    const counts = {samples: allPassed(12), tables: allPassed(3), flows: allPassed(1), words: allPassed(1)};
    expect(describeVerification({...base, counts, reasons: []})).toBe(
      '在 Langflow 1.5.0.post2 上运行过 12 段示例、1 张图里的流程，核对过 3 张参数表、界面文字（2026-11-23）。',
    );
  });

  it('does not say of a table that it was run', () =>
    expect(describeVerification({...base, counts: {settings: allPassed(2)}, reasons: []})).toBe(
      '在 Langflow 1.5.0.post2 上核对过 2 张设置表（2026-11-23）。',
    ));

  it('speaks of an operation as its page does', () =>
    expect(describeVerification({...base, counts: {operations: allPassed(1)}, reasons: []})).toBe(
      '在 Langflow 1.5.0.post2 上运行过这个操作除 PowerShell 以外的示例（2026-11-23）。',
    ));

  it('counts neither what could not be tried nor what has changed since', () => {
    const some = {samples: {passed: 1, unverified: 2, again: 3}};
    expect(describeVerification({...base, counts: some, reasons: ['要访问商店']})).toBe(
      '在 Langflow 1.5.0.post2 上运行过 1 段示例（2026-11-23）。',
    );
    const none = {samples: {passed: 0, unverified: 2, again: 3}};
    expect(describeVerification({...base, counts: none, reasons: ['要访问商店']})).toBe('');
  });

  it('says nothing of a page that was never verified', () => expect(describeVerification(undefined)).toBe(''));
});
