import type {BuiltPage} from '../../../lib/build/builtPage';
import type {DocsVersion} from '../../../lib/content/versions';
import type {SearchPage, SearchScope} from '../types';
import {extractPage} from './extractPage';

type Rendered = Pick<BuiltPage, 'route' | 'tree'>;

/** What the search knows of a page, with its route. */
export type ExtractedPage = SearchPage & {route: string};

/** Where pages stand. */
export type PlaceOptions = {
  baseUrl: string;
  trailingSlash: boolean | undefined;
  /** Routes (without the base path) that are the API reference. */
  apiRoute: string;
  /** The docs versions, that at the root first; in a site of one nothing tells pages apart. */
  versions?: readonly DocsVersion[];
};

/** The page that lists results is none. */
const SEARCH_ROUTE = '/search';

function urlOf(route: string, {baseUrl, trailingSlash}: PlaceOptions): string {
  return baseUrl + route.slice(1) + (trailingSlash && route !== '/' ? '/' : '');
}

const isUnder = (route: string, base: string) => route === base || route.startsWith(`${base}/`);

/** The version under whose path a page stands; that at the root has all the others leave. */
export const versionOfRoute = (route: string, versions: readonly DocsVersion[]): DocsVersion | undefined =>
  versions.find(({base}) => base && isUnder(route, base)) ?? versions[0];

/** The part of the site that a page is in; an API page also says of which version. */
function placeOf(route: string, {apiRoute, versions = []}: PlaceOptions): {scope: SearchScope; tag?: string} {
  const version = versionOfRoute(route, versions);
  const scope = isUnder(route.slice(version?.base.length ?? 0), apiRoute) ? 'api' : 'docs';
  // Pages of the docs carry the tag of their version, put there by Docusaurus.
  return {scope, ...(scope === 'api' && version?.folder && {tag: `docs-default-${version.id}`})};
}

/** Turns a page into records; what is no documentation has none. */
export default function extractOf({route, tree}: Rendered, options: PlaceOptions): ExtractedPage | null {
  if (route === SEARCH_ROUTE) return null;
  const page = extractPage({url: urlOf(route, options), ...placeOf(route, options), tree});
  return page ? {...page, route} : null;
}

/** Everything by which a page is found, to be held against what it says. */
export function searchedOf({records}: Pick<SearchPage, 'records'>): {text: string; code: string} {
  return {
    text: records.map(({type, hierarchy, content}) => `${hierarchy[type]}\n${content}`).join('\n'),
    code: records.map(({code}) => code).join('\n'),
  };
}

/** In the order of their addresses. */
export const sortPages = (pages: readonly ExtractedPage[]): ExtractedPage[] => [...pages].sort((a, b) => (a.url < b.url ? -1 : 1));

/** Turns every page of documentation into records. */
export const extractPages = ({pages, ...options}: PlaceOptions & {pages: readonly Rendered[]}): ExtractedPage[] =>
  sortPages(pages.flatMap((page) => extractOf(page, options) ?? []));
