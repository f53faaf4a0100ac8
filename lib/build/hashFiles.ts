import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

function listFiles(file: string): string[] {
  if (!statSync(file).isDirectory()) return [file];
  return readdirSync(file)
    .sort()
    .flatMap((name) => listFiles(path.join(file, name)));
}

/**
 * Returns one hash of the names and contents of data files, the same on every machine. For code see `codeHash`.
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
