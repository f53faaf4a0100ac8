import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

export const hashText = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Content of a cache file; undefined if the file is missing or damaged. */
export function readCacheFile(file: string): unknown {
  try {
    const [sum, text = ''] = readFileSync(file, 'utf8').split('\n');
    return sum === hashText(text) ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

/** Writes JSON data to a cache file, under another name first, so that the file is complete even if the build is stopped at any time. */
export function writeCacheFile(file: string, content: unknown): void {
  const text = JSON.stringify(content);
  mkdirSync(path.dirname(file), {recursive: true});
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, `${hashText(text)}\n${text}`);
  renameSync(unfinished, file);
}
