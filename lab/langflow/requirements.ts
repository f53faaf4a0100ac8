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

/** What an installation of a version was made from: it is made again when this changes. */
export function requirementsMark(version: string): string {
  const file = requirementsFile(version);
  const text = existsSync(file) ? readFileSync(file) : `langflow==${version}`;
  return createHash('sha256').update(text).digest('hex');
}
