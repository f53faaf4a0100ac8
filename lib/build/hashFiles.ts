import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

/** What code and data are tested and described with: nothing that is built depends on it. */
const NEVER_BUILT = /^__(?:tests|fixtures)__$|\.(?:md|d\.ts)$/;

function listFiles(file: string, isLeftOut: (name: string) => boolean): string[] {
  if (!statSync(file).isDirectory()) return [file];
  const names = readdirSync(file).sort();
  return names.filter((name) => !NEVER_BUILT.test(name) && !isLeftOut(name)).flatMap((name) => listFiles(path.join(file, name), isLeftOut));
}

/**
 * One hash of the names and contents of files, the same on every machine; tests, fixtures and documents are left out.
 *
 * @param root what the names of the files start from
 * @param inputs files, and folders with everything below them
 * @param isLeftOut whether a file or a folder of this name is left out as well
 */
export function hashFiles(root: string, inputs: readonly string[], isLeftOut: (name: string) => boolean = () => false): string {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => listFiles(path.join(root, input), isLeftOut))) {
    const content = readFileSync(file);
    hash.update(`${path.relative(root, file).split(path.sep).join('/')}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}
