import {bare} from '../client/barePathOf';
import {type MatchOptions, onlyPathOf} from '../client/cannotMatch';

/** A route as configured, or as a React element. */
type Route = object & {props?: MatchOptions};
type Index = {byPath: Map<string, number[]>; others: number[]};

const indexes = new WeakMap<readonly unknown[], Index>();

function indexOf(routes: readonly Route[], areExact = false): Index {
  const known = indexes.get(routes);
  if (known) return known;
  const index: Index = {byPath: new Map(), others: []};
  for (const [position, route] of routes.entries()) {
    const only = onlyPathOf(areExact ? {...route, exact: true} : (route.props ?? (route as MatchOptions)));
    if (only === null) index.others.push(position);
    else index.byPath.set(only, [...(index.byPath.get(only) ?? []), position]);
  }
  indexes.set(routes, index);
  return index;
}

/**
 * The routes of a list which an address may belong to, in their order: all but those of other pages. Lists of elements that
 * `elementsOf` did not make are returned as they are, since they may be made anew for each page.
 *
 * @param areExact whether each has one page only, without saying so
 */
export function routesAt<T>(routes: T, pathname: string, areExact = false): T {
  if (!Array.isArray(routes) || ('props' in Object(routes[0]) && !indexes.has(routes))) return routes;
  const {byPath, others} = indexOf(routes, areExact);
  const positions = [...others, ...(byPath.get(bare(pathname)) ?? [])].sort((a, b) => a - b);
  return positions.map((position) => routes[position]) as T;
}

const elements = new WeakMap<readonly unknown[], readonly Route[]>();

/** What `make` gives for each route, made once for all pages where nothing but the route goes into it. */
export function elementsOf<T, E extends Route>(
  routes: readonly T[],
  extraProps: object,
  make: (route: T, position: number) => E,
): readonly E[] {
  if (Object.keys(extraProps).length > 0) return routes.map(make);
  const known = elements.get(routes);
  if (known) return known as readonly E[];
  const made = routes.map(make);
  elements.set(routes, made);
  indexOf(made);
  return made;
}
