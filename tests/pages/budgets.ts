import {brotliCompressSync} from 'node:zlib';
import type {Response} from '@playwright/test';

/**
 * What a page may weigh: Brotli bytes (quality 11) of the scripts that stand in it and of what it loads in all after hydration, and
 * elements in its DOM then.
 */
export type Budget = {inline: number; js: number; css: number; html: number; elements: number};

/** The same on every page: all that runs before the first paint. */
const INLINE = 3 * 1024;

type PageKind = {name: string; path: RegExp; budget: Budget};

// The first kind whose pattern matches a page's path is the page's kind. Every page's scripts hold the addresses of all pages of both
// versions, some 40 KB.
const PAGE_KINDS: readonly PageKind[] = [
  {name: 'home', path: /^\/(?:1\.10)?$/, budget: {inline: INLINE, js: 174_000, css: 20_000, html: 12_000, elements: 1_500}},
  {
    name: 'changes of the api',
    path: /^\/1\.10\/api\/changes-from-/,
    budget: {inline: INLINE, js: 166_500, css: 20_000, html: 20_000, elements: 2_500},
  },
  {name: 'api', path: /^(?:\/1\.10)?\/api(?:\/|$)/, budget: {inline: INLINE, js: 166_500, css: 20_000, html: 20_000, elements: 1_500}},
  {
    name: 'concept',
    path: /^(?:\/1\.10)?\/concepts-flows$/,
    budget: {inline: INLINE, js: 175_500, css: 20_000, html: 16_000, elements: 1_500},
  },
  // The two longest pages and the lists of corrections: their text comes once more in their script, as React needs it to hydrate.
  {
    name: 'long reference',
    path: /^\/components-(?:processing|vector-stores)$/,
    budget: {inline: INLINE, js: 191_500, css: 20_000, html: 60_000, elements: 4_000},
  },
  {
    name: 'corrections',
    path: /^(?:\/1\.10)?\/corrections$/,
    budget: {inline: INLINE, js: 216_000, css: 20_000, html: 60_000, elements: 5_500},
  },
  {name: 'doc', path: /^\//, budget: {inline: INLINE, js: 191_500, css: 20_000, html: 60_000, elements: 4_000}},
];

/** The budget of the page at a path. */
export function budgetFor(path: string): Budget {
  const kind = PAGE_KINDS.find((candidate) => candidate.path.test(path));
  if (!kind) throw new Error(`tests/pages/budgets.ts: no page kind matches ${path}`);
  return kind.budget;
}

const inlineSizes = new Map<string, number>();

/** Bytes of a page's inline code as a server with Brotli sends it; most pages have the same. */
export function inlineSize(code: string): number {
  const size = inlineSizes.get(code) ?? brotliCompressSync(code).length;
  inlineSizes.set(code, size);
  return size;
}

const sizes = new Map<string, number>();

/** Bytes of a response as a server with Brotli sends it; files shared by pages are compressed once. */
export async function brotliSize(response: Response): Promise<number> {
  const cached = sizes.get(response.url());
  if (cached !== undefined) return cached;
  const size = brotliCompressSync(await response.body()).length;
  sizes.set(response.url(), size);
  return size;
}
