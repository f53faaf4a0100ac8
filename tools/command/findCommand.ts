import {accessSync, constants} from 'node:fs';
import path from 'node:path';

// Debian installs servers here, which is not in the PATH of ordinary users.
const MORE_FOLDERS = ['/usr/local/sbin', '/usr/sbin', '/sbin'];

const canRun = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Full path of a program; `undefined` if it is not installed. */
export function findCommand(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...MORE_FOLDERS];
  return folders.map((folder) => path.join(folder, name)).find(canRun);
}
