import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {cacheFolder} from './cacheFolder';

const FOLDER = path.join(__dirname, 'requirements');

/** Whether a text has the form of a version that pip installs: `1.13.1rc0`, `1.5.0.post2`. */
export const isInstallable = (text: string): boolean => /^\d+(\.\d+)+[\w.]*$/.test(text);

/** File in this repository with the exact packages of a version; it may not exist. */
export const lockedFile = (version: string): string => path.join(FOLDER, `${version}.txt`);

/** Where the packages of a version are locked that is only being looked at. */
export const draftLock = (version: string): string => path.join(cacheFolder(), '../locks', `${version}.txt`);

/** File with the exact packages of a version, from this repository if it has one; it may not exist. */
export const requirementsFile = (version: string): string => (existsSync(lockedFile(version)) ? lockedFile(version) : draftLock(version));

/** Versions whose exact packages are in this repository. */
export const lockedVersions = (): string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => name.slice(0, -'.txt'.length))
    .sort();

/** First version that has the bundles in an extra. */
const FIRST_WITH_EXTRA = {major: 1, minor: 12};

/** Requirement to install. Since 1.12, most bundles that the pages describe are in an extra. */
export function requirementOf(version: string): string {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const hasExtra = major > FIRST_WITH_EXTRA.major || (major === FIRST_WITH_EXTRA.major && minor >= FIRST_WITH_EXTRA.minor);
  return `langflow${hasExtra ? '[bundles]' : ''}==${version}`;
}

/** Hash of the requirements of a version; when it changes, the version is installed again. */
export function requirementsMark(version: string): string {
  const file = requirementsFile(version);
  const text = existsSync(file) ? readFileSync(file) : requirementOf(version);
  return createHash('sha256').update(text).digest('hex');
}
