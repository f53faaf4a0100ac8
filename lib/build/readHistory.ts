import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

const run = promisify(execFile);

/** Parses `git log --format=%x00%ct --name-only`: the newest change of each file, as ISO text. */
export function parseHistory(log: string): Map<string, string> {
  const dates = new Map<string, string>();
  for (const commit of log.split('\0').slice(1)) {
    const [seconds, ...files] = commit.split('\n').filter(Boolean);
    // Git lists the newest commit first.
    for (const file of files) if (!dates.has(file)) dates.set(file, new Date(Number(seconds) * 1000).toISOString());
  }
  return dates;
}

async function readFrom(dir: string): Promise<Map<string, string>> {
  const git = async (...args: string[]) =>
    (await run('git', ['-c', 'core.quotePath=false', ...args], {cwd: dir, encoding: 'utf8', maxBuffer: 1e9})).stdout;
  try {
    if ((await git('rev-parse', '--is-shallow-repository')).trim() !== 'false') return new Map();
    return parseHistory(await git('log', '--format=%x00%ct', '--name-only', '--no-renames', '--relative', '--', '.'));
  } catch {
    return new Map();
  }
}

/**
 * Reads when each file under a folder last changed, by its path in that folder.
 *
 * @returns nothing where there is no history, or only a shallow one, which would give every page the same wrong date
 */
export const readHistory = (dir: string): Promise<ReadonlyMap<string, string>> => readFrom(dir);
