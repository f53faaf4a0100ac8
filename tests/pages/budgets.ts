import {brotliCompressSync} from 'node:zlib';
import type {Response} from '@playwright/test';

/** What a page may weigh: Brotli bytes (quality 11) of what it loads in all once the application runs, elements in its DOM then, and faces of its text. */
export type Budget = {js: number; css: number; html: number; elements: number; faces: number};

type PageKind = {name: string; path: RegExp; budget: Budget};

// The first kind whose pattern matches a page's path is the page's kind.
const PAGE_KINDS: readonly PageKind[] = [
  {name: 'home', path: /^\/$/, budget: {js: 105_000, css: 13_000, html: 12_000, elements: 1_500, faces: 17}},
  {name: 'api', path: /^\/api(?:\/|$)/, budget: {js: 105_000, css: 15_500, html: 20_000, elements: 1_500, faces: 18}},
  // Prose, pictures and a few samples: HTML and CSS together within 25 KB.
  {name: 'concept', path: /^\/concepts-flows$/, budget: {js: 105_000, css: 12_000, html: 13_000, elements: 1_500, faces: 15}},
  {name: 'doc', path: /^\//, budget: {js: 125_000, css: 14_000, html: 60_000, elements: 4_000, faces: 17}},
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
