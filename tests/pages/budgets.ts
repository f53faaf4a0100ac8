import {brotliCompressSync} from 'node:zlib';
import type {Response} from '@playwright/test';

/** What a page may weigh: Brotli bytes (quality 11) of what it loads in all after hydration, and elements in its DOM then. */
export type Budget = {js: number; css: number; html: number; elements: number};

type PageKind = {name: string; path: RegExp; budget: Budget};

// The first kind whose pattern matches a page's path is the page's kind.
const PAGE_KINDS: readonly PageKind[] = [
  {name: 'home', path: /^\/$/, budget: {js: 175_000, css: 20_000, html: 12_000, elements: 1_500}},
  {name: 'api', path: /^\/api(?:\/|$)/, budget: {js: 175_000, css: 20_000, html: 20_000, elements: 1_500}},
  {name: 'concept', path: /^\/concepts-flows$/, budget: {js: 175_000, css: 20_000, html: 13_000, elements: 1_500}},
  // The two longest pages: their text comes once more in their script, as React needs it to hydrate.
  {
    name: 'long reference',
    path: /^\/components-(?:processing|vector-stores)$/,
    budget: {js: 185_000, css: 20_000, html: 60_000, elements: 4_000},
  },
  {name: 'doc', path: /^\//, budget: {js: 175_000, css: 20_000, html: 60_000, elements: 4_000}},
];

/** The budget of the page at a path. */
export function budgetFor(path: string): Budget {
  const kind = PAGE_KINDS.find((candidate) => candidate.path.test(path));
  if (!kind) throw new Error(`tests/pages/budgets.ts: no page kind matches ${path}`);
  return kind.budget;
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
