import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {InputError} from '../../../lib/input/inputError';
import {judgeAdvisories, readAdvisories} from '../auditReport';
import type {SupplyPolicy} from '../policy';

const ID = 'GHSA-9wv6-86v2-598j';
const via = (name: string, severity: string, id = ID) => ({
  source: 1,
  name,
  title: '倒序的正则',
  url: `https://github.com/advisories/${id}`,
  severity,
  range: '<1.9.0',
});
const report = (vulnerabilities: Record<string, unknown>) => JSON.stringify({auditReportVersion: 2, vulnerabilities, metadata: {}});
const policy = (accepted: SupplyPolicy['audit']['accepted'] = []): SupplyPolicy['audit'] => ({level: 'high', accepted});
const accept = (expires: string, id = ID) => ({id, package: 'path-to-regexp', reason: '只用于开发', expires});
const judge = (output: string, accepted?: SupplyPolicy['audit']['accepted']) =>
  judgeAdvisories(readAdvisories(output), {audit: policy(accepted)}, '2026-11-21');

const HIGH = report({
  'path-to-regexp': {name: 'path-to-regexp', severity: 'high', via: [via('path-to-regexp', 'high')]},
  // Brings the same one along.
  'react-router': {name: 'react-router', severity: 'high', via: ['path-to-regexp', via('path-to-regexp', 'high')]},
});

describe('npm run audit', () => {
  it('finds nothing in an empty report', () => {
    expect(judge(report({}))).toEqual({problems: [], remarks: []});
  });

  it('takes each advisory of the level once, with what to do', () => {
    expect(judge(HIGH)).toEqual({
      problems: [
        `high path-to-regexp <1.9.0：倒序的正则（https://github.com/advisories/${ID}）；升级它，或者写进 site/supplyChain.yaml 的 audit.accepted，注明原因和复查日期`,
      ],
      remarks: [],
    });
    expect(judge(report({x: {via: [via('x', 'critical')]}})).problems).toHaveLength(1);
  });

  it('only remarks on milder ones', () => {
    const {problems, remarks} = judge(report({x: {via: [via('x', 'moderate')]}}));
    expect(problems).toEqual([]);
    expect(remarks).toEqual([`moderate x <1.9.0：倒序的正则（https://github.com/advisories/${ID}）`]);
  });

  it('lets an exception pass until the end of its last day', () => {
    expect(judge(HIGH, [accept('2026-11-21')])).toMatchObject({
      problems: [],
      remarks: [expect.stringContaining('到 2026-11-21 为止：只用于开发')],
    });
    expect(judge(HIGH, [accept('2026-11-20')]).problems).toEqual([expect.stringContaining('例外已在 2026-11-20 到期，请复查：只用于开发')]);
  });

  it('complains of an exception that nothing needs, and of one for another package', () => {
    expect(judge(report({}), [accept('2027-01-01')]).problems).toEqual([
      `site/supplyChain.yaml 的 audit.accepted：path-to-regexp 已经没有 ${ID}；删去这一条`,
    ]);
    expect(judge(report({x: {via: [via('x', 'high')]}}), [accept('2027-01-01')]).problems).toHaveLength(2);
  });

  it.each([
    ['{"message": "405 Method Not Allowed - POST https://registry.example/-/npm/v1/security/advisories/bulk"}', '405 Method Not Allowed'],
    [
      '{"error": {"code": "ENOTFOUND", "summary": "request to https://registry.example failed"}}',
      'request to https://registry.example failed',
    ],
    ['<html>502 Bad Gateway</html>', '<html>502 Bad Gateway</html>'],
    ['', '没有输出'],
    ['{"auditReportVersion": 1, "advisories": {}}', '没有说明原因'],
    ['{"auditReportVersion": 2}', '没有说明原因'],
  ])('never takes a failure for a clean report: %j', (output, reason) => {
    expect(() => readAdvisories(output)).toThrow(InputError);
    expect(() => readAdvisories(output)).toThrow(reason);
    expect(() => readAdvisories(output)).toThrow('这不是说没有漏洞');
  });

  it('is a report or a clear message, whatever comes', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.object().map((value) => report({x: value})),
        ),
        (output) => {
          try {
            readAdvisories(output);
          } catch (error) {
            expect(error).toBeInstanceOf(InputError);
          }
        },
      ),
      {seed: 10, numRuns: 300},
    );
  });
});
