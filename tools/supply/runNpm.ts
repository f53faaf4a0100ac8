import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {InputError} from '../../lib/input/inputError';

export const ROOT = path.join(__dirname, '../..');
const LARGEST_OUTPUT = 64 * 1024 * 1024;
const TIMEOUT = 120_000;

/** What a command of npm printed; its exit code says little, since findings and failures share one. */
export type NpmOutput = {stdout: string; stderr: string};

/**
 * Runs npm in this repository.
 *
 * @throws InputError where npm cannot be started or does not end
 */
export function runNpm(args: readonly string[]): NpmOutput {
  // Under `npm run`, the npm that runs is the one to ask; on Windows the bare name is a script that only a shell starts.
  const own = process.env.npm_execpath;
  const [command, first] = own?.endsWith('.js') ? [process.execPath, [own]] : ['npm', []];
  const result = spawnSync(command, [...first, ...args], {cwd: ROOT, encoding: 'utf8', maxBuffer: LARGEST_OUTPUT, timeout: TIMEOUT});
  if (result.error) {
    const {code} = result.error as NodeJS.ErrnoException;
    const reason = code === 'ETIMEDOUT' ? `${TIMEOUT / 1000} 秒没有结束` : result.error.message;
    throw new InputError(`运行不了 npm ${args[0]}：${reason}；检查 npm 是否装好、网络是否通畅`);
  }
  return result;
}
