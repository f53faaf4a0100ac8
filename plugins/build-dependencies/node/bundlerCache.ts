import {existsSync, readdirSync, rmSync, statSync} from 'node:fs';
import path from 'node:path';
import {readCacheFile, writeCacheFile} from '../../../lib/build/cacheFile';

/** Path and size of every file in a folder, sorted. */
function listSizes(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  const files = entries.map((entry) => path.join(entry.parentPath, entry.name));
  return files.map((file) => `${path.relative(folder, file)} ${statSync(file).size}`).sort();
}

const recordFile = (folder: string) => `${folder}.json`;

/** Whether the cache is as the last run left it. */
export function isIntact(folder: string): boolean {
  return JSON.stringify(readCacheFile(recordFile(folder)) ?? []) === JSON.stringify(listSizes(folder));
}

/** Records the files of the cache. */
export const recordBundlerCache = (folder: string): void => writeCacheFile(recordFile(folder), listSizes(folder));

/**
 * Removes the persistent cache of the bundler unless it is as the last run left it: the bundler crashes on a truncated file, in this run and
 * in all later ones. At the end of this process, the cache is recorded for the next run.
 */
export function openBundlerCache(folder: string): void {
  if (!isIntact(folder)) rmSync(folder, {recursive: true, force: true});
  // A process that is killed records nothing, so the next run does not trust what it left.
  process.once('exit', () => recordBundlerCache(folder));
}
