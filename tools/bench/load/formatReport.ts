import type {LoadReport} from './measureLoad';

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const HEADER = ['内容', '字节', '连接', '请求/秒', '与空 nginx 之比', 'p50 毫秒', 'p99 毫秒', 'p99 之比', '出错'];

/** The report as a Markdown table, for people. */
export function formatReport({measurements, soak}: LoadReport): string {
  const rows = measurements.map(({name, connections, size, site, ratio}) =>
    row([
      name,
      String(size),
      String(connections),
      site.requestsPerSecond.toFixed(0),
      ratio.requestsPerSecond.toFixed(2),
      site.p50.toFixed(2),
      site.p99.toFixed(2),
      ratio.p99.toFixed(2),
      String(site.errors),
    ]),
  );
  const table = [row(HEADER), row(HEADER.map(() => '---')), ...rows];
  if (!soak) return table.join('\n');
  const line = `持续 ${soak.seconds} 秒、${soak.connections} 个连接、各项轮流：${soak.requests} 个请求，每秒 ${soak.requestsPerSecond.toFixed(0)} 个，p99 ${soak.p99.toFixed(1)} 毫秒，出错 ${soak.errors} 个`;
  return [...table, '', line].join('\n');
}
