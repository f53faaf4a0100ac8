import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Writes files and creates their folders, synchronously: writing a small file takes less time than passing it to another thread, and a
 * plugin that waits for each of hundreds of files queues behind the files of all other plugins.
 *
 * @param files contents by path in `folder`
 */
export function writeFiles(folder: string, files: Iterable<readonly [path: string, content: string | Uint8Array]>): void {
  const made = new Set<string>();
  for (const [file, content] of files) {
    const target = path.join(folder, file);
    const parent = path.dirname(target);
    if (!made.has(parent)) mkdirSync(parent, {recursive: true});
    made.add(parent);
    writeFileSync(target, content);
  }
}
