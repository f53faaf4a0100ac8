import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

/** Tests, fixtures, documentation and type declarations: the build output does not depend on them. The bundler watches browser code itself. */
const LEFT_OUT = /^(?:__tests__|__fixtures__|client|theme)$|\.(?:md|d\.ts)$/;

function listFiles(file: string): string[] {
  if (!statSync(file).isDirectory()) return [file];
  const names = readdirSync(file).sort();
  return names.filter((name) => !LEFT_OUT.test(name)).flatMap((name) => listFiles(path.join(file, name)));
}

/**
 * Returns one hash of the names and contents of files, the same on every machine. Folders are read without tests, fixtures, documentation,
 * type declarations, and the browser code of plugins (`client`, `theme`).
 *
 * @param root folder that the file names are relative to
 * @param inputs files, and folders with everything in them
 */
export function hashFiles(root: string, inputs: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => listFiles(path.join(root, input)))) {
    const content = readFileSync(file);
    hash.update(`${path.relative(root, file).split(path.sep).join('/')}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}
