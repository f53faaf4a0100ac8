import path from 'node:path';
import {hashText, readCacheFile, writeCacheFile} from './cacheFile';
import {hashFiles} from './hashFiles';

const ROOT = path.join(__dirname, '../..');

/** An expensive result that is kept from one run to the next. */
export type KeptResult = {
  siteDir: string;
  /** Name of the result; only the newest of each name is kept. */
  name: string;
  /** Files and folders of this repository with the code that makes it, and everything that this code depends on. */
  code: readonly string[];
  /** All data that it depends on, without cycles. */
  sources: readonly unknown[];
};

/** JSON of sources, also of maps and sets. A function has no JSON, so changes of it would go unnoticed. */
function describeSource(key: string, value: unknown): unknown {
  if (typeof value === 'function') throw new TypeError(`${key}：结果所依据的应为数据；收到的是函数`);
  return value instanceof Map || value instanceof Set ? [...value] : value;
}

/**
 * Returns the result of the last run if its code and its sources are the same, or makes it. The development server and the build keep their
 * own results, because they show different versions.
 *
 * @param make must depend only on the sources, and return JSON data
 */
export async function keepResult<Result>(kept: KeptResult, make: () => Result | Promise<Result>): Promise<Result> {
  const {siteDir, name, code, sources} = kept;
  const file = path.join(siteDir, `node_modules/.cache/results/${name}.${process.env.NODE_ENV ?? 'tools'}.json`);
  const key = hashText(JSON.stringify([hashFiles(ROOT, code), sources], describeSource));
  const last = readCacheFile(file) as {key: string; result: Result} | undefined;
  if (last?.key === key) return last.result;
  // Copied through JSON, so that a result that JSON cannot hold is wrong at once, and not only in the next run.
  const result = JSON.parse(JSON.stringify(await make())) as Result;
  writeCacheFile(file, {key, result});
  return result;
}
