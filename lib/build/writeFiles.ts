import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Writes files, and their folders with them, in one go: to write a small file takes less time than to hand it to another thread, and
 * a plugin that waits for each of hundreds stands in a queue behind those of all others.
 *
 * @param files contents by paths under `folder`
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
