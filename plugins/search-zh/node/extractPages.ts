import type {BuiltPage} from '../../../lib/build/builtPage';
import type {DocsVersion} from '../../../lib/content/versions';
import type {SearchPage, SearchScope} from '../types';
import {extractPage} from './extractPage';

export type PageSource = {
  pages: readonly Pick<BuiltPage, 'route' | 'tree'>[];
  baseUrl: string;
  trailingSlash: boolean | undefined;
  /** Routes (without the base path) that are the API reference. */
  apiRoute: string;
  /** The docs versions, that at the root first; in a site of one nothing tells pages apart. */
  versions?: readonly DocsVersion[];
};

/** The page that lists results is none. */
const SEARCH_ROUTE = '/search';

function urlOf(route: string, {baseUrl, trailingSlash}: PageSource): string {
  return baseUrl + route.slice(1) + (trailingSlash && route !== '/' ? '/' : '');
}

const isUnder = (route: string, base: string) => route === base || route.startsWith(`${base}/`);

/** The version under whose path a page stands; that at the root has all the others leave. */
export const versionOfRoute = (route: string, versions: readonly DocsVersion[]): DocsVersion | undefined =>
  versions.find(({base}) => base && isUnder(route, base)) ?? versions[0];

/** The part of the site that a page is in; an API page also says of which version. */
function placeOf(route: string, {apiRoute, versions = []}: PageSource): {scope: SearchScope; tag?: string} {
  const version = versionOfRoute(route, versions);
  const scope = isUnder(route.slice(version?.base.length ?? 0), apiRoute) ? 'api' : 'docs';
  // Pages of the docs carry the tag of their version, put there by Docusaurus.
  return {scope, ...(scope === 'api' && version?.folder && {tag: `docs-default-${version.id}`})};
}

/** Turns every page of documentation into records, in the order of their addresses. */
export function extractPages(source: PageSource): (SearchPage & {route: string})[] {
  return source.pages
    .filter(({route}) => route !== SEARCH_ROUTE)
    .flatMap(({route, tree}) => {
      const page = extractPage({url: urlOf(route, source), ...placeOf(route, source), tree});
      return page ? [{...page, route}] : [];
    })
    .sort((a, b) => (a.url < b.url ? -1 : 1));
}
