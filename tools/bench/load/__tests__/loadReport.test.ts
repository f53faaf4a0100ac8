import {expect, test} from 'vitest';
import {formatReport} from '../formatReport';
import {findFailures, type LoadReport, summarize} from '../measureLoad';
import {parseReport} from '../runWrk';

const OUTPUT = `Running 2s test
RESULT {"requests":4000,"microseconds":2000000,"bytes":8000000,"errors":{"connect":0,"read":1,"write":0,"status":2,"timeout":0},"p50":1.5,"p99":20}
`;
const result = parseReport(OUTPUT);

test('the numbers of a run', () => {
  expect(result).toEqual({requestsPerSecond: 2000, megabytesPerSecond: 4, p50: 1.5, p99: 20, requests: 4000, errors: 3});
  expect(() => parseReport('unable to connect')).toThrow('wrk 没有给出结果：\nunable to connect');
});

test('the report shows the ratios, and names what failed', () => {
  const baseline = {...result, requestsPerSecond: 2500, p99: 10, errors: 0};
  const report: LoadReport = {
    measurements: [{name: '首页', connections: 1000, size: 9000, site: result, baseline, ratio: {requestsPerSecond: 0.8, p99: 2}}],
    soak: {...result, errors: 0, connections: 1000, seconds: 30},
  };
  expect(formatReport(report).split('\n')[2]).toBe('| 首页 | 9000 | 1000 | 2000 | 0.80 | 1.50 | 20.00 | 2.00 | 3 |');
  expect(findFailures(report)).toEqual(['首页（1000 个连接）：4000 个请求里有 3 个出错']);
});

test('one slow run among several does not count, one error does', () => {
  const runs = [100, 2000, 2100].map((requestsPerSecond, i) => ({...result, requestsPerSecond, errors: i === 0 ? 1 : 0}));
  expect(summarize(runs)).toMatchObject({requestsPerSecond: 2000, requests: 12_000, errors: 1});
});
