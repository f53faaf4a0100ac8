import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const FOLDER = path.join(__dirname, 'requirements');

/** File with the exact set of packages of a version, whether it exists or not. */
export const requirementsFile = (version: string): string => path.join(FOLDER, `${version}.txt`);

/** Versions whose exact set of packages is in this repository. */
export const lockedVersions = (): string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => name.slice(0, -'.txt'.length))
    .sort();

/** The first version whose bundles are an extra. */
const FIRST_WITH_EXTRA = {major: 1, minor: 12};

/** What is asked for: from 1.12 on most bundles, of which the pages speak, are an extra. */
export function requirementOf(version: string): string {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const hasExtra = major > FIRST_WITH_EXTRA.major || (major === FIRST_WITH_EXTRA.major && minor >= FIRST_WITH_EXTRA.minor);
  return `langflow${hasExtra ? '[bundles]' : ''}==${version}`;
}

/** What an installation of a version was made from: it is made again when this changes. */
export function requirementsMark(version: string): string {
  const file = requirementsFile(version);
  const text = existsSync(file) ? readFileSync(file) : requirementOf(version);
  return createHash('sha256').update(text).digest('hex');
}
