import {type Dirent, readdirSync, realpathSync, statSync} from 'node:fs';
import path from 'node:path';
import {InputError} from './inputError';

/** Whether an entry is a folder or a link to one. A broken link counts as a file, so that reading it reports the error. */
function isFolder(entry: Dirent, full: string): boolean {
  if (!entry.isSymbolicLink()) return entry.isDirectory();
  try {
    return statSync(full).isDirectory();
  } catch {
    return false;
  }
}

function walk(folder: string, above: readonly string[]): string[] {
  const own = realpathSync(folder);
  if (above.includes(own)) throw new InputError(`${folder}：这个链接指回它所在的文件夹 ${own}，里面没有尽头；删去这个链接`);
  return readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    return isFolder(entry, full) ? walk(full, [...above, own]) : [full];
  });
}

/**
 * Lists the files in a folder recursively and follows links. Returns sorted relative paths with forward slashes.
 *
 * @throws InputError that names a link to a parent folder; the recursive listing of Node would follow it forever
 */
export const listFolder = (folder: string): string[] =>
  walk(folder, [])
    .map((file) => path.relative(folder, file).split(path.sep).join('/'))
    .sort();
