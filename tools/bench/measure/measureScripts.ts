import {brotliCompressSync, constants} from 'node:zlib';
import type {Profile} from '../profiles';
import {type Driver, openPage} from './openPage';
import {settle} from './settle';

type Coverage = {source?: string; functions: readonly {ranges: readonly {count: number}[]}[]};

/** Bytes of JavaScript that ran before the reader did anything: as written, and compressed with Brotli. */
export type ScriptBytes = {raw: number; compressed: number};

/** Adds up the scripts that ran, inline ones too; what is only prefetched does not run. */
export function sumExecuted(entries: readonly Coverage[]): ScriptBytes {
  const sources = entries.flatMap(({source, functions}) =>
    source && functions.some(({ranges}) => ranges.some(({count}) => count > 0)) ? [Buffer.from(source)] : [],
  );
  const compress = (text: Buffer) => brotliCompressSync(text, {params: {[constants.BROTLI_PARAM_SIZE_HINT]: text.length}}).length;
  return {
    raw: sources.reduce((sum, text) => sum + text.length, 0),
    compressed: sources.reduce((sum, text) => sum + compress(text), 0),
  };
}

/** Loads a page once more to see which scripts run; apart, because the tracing costs time. */
export async function measureScripts(driver: Driver, profile: Profile, url: string): Promise<ScriptBytes> {
  const opened = await openPage(driver, profile);
  try {
    await opened.page.coverage.startJSCoverage({reportAnonymousScripts: false});
    await opened.page.goto(url, {waitUntil: 'load'});
    await settle(opened);
    return sumExecuted(await opened.page.coverage.stopJSCoverage());
  } finally {
    await opened.close();
  }
}
