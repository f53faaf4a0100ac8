import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

/** Files below a folder, sorted, as paths that begin with the folder's. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true, encoding: 'utf8'})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** A digest of files and of all files below folders: of their paths under a root, and of their content. */
export function digestSources(root: string, sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const source of sources.map((name) => path.resolve(root, name)).filter(existsSync)) {
    for (const file of statSync(source).isDirectory() ? listFiles(source) : [source]) {
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex').slice(0, 16);
}
