import {mkdirSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {threadId} from 'node:worker_threads';

/** Writes a file whole or not at all, and its folder with it: another thread or process may be reading it. */
export function writeWhole(file: string, content: Buffer): void {
  mkdirSync(path.dirname(file), {recursive: true});
  const part = `${file}.${process.pid}.${threadId}`;
  writeFileSync(part, content);
  renameSync(part, file);
}
