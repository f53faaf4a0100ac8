import {brotliCompressSync, constants} from 'node:zlib';
import {SearchEngine} from '../client/engine/searchEngine';
import type {SearchPage, SearchRecord} from '../types';
import type {IndexFiles} from './buildIndex';

const HAN = /\p{Script=Han}/u;
const FIRST_HAN = 0x4e00;
const HAN_COUNT = 20_000;

/** A number derived from a text, equal on every machine (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return hash;
}

/**
 * Changes about half of the words of a text to words that no other copy has: a larger site has more places for existing words, and more
 * words.
 */
function varyText(text: string, copy: number): string {
  return text.replace(/[A-Za-z]{3,}|\p{Script=Han}{2}/gu, (word) => {
    const hash = hashOf(`${copy}:${word}`);
    if (hash % 2 === 0) return word;
    if (!HAN.test(word)) return word + (hash % 97).toString(36);
    return Array.from(word, (_, i) => String.fromCodePoint(FIRST_HAN + (hashOf(`${copy}:${word}:${i}`) % HAN_COUNT))).join('');
  });
}

function varyRecord(record: SearchRecord, copy: number): SearchRecord {
  const vary = (text: string) => varyText(text, copy);
  const {lvl0, ...headings} = record.hierarchy;
  const varied = Object.entries(headings).map(([level, text]) => [level, text === null ? null : vary(text)]);
  return {
    ...record,
    objectID: `${record.objectID}~${copy}`,
    url: record.url.replace(/(#|$)/, `~${copy}$1`),
    hierarchy: {lvl0, ...Object.fromEntries(varied)},
    content: vary(record.content),
    code: vary(record.code),
  };
}

/** Multiplies the pages of a site; the first copy is unchanged. */
export function multiplyPages(pages: readonly SearchPage[], times: number): SearchPage[] {
  return Array.from({length: times}, (_, copy) =>
    copy === 0
      ? [...pages]
      : pages.map((page) => ({
          ...page,
          url: `${page.url}~${copy}`,
          records: page.records.map((record) => varyRecord(record, copy)),
        })),
  ).flat();
}

/** Bytes of a text as a static host sends it. */
export const brotliSize = (text: string | Buffer): number =>
  brotliCompressSync(text, {params: {[constants.BROTLI_PARAM_QUALITY]: 9}}).length;

export type QueryCost = {
  query: string;
  /** Bytes and files that a browser without cache loads, except for the worker's code. */
  firstBytes: number;
  firstFiles: number;
  /** Milliseconds to answer when the files are loaded. */
  warmMs: number;
};

const WARM_ROUNDS = 5;

const requestOf = (query: string, round = 0) => ({
  // The engine caches answers by request; another snippet length avoids the cache.
  requests: [{query, indexName: 'langflow', hitsPerPage: 20, attributesToSnippet: [`content:${10 + round}`]}],
});

/** An engine that records which files it reads; `sizes` caches their sizes. */
function openRecorded(files: IndexFiles, sizes: Map<string, number>, manifest?: string): {engine: SearchEngine; fetched: Set<string>} {
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

const sumOf = (files: ReadonlySet<string>, sizes: ReadonlyMap<string, number>): number =>
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

async function measureQuery(files: IndexFiles, sizes: Map<string, number>, query: string): Promise<QueryCost> {
  const {engine, fetched} = openRecorded(files, sizes);
  await engine.search(requestOf(query));
  const times: number[] = [];
  for (let round = 1; round <= WARM_ROUNDS; round += 1) {
    const start = performance.now();
    await engine.search(requestOf(query, round));
    times.push(performance.now() - start);
  }
  const firstBytes = sumOf(fetched, sizes);
  return {query, firstBytes, firstFiles: fetched.size, warmMs: quantile(times, 0.5)};
}

/** Measures each query as the first one of a visit. */
export async function measureQueries(files: IndexFiles, queries: readonly string[]): Promise<QueryCost[]> {
  const sizes = new Map<string, number>();
  const costs: QueryCost[] = [];
  for (const query of queries) costs.push(await measureQuery(files, sizes, query));
  return costs;
}

/** Quantile of the values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
