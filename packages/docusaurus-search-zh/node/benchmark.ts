import {brotliCompressSync, constants} from 'node:zlib';
import {SearchEngine} from '../client/engine/searchEngine';
import {DEFAULT_WORDS, type SearchQuery} from '../shared/contract';
import type {IndexFiles} from './buildIndex';

/** Bytes of a text as a static host sends it. */
export const brotliSize = (text: string | Buffer): number =>
  brotliCompressSync(text, {params: {[constants.BROTLI_PARAM_QUALITY]: 9}}).length;

/** A query; rounds differ in the length of the excerpts, because the engine keeps its answers. */
export const requestOf = (text: string, round = 0): SearchQuery => ({text, words: DEFAULT_WORDS + round});

/** An engine that records which files it reads; `sizes` caches their sizes. */
export function openRecorded(
  files: IndexFiles,
  sizes: Map<string, number>,
  manifest?: string,
): {engine: SearchEngine; fetched: Set<string>} {
  const fetched = new Set<string>();
  const engine = new SearchEngine(async (file) => {
    const content = files.get(file);
    if (content === undefined) throw new Error(`no such file: ${file}`);
    fetched.add(file);
    if (!sizes.has(file)) sizes.set(file, brotliSize(content));
    return content;
  }, manifest);
  return {engine, fetched};
}

/** Size of the files together. */
export const sumOf = (files: ReadonlySet<string>, sizes: ReadonlyMap<string, number>): number =>
  [...files].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);

/** Bytes that each query loads as the first one of a visit, except for the worker's code. */
export async function firstQueryBytes(files: IndexFiles, queries: readonly string[], manifest?: string): Promise<number[]> {
  const sizes = new Map<string, number>();
  const bytes: number[] = [];
  for (const query of queries) {
    const {engine, fetched} = openRecorded(files, sizes, manifest);
    await engine.search(requestOf(query));
    bytes.push(sumOf(fetched, sizes));
  }
  return bytes;
}

/** Quantile of the values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
