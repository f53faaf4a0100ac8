import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

/** Tests, fixtures, documentation and type declarations: the build output does not depend on them. */
const NEVER_BUILT = /^__(?:tests|fixtures)__$|\.(?:md|d\.ts)$/;

function listFiles(file: string, isLeftOut: (name: string) => boolean): string[] {
  if (!statSync(file).isDirectory()) return [file];
  const names = readdirSync(file).sort();
  return names.filter((name) => !NEVER_BUILT.test(name) && !isLeftOut(name)).flatMap((name) => listFiles(path.join(file, name), isLeftOut));
}

/**
 * Returns one hash of the names and contents of files, the same on every machine. Folders are read without tests, fixtures, documentation
 * and type declarations.
 *
 * @param root folder that the file names are relative to
 * @param inputs files, and folders with everything in them
 * @param isLeftOut whether a file or folder with this name is also excluded
 */
export function hashFiles(root: string, inputs: readonly string[], isLeftOut: (name: string) => boolean = () => false): string {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => listFiles(path.join(root, input), isLeftOut))) {
    const content = readFileSync(file);
    hash.update(`${path.relative(root, file).split(path.sep).join('/')}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}
