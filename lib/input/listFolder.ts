import {type Dirent, readdirSync, realpathSync, statSync} from 'node:fs';
import path from 'node:path';
import {InputError} from './inputError';

/** Whether an entry is a folder, or a link to one. A link that leads nowhere is a file: who reads it says so. */
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
 * Lists the files under a folder at any depth, links followed, as sorted paths from it with forward slashes.
 *
 * @throws InputError that names a link into a folder around itself: Node's own recursive listing follows it without end
 */
export const listFolder = (folder: string): string[] =>
  walk(folder, [])
    .map((file) => path.relative(folder, file).split(path.sep).join('/'))
    .sort();
