/** What `matchPath` of React Router 5 is asked with: a path, or the properties of a route. */
export type MatchOptions = string | readonly string[] | {path?: string | readonly string[]; exact?: boolean; strict?: boolean};

/** Nothing in such a path has a meaning of its own to path-to-regexp; other paths are left to it. */
const LITERAL = /^\/[\w./~-]*$/;

/** As routes are compared: in any case, and with or without the slash at the end. */
const bare = (pathname: string): string => (pathname.endsWith('/') ? pathname.slice(0, -1) : pathname).toLowerCase();

const barePaths = new Map<string, string | null>();
let last = {pathname: '', bare: ''};

function barePathOf(path: string): string | null {
  const known = barePaths.get(path);
  if (known !== undefined) return known;
  const found = LITERAL.test(path) ? bare(path) : null;
  barePaths.set(path, found);
  return found;
}

/**
 * Whether a path can be told not to match without making a regular expression of the route's: so it is with every page of the
 * site but one. Where this is false, React Router decides.
 */
export function cannotMatch(pathname: string, options: MatchOptions | undefined): boolean {
  if (typeof options !== 'object' || !('path' in options) || !options.exact || typeof options.path !== 'string') return false;
  const route = barePathOf(options.path);
  if (route === null) return false;
  if (last.pathname !== pathname) last = {pathname, bare: bare(pathname)};
  return route !== last.bare;
}
