import {bare, barePathOf} from './barePathOf';

/** What `matchPath` of React Router 5 is asked with: a path, or the properties of a route. */
export type MatchOptions = string | readonly string[] | {path?: string | readonly string[]; exact?: boolean; strict?: boolean};

let last = {pathname: '', bare: ''};

/** The only addresses that a route has, without regard to case and the slash at the end; `null` where it may have others. */
export function onlyPathOf(options: MatchOptions | undefined): string | null {
  if (typeof options !== 'object' || !('path' in options) || !options.exact || typeof options.path !== 'string') return null;
  return barePathOf(options.path);
}

/**
 * Whether a path can be told not to match without making a regular expression of the route's: so it is with every page of the
 * site but one. Where this is false, React Router decides.
 */
export function cannotMatch(pathname: string, options: MatchOptions | undefined): boolean {
  const route = onlyPathOf(options);
  if (route === null) return false;
  if (last.pathname !== pathname) last = {pathname, bare: bare(pathname)};
  return route !== last.bare;
}
