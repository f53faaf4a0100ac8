import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

const run = promisify(execFile);

/**
 * Parses `git log --format=%x00%ct --name-status --find-renames=100%`: the newest change of each file, as ISO text. That a file was
 * moved is no change of what it says.
 */
export function parseHistory(log: string): Map<string, string> {
  const dates = new Map<string, string>();
  /** By a former name, the name that the file has now. */
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
 * Reads when each file under a folder last changed, by its path in that folder.
 *
 * @returns nothing where there is no history, or only a shallow one, which would give every page the same wrong date
 */
export const readHistory = (dir: string): Promise<ReadonlyMap<string, string>> => readFrom(dir);
