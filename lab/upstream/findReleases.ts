import {InputError} from '../../lib/input/inputError';
import {findPython} from '../langflow/findPython';
import {runProgram} from '../langflow/runProgram';

const FINAL = /^\d+(\.\d+)+(\.post\d+)?$/;
const CANDIDATE = /^\d+(\.\d+)+rc\d+$/;
const DEVELOPMENT = /^\d+(\.\d+)+\.dev\d+$/;

/** `1.13.1` of `1.13.1rc0`: the release that a candidate or development version leads to. */
export const finalOf = (release: string): string => release.replace(/(?:rc|\.dev|\.post)\d+$/, '');

/** By every number: `1.13.10` comes after `1.13.9`, and `1.14.0.dev10` after `1.14.0.dev7`. */
const byNumbers = (a: string, b: string): number => a.localeCompare(b, 'en', {numeric: true});

const newest = (releases: readonly string[], kind: RegExp): string | undefined =>
  releases
    .filter((release) => kind.test(release))
    .sort(byNumbers)
    .at(-1);

/**
 * The newest final, candidate and development version that come after a release; a candidate only if its final is not out, a
 * development version only if it leads further than the candidate.
 */
export function chooseReleases(releases: readonly string[], current: string): string[] {
  const isAfter = (release: string | undefined, than: string): release is string =>
    release !== undefined && byNumbers(finalOf(release), finalOf(than)) > 0;
  const chosen: string[] = [];
  for (const kind of [FINAL, CANDIDATE, DEVELOPMENT]) {
    const found = newest(releases, kind);
    if (isAfter(found, chosen.at(-1) ?? current)) chosen.push(found);
  }
  return chosen;
}

/**
 * Lists the versions on PyPI, or the index that pip is set up with.
 *
 * @throws InputError if pip cannot tell them
 */
export async function listReleases(): Promise<string[]> {
  const python = await findPython();
  const {code, output} = await runProgram(python, ['-m', 'pip', 'index', 'versions', '--pre', 'langflow']);
  const line = /^Available versions: (.*)$/m.exec(output)?.[1];
  if (code === 0 && line) return line.split(',').map((release) => release.trim());
  const last = output.trim().split('\n').at(-1);
  throw new InputError(`问不到有哪些版本（${python} -m pip index versions）：${last}；检查网络，或者把版本写在命令后面`);
}
