import {InputError} from '../../../lib/input/inputError';
import type {RunningServer} from '../../command/runServer';
import {type Load, type LoadResult, runWrk} from './runWrk';
import {baselinePath, startBaseline} from './startBaseline';

/** Something that readers ask for. */
export type Scenario = {name: string; path: string};

export type Plan = {
  scenarios: readonly Scenario[];
  connections: readonly number[];
  /** Length of one run, in seconds. */
  seconds: number;
  /** Runs of site and baseline in turn; the medians count, as other work on the computer comes and goes. */
  rounds: number;
  /** Length of the run over all scenarios in turn, in seconds; 0 for none. */
  soak: number;
};

export type Measurement = {
  name: string;
  connections: number;
  /** Bytes of one answer as sent, without its headers. */
  size: number;
  site: LoadResult;
  baseline: LoadResult;
  /** Of the site to the baseline: requests per second (1 is as fast), and the time that 99 of 100 requests take at most. */
  ratio: {requestsPerSecond: number; p99: number};
};

export type LoadReport = {measurements: Measurement[]; soak?: LoadResult & {connections: number; seconds: number}};

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;

/** One result for several runs: medians of what was measured, sums of what was counted. */
export function summarize(runs: readonly LoadResult[]): LoadResult {
  const middle = (key: keyof LoadResult) => median(runs.map((run) => run[key]));
  const total = (key: keyof LoadResult) => runs.reduce((sum, run) => sum + run[key], 0);
  return {
    requestsPerSecond: middle('requestsPerSecond'),
    megabytesPerSecond: middle('megabytesPerSecond'),
    p50: middle('p50'),
    p99: middle('p99'),
    requests: total('requests'),
    errors: total('errors'),
  };
}

type Pair = {site: Load; baseline: Load; rounds: number};

/** Runs site and baseline in turn; each round gives its own ratio, since both had the same neighbours then. */
async function compare({site, baseline, rounds}: Pair): Promise<Pick<Measurement, 'site' | 'baseline' | 'ratio'>> {
  const runs: {site: LoadResult; baseline: LoadResult}[] = [];
  for (let i = 0; i < rounds; i++) runs.push({baseline: await runWrk(baseline), site: await runWrk(site)});
  const ratioOf = (key: 'requestsPerSecond' | 'p99') => median(runs.map((run) => run.site[key] / run.baseline[key]));
  return {
    site: summarize(runs.map((run) => run.site)),
    baseline: summarize(runs.map((run) => run.baseline)),
    ratio: {requestsPerSecond: ratioOf('requestsPerSecond'), p99: ratioOf('p99')},
  };
}

async function sizeOf({port}: RunningServer, path: string): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {method: 'HEAD', headers: {'Accept-Encoding': 'br, gzip'}});
  if (!response.ok) throw new InputError(`${path} 的状态码是 ${response.status}，应为 200`);
  return Number(response.headers.get('content-length'));
}

/** Loads a running site and, beside it, an nginx that only sends as many bytes. */
export async function measureLoad(server: RunningServer, {scenarios, connections, seconds, rounds, soak}: Plan): Promise<LoadReport> {
  const sizes = await Promise.all(scenarios.map(({path}) => sizeOf(server, path)));
  const baselineServer = await startBaseline(sizes);
  const measurements: Measurement[] = [];
  try {
    for (const [i, {name, path}] of scenarios.entries()) {
      const size = sizes[i] as number;
      for (const count of connections) {
        const site = {port: server.port, paths: [path], connections: count, seconds};
        const baseline = {...site, port: baselineServer.port, paths: [baselinePath(size)]};
        measurements.push({name, connections: count, size, ...(await compare({site, baseline, rounds}))});
      }
    }
  } finally {
    await baselineServer.stop();
  }
  if (soak === 0) return {measurements};
  const most = Math.max(...connections);
  const result = await runWrk({port: server.port, paths: scenarios.map(({path}) => path), connections: most, seconds: soak});
  return {measurements, soak: {...result, connections: most, seconds: soak}};
}

/** Everything that went wrong, in words. */
export function findFailures({measurements, soak}: LoadReport): string[] {
  const failed = measurements.filter(({site}) => site.errors > 0);
  return [
    ...failed.map(({name, connections, site}) => `${name}（${connections} 个连接）：${site.requests} 个请求里有 ${site.errors} 个出错`),
    ...(soak && soak.errors > 0 ? [`持续运行：${soak.requests} 个请求里有 ${soak.errors} 个出错`] : []),
  ];
}
