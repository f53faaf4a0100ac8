import type {RunningServer} from '../../scripts/lib/hosting/runServer';
import {type LoadResult, runWrk} from './runWrk';
import {baselinePath, startBaseline} from './startBaseline';

/** Something that readers ask for. */
export type Scenario = {name: string; path: string};

export type Plan = {
  scenarios: readonly Scenario[];
  connections: readonly number[];
  /** Length of one run, in seconds. */
  seconds: number;
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

const ratioOf = (site: LoadResult, baseline: LoadResult) => ({
  requestsPerSecond: site.requestsPerSecond / baseline.requestsPerSecond,
  p99: site.p99 / baseline.p99,
});

async function sizeOf({port}: RunningServer, path: string): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {method: 'HEAD', headers: {'Accept-Encoding': 'br, gzip'}});
  if (!response.ok) throw new Error(`${path} 的状态码是 ${response.status}，应为 200`);
  return Number(response.headers.get('content-length'));
}

/** Loads a running site and, beside it, an nginx that only sends as many bytes. */
export async function measureLoad(server: RunningServer, {scenarios, connections, seconds, soak}: Plan): Promise<LoadReport> {
  const sizes = await Promise.all(scenarios.map(({path}) => sizeOf(server, path)));
  const baselineServer = await startBaseline(sizes);
  const measurements: Measurement[] = [];
  try {
    for (const [i, {name, path}] of scenarios.entries()) {
      const size = sizes[i] as number;
      for (const count of connections) {
        const baseline = await runWrk({port: baselineServer.port, paths: [baselinePath(size)], connections: count, seconds});
        const site = await runWrk({port: server.port, paths: [path], connections: count, seconds});
        measurements.push({name, connections: count, size, site, baseline, ratio: ratioOf(site, baseline)});
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
