import {describe, expect, it} from 'vitest';
import {readPages} from '../../content/content';
import {readWrittenVersions} from '../../content/versions';
import {readApiOperations} from '../../openapi/apiOperations';
import {describeVerification} from '../describeVerification';
import {parseVerificationReport, readVerificationReport} from '../readReport';

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

  it('says what was run, and when', () => {
    const counts = {samples: {passed: 12, unverified: 0, again: 0}, tables: {passed: 3, unverified: 0, again: 0}};
    expect(describeVerification({...base, counts, reasons: []})).toBe(
      '已在 Langflow 1.5.0.post2 上运行过（2026-11-23）：12 段示例、3 张参数表。',
    );
  });

  it('says what could not be verified, and what has changed', () => {
    const counts = {samples: {passed: 1, unverified: 2, again: 3}};
    expect(describeVerification({...base, counts, reasons: ['要访问商店']})).toBe(
      '已在 Langflow 1.5.0.post2 上运行过（2026-11-23）：1 段示例；2 处不能试（要访问商店）；3 处后来改过，等待再试。',
    );
  });

  it('says nothing of a page that was never verified', () => expect(describeVerification(undefined)).toBe(''));
});
