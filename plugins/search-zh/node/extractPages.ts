import type {BuiltPage} from '../../../lib/build/builtPage';
import type {SearchPage, SearchScope} from '../types';
import {extractPage} from './extractPage';

export type PageSource = {
  pages: readonly Pick<BuiltPage, 'route' | 'tree'>[];
  baseUrl: string;
  trailingSlash: boolean | undefined;
  /** Routes (without the base path) that are the API reference. */
  apiRoute: string;
};

/** The page that lists results is none. */
const SEARCH_ROUTE = '/search';

function urlOf(route: string, {baseUrl, trailingSlash}: PageSource): string {
  return baseUrl + route.slice(1) + (trailingSlash && route !== '/' ? '/' : '');
}

const scopeOf = (route: string, apiRoute: string): SearchScope => (route === apiRoute || route.startsWith(`${apiRoute}/`) ? 'api' : 'docs');

/** Turns every page of documentation into records, in the order of their addresses. */
export function extractPages(source: PageSource): (SearchPage & {route: string})[] {
  return source.pages
    .filter(({route}) => route !== SEARCH_ROUTE)
    .flatMap(({route, tree}) => {
      const page = extractPage({url: urlOf(route, source), scope: scopeOf(route, source.apiRoute), tree});
      return page ? [{...page, route}] : [];
    })
    .sort((a, b) => (a.url < b.url ? -1 : 1));
}
