import leven from 'leven';

/** A page that a lost reader may have meant. */
export type KnownRoute = {path: string; title: string; former?: string[]};

const MAX_SUGGESTIONS = 5;
/** Share of a path that may differ before it stops being a likely typo. */
const MAX_DISTANCE_RATIO = 0.45;

/** The version that an address is of, `1.5`; nothing where it names none, or none of this form. */
const versionOf = (pathname: string): string => /^\/(\d+\.\d+)(?=[./]|$)/.exec(pathname)?.[1] ?? '';

/** The part of an address by which pages are compared: no prefix of a version or a language, extension, case or slash at the ends. */
export function normalizePath(pathname: string): string {
  let path = pathname;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    // A broken escape sequence is part of the mistake: compare the path as it came.
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

/** How far a route is from what was asked: 0 is the same, 1 has nothing in common. */
function distanceTo(asked: string, candidate: string): number {
  if (asked === candidate) return 0;
  const edits = leven(asked, candidate) / Math.max(asked.length, candidate.length, 1);
  const askedWords = wordsOf(asked);
  const shared = wordsOf(candidate).filter((word) => askedWords.includes(word)).length;
  const overlap = askedWords.length > 0 ? shared / Math.max(askedWords.length, wordsOf(candidate).length) : 0;
  return Math.min(edits, 1 - overlap);
}

/**
 * Picks the existing pages nearest to an address that does not exist, best first.
 *
 * @param pathname the address as the browser has it, base path removed
 * @returns at most five routes; none when nothing is near
 */
export function suggestRoutes(pathname: string, routes: readonly KnownRoute[]): KnownRoute[] {
  const asked = normalizePath(pathname).slice(0, 200);
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
      // Of two versions of a page the one that was asked for comes first; without a version that is the newest, at the root.
      .sort(
        (a, b) =>
          a.distance - b.distance ||
          Number(a.isElsewhere) - Number(b.isElsewhere) ||
          a.route.path.length - b.route.path.length ||
          (a.route.path < b.route.path ? -1 : 1),
      )
      .slice(0, MAX_SUGGESTIONS)
      .map(({route}) => route)
  );
}
