import path from 'node:path';
import {readCacheFile, writeCacheFile} from './cacheFile';
import {codeHash} from './codeHash';
import {hashData} from './hashData';

/** An expensive result that is kept from one run to the next. */
export type KeptResult = {
  siteDir: string;
  /** Name of the result; only the newest of each name is kept. */
  name: string;
  /** Absolute path of the module that makes it. Another version of this module, or of anything that it imports, makes it anew. */
  code: string;
  /** All data that it depends on, without cycles. */
  sources: readonly unknown[];
};

/**
 * Returns the result of the last run if its code and its sources are the same, or makes it. The development server and the build keep their
 * own results, because they show different versions.
 *
 * @param make must depend only on the sources, and return JSON data
 */
export async function keepResult<Result>(kept: KeptResult, make: () => Result | Promise<Result>): Promise<Result> {
  const {siteDir, name, code, sources} = kept;
  const file = path.join(siteDir, `node_modules/.cache/results/${name}.${process.env.NODE_ENV ?? 'tools'}.json`);
  const key = hashData([codeHash([code]), sources]);
  const last = readCacheFile(file) as {key: string; result: Result} | undefined;
  if (last?.key === key) return last.result;
  // Copied through JSON, so that a result that JSON cannot hold is wrong at once, and not only in the next run.
  const result = JSON.parse(JSON.stringify(await make())) as Result;
  writeCacheFile(file, {key, result});
  return result;
}
