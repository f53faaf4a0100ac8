import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {findFailures, type LoadReport, measureLoad} from '../../tools/bench/load/measureLoad';
import {startNginx} from '../../tools/command/localNginx';
import type {RunningServer} from '../../tools/command/runServer';
import {createSampleSite} from './sampleSite';

// How fast depends on the computer and is for `npm run bench:load`; that nothing fails does not.
let server: RunningServer | undefined;
beforeAll(async () => {
  const {root, generated} = await createSampleSite('/');
  server = await startNginx({root, config: path.join(generated, 'nginx')});
});
afterAll(() => server?.stop());

test('a thousand connections at once lose no request', async () => {
  const plan = {scenarios: [{name: '页面', path: '/concepts-flows'}], connections: [1000], seconds: 1, rounds: 1, soak: 1};
  const report: LoadReport = await measureLoad(server as RunningServer, plan);
  expect(findFailures(report)).toEqual([]);
  expect(report.measurements[0]?.site.requests).toBeGreaterThan(1000);
  expect(report.soak?.requests).toBeGreaterThan(1000);
});

test('answers with an error status count as errors', async () => {
  const plan = {scenarios: [{name: '页面', path: '/gone'}], connections: [2], seconds: 1, rounds: 1, soak: 0};
  await expect(measureLoad(server as RunningServer, plan)).rejects.toThrow('/gone 的状态码是 404，应为 200');
});
