import leven from 'leven';
import {cutText} from '../../../lib/text/cutText';

/** A page that a reader may have meant. */
export type KnownRoute = {path: string; title: string; former?: string[]};

const MAX_SUGGESTIONS = 5;
/** Limit of the search field, in characters. */
const MAX_QUERY = 64;
/** Maximum share of a path that may differ for a likely typo. */
const MAX_DISTANCE_RATIO = 0.45;
/** Distance to an address that has all words of the failed one, and more. */
const WITHIN = 0.4;

/** Version in an address, `1.5`; empty if there is none in this form. */
const versionOf = (pathname: string): string => /^\/(\d+\.\d+)(?=[./]|$)/.exec(pathname)?.[1] ?? '';

/** The comparable part of an address: without version or language prefix, extension and slashes at the ends, in lower case. */
export function normalizePath(pathname: string): string {
  let path = pathname;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    // Invalid percent-encoding is part of the typo: compare the raw path.
  }
  return path
    .toLowerCase()
    .replace(/\/(?:index)?(?:\.html?|\.mdx?)?$/, '')
    .replace(/\.(?:html?|mdx?)$/, '')
    .replace(/^\/(?:zh(?:-\w+)?|en|docs|next|\d+\.\d+(?:\.\w+)?)(?=\/)/, '')
    .replace(/^\/+|\/+$/g, '');
}

function wordsOf(path: string): string[] {
  return path.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1);
}

/** The words of an address, as a query. */
export const searchQueryOf = (pathname: string): string => cutText(wordsOf(normalizePath(pathname)).join(' '), MAX_QUERY);

/** Distance between two paths: 0 is the same, 1 has nothing in common. */
function distanceTo(asked: string, candidate: string): number {
  if (asked === candidate) return 0;
  const edits = leven(asked, candidate) / Math.max(asked.length, candidate.length, 1);
  const askedWords = wordsOf(asked);
  const shared = wordsOf(candidate).filter((word) => askedWords.includes(word)).length;
  const overlap = askedWords.length > 0 ? shared / Math.max(askedWords.length, wordsOf(candidate).length) : 0;
  const isWithin = askedWords.length > 0 && shared === askedWords.length;
  return Math.min(edits, 1 - overlap, isWithin ? WITHIN : 1);
}

/** Leaves out what was listed before: a page that two versions have, and one of several addresses of the same name. */
function isFirst({path, title}: KnownRoute, index: number, all: readonly KnownRoute[]): boolean {
  const name = normalizePath(path);
  return all.findIndex((route) => normalizePath(route.path) === name || route.title === title) === index;
}

/**
 * Picks the existing pages most similar to an address that does not exist, best first.
 *
 * @param pathname the address as the browser has it, without base path
 * @returns at most five routes; empty if none is similar
 */
export function suggestRoutes(pathname: string, routes: readonly KnownRoute[]): KnownRoute[] {
  const asked = cutText(normalizePath(pathname), 200);
  if (!asked) return [];
  const version = versionOf(pathname);
  return (
    routes
      .map((route) => ({
        route,
        distance: Math.min(...[route.path, ...(route.former ?? [])].map((path) => distanceTo(asked, normalizePath(path)))),
        isElsewhere: versionOf(route.path) !== version,
      }))
      .filter(({distance}) => distance <= MAX_DISTANCE_RATIO)
      // Of two versions of a page, the requested version comes first; without a version in the address, the newest, at the root.
      .sort(
        (a, b) =>
          a.distance - b.distance ||
          Number(a.isElsewhere) - Number(b.isElsewhere) ||
          a.route.path.length - b.route.path.length ||
          (a.route.path < b.route.path ? -1 : 1),
      )
      .map(({route}) => route)
      .filter(isFirst)
      .slice(0, MAX_SUGGESTIONS)
  );
}
