/** Nothing in such a path has a meaning of its own to path-to-regexp; other paths are left to it. */
const LITERAL = /^\/[\w./~-]*$/;

/** As routes are compared: in any case, and with or without the slash at the end. */
export const bare = (pathname: string): string => (pathname.endsWith('/') ? pathname.slice(0, -1) : pathname).toLowerCase();

const barePaths = new Map<string, string | null>();

/** What the addresses of a route come to; `null` where only a regular expression can tell. */
export function barePathOf(path: string): string | null {
  const known = barePaths.get(path);
  if (known !== undefined) return known;
  const found = LITERAL.test(path) ? bare(path) : null;
  barePaths.set(path, found);
  return found;
}
