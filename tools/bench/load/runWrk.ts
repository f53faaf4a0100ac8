import {spawn} from 'node:child_process';
import path from 'node:path';
import {InputError} from '../../../lib/input/inputError';
import {findCommand} from '../../command/findCommand';
import {HOST} from '../../command/runServer';

/** One run against a server of this computer. */
export type Load = {port: number; paths: readonly string[]; connections: number; seconds: number};

/** Times in milliseconds. */
export type LoadResult = {
  requestsPerSecond: number;
  megabytesPerSecond: number;
  p50: number;
  p99: number;
  requests: number;
  errors: number;
};

type Report = {requests: number; microseconds: number; bytes: number; errors: Record<string, number>; p50: number; p99: number};

const THREADS = 2;
const MICROSECONDS = 1e6;
const SCRIPT = path.join(__dirname, 'report.lua');
const REPORT = /^RESULT (.+)$/m;

/** Reads what the script has printed at the end of a run. */
export function parseReport(output: string): LoadResult {
  const text = REPORT.exec(output)?.[1];
  if (!text) throw new InputError(`wrk 没有给出结果：\n${output}`);
  const {requests, microseconds, bytes, errors, p50, p99} = JSON.parse(text) as Report;
  const seconds = microseconds / MICROSECONDS;
  return {
    requestsPerSecond: requests / seconds,
    megabytesPerSecond: bytes / MICROSECONDS / seconds,
    p50,
    p99,
    requests,
    errors: Object.values(errors).reduce((sum, count) => sum + count, 0),
  };
}

/** Lets wrk ask for paths over and over; answers with an error status count as errors. */
export async function runWrk({port, paths, connections, seconds}: Load): Promise<LoadResult> {
  const wrk = findCommand('wrk');
  if (!wrk) throw new InputError('没有找到 wrk；先运行 npx tsx tools/ensureTools/index.ts wrk');
  const args = ['-t', THREADS, '-c', connections, '-d', `${seconds}s`, '-s', SCRIPT, '-H', 'Accept-Encoding: br, gzip'].map(String);
  const child = spawn(wrk, [...args, `http://${HOST}:${port}`, '--', ...paths], {stdio: ['ignore', 'pipe', 'pipe']});
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  await new Promise((resolve) => child.once('close', resolve));
  return parseReport(output);
}
