import type {BuiltPage} from '../../../lib/build/builtPage';
import type {DocsVersion} from '../../../lib/content/versions';
import type {SearchPage, SearchScope} from '../types';
import {extractPage} from './extractPage';

type Rendered = Pick<BuiltPage, 'route' | 'tree'>;

/** Search data of a page, with its route. */
export type ExtractedPage = SearchPage & {route: string};

/** Options that determine the place of a page. */
export type PlaceOptions = {
  baseUrl: string;
  trailingSlash: boolean | undefined;
  /** Route of the API reference, without the base path. */
  apiRoute: string;
  /** Docs versions, root version first; not needed in a site with one version. */
  versions?: readonly DocsVersion[];
};

/** The results page is not documentation. */
const SEARCH_ROUTE = '/search';

function urlOf(route: string, {baseUrl, trailingSlash}: PlaceOptions): string {
  return baseUrl + route.slice(1) + (trailingSlash && route !== '/' ? '/' : '');
}

const isUnder = (route: string, base: string) => route === base || route.startsWith(`${base}/`);

/** The version of a route; the root version gets all routes that belong to no other version. */
export const versionOfRoute = (route: string, versions: readonly DocsVersion[]): DocsVersion | undefined =>
  versions.find(({base}) => base && isUnder(route, base)) ?? versions[0];

/** Part of the site that a page is in; an API page also has its version. */
function placeOf(route: string, {apiRoute, versions = []}: PlaceOptions): {scope: SearchScope; tag?: string} {
  const version = versionOfRoute(route, versions);
  const scope = isUnder(route.slice(version?.base.length ?? 0), apiRoute) ? 'api' : 'docs';
  // Docs pages already contain the tag of their version, from Docusaurus.
  return {scope, ...(scope === 'api' && version?.folder && {tag: `docs-default-${version.id}`})};
}

/** Converts a page to records; null if it is not documentation. */
export default function extractOf({route, tree}: Rendered, options: PlaceOptions): ExtractedPage | null {
  if (route === SEARCH_ROUTE) return null;
  const page = extractPage({url: urlOf(route, options), ...placeOf(route, options), tree});
  return page ? {...page, route} : null;
}

/** All searchable texts of a page, for comparison with its visible text. */
export function searchedOf({records}: Pick<SearchPage, 'records'>): {text: string; code: string} {
  return {
    text: records.map(({type, hierarchy, content}) => `${hierarchy[type]}\n${content}`).join('\n'),
    code: records.map(({code}) => code).join('\n'),
  };
}

/** Sorted by address. */
export const sortPages = (pages: readonly ExtractedPage[]): ExtractedPage[] => [...pages].sort((a, b) => (a.url < b.url ? -1 : 1));

/** Converts all documentation pages to records. */
export const extractPages = ({pages, ...options}: PlaceOptions & {pages: readonly Rendered[]}): ExtractedPage[] =>
  sortPages(pages.flatMap((page) => extractOf(page, options) ?? []));
