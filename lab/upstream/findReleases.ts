import {InputError} from '../../lib/input/inputError';
import {findPython} from '../langflow/findPython';
import {runProgram} from '../langflow/runProgram';

const FINAL = /^\d+(\.\d+)+(\.post\d+)?$/;
const CANDIDATE = /^\d+(\.\d+)+rc\d+$/;
const DEVELOPMENT = /^\d+(\.\d+)+\.dev\d+$/;

/** `1.13.1` of `1.13.1rc0`: the release that a candidate or development version leads to. */
export const finalOf = (release: string): string => release.replace(/(?:rc|\.dev|\.post)\d+$/, '');

/** By every number: `1.13.1` comes after `1.13.0`. */
const compareFinals = (a: string, b: string): number => finalOf(a).localeCompare(finalOf(b), 'en', {numeric: true});

const numberOf = (release: string) => Number(/\d+$/.exec(release)?.[0] ?? 0);

/** Later of two versions of the same kind. */
function later(a: string, b: string): string {
  const order = compareFinals(a, b) || numberOf(a) - numberOf(b);
  return order >= 0 ? a : b;
}

const newest = (releases: readonly string[], kind: RegExp): string | undefined =>
  releases
    .filter((release) => kind.test(release))
    .reduce<string | undefined>((best, release) => (best ? later(best, release) : release), undefined);

/**
 * The newest final, candidate and development version that come after a release; a candidate only if its final is not out, a
 * development version only if it leads further than the candidate.
 */
export function chooseReleases(releases: readonly string[], current: string): string[] {
  const isAfter = (release: string | undefined, than: string): release is string =>
    release !== undefined && compareFinals(release, than) > 0;
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
