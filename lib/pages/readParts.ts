import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {hashText, readCacheFile, writeCacheFile} from '../build/cacheFile';
import {codeHash} from '../build/codeHash';
import {findParts} from './findParts';
import type {PageParts} from './types';

const STORE = Symbol.for('langflow-docs-zh.pageParts');

type Kept = {key: string; parts: PageParts};

/** Parts by file, shared within the process: several plugins read the same pages, and Docusaurus gives each its own copy of this module. */
const shared = globalThis as {[STORE]?: Map<string, Kept>};
shared[STORE] ??= new Map();
const known = shared[STORE];

let code: string | undefined;

function keyOf(source: string): string {
  code ??= codeHash([path.join(__dirname, 'findParts.ts')]);
  return hashText(`${code}\n${source}`);
}

/** The build and `check:content` report a page that is not valid MDX. Until it is mended, the development server shows the others. */
function partsOrNone(source: string, tree?: Root): PageParts {
  try {
    return findParts(source, tree);
  } catch {
    return {headings: [], texts: [], samples: [], tables: [], links: [], anchors: [], figures: [], words: []};
  }
}

/**
 * The parts of a page, kept by the hash of its text from one run to the next. A page that is not valid MDX has none.
 *
 * @param file path of the page relative to the site
 * @param tree its parsed text, if it was parsed before
 */
export function partsOf(siteDir: string, file: string, source: string, tree?: Root): PageParts {
  const key = keyOf(source);
  const cacheFile = path.join(siteDir, 'node_modules/.cache/pages', `${file.replaceAll('/', '+')}.json`);
  const memory = known.get(cacheFile);
  if (memory?.key === key) return memory.parts;
  const last = readCacheFile(cacheFile) as Kept | undefined;
  const kept = last?.key === key ? last : {key, parts: partsOrNone(source, tree)};
  if (kept !== last) writeCacheFile(cacheFile, kept);
  known.set(cacheFile, kept);
  return kept.parts;
}

/** Reads a page and returns its parts. See `partsOf`. */
export const readParts = (siteDir: string, file: string): PageParts =>
  partsOf(siteDir, file, readFileSync(path.join(siteDir, file), 'utf8').replaceAll('\r\n', '\n'));
