import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

const run = promisify(execFile);

/**
 * Parses `git log --format=%x00%ct --name-status --find-renames=100%` and returns the newest change of each file as ISO text. A move is not
 * a change of the content.
 */
export function parseHistory(log: string): Map<string, string> {
  const dates = new Map<string, string>();
  /** Current file names by former name. */
  const names = new Map<string, string>();
  for (const commit of log.split('\0').slice(1)) {
    const [seconds, ...lines] = commit.split('\n').filter(Boolean);
    for (const line of lines) {
      const [status = '', first = '', moved] = line.split('\t');
      // Git lists the newest commit first.
      if (moved !== undefined) names.set(first, names.get(moved) ?? moved);
      const name = names.get(first) ?? first;
      if (moved === undefined && status !== 'D' && !dates.has(name)) dates.set(name, new Date(Number(seconds) * 1000).toISOString());
    }
  }
  return dates;
}

async function readFrom(dir: string): Promise<Map<string, string>> {
  const git = async (...args: string[]) =>
    (await run('git', ['-c', 'core.quotePath=false', ...args], {cwd: dir, encoding: 'utf8', maxBuffer: 1e9})).stdout;
  try {
    if ((await git('rev-parse', '--is-shallow-repository')).trim() !== 'false') return new Map();
    return parseHistory(await git('log', '--format=%x00%ct', '--name-status', '--find-renames=100%', '--relative', '--', '.'));
  } catch {
    return new Map();
  }
}

/**
 * Reads the time of the last change of each file in a folder, by path in that folder.
 *
 * @returns an empty map if there is no history, or only a shallow one, which would give every page the same wrong date
 */
export const readHistory = (dir: string): Promise<ReadonlyMap<string, string>> => readFrom(dir);
