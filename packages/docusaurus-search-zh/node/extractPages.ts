import type {Root} from 'hast';
import {headingOf} from '../shared/sections';
import type {SearchPage, SearchScope} from '../types';
import {extractPage} from './extractPage';

/** A page of the built site: its route without the base path, and its HTML. */
export type RenderedPage = {route: string; tree: Root};

/** Search data of a page, with its route. */
export type ExtractedPage = SearchPage & {route: string};

/** A docs version, and the path of its pages within the site; empty for the version at the root. */
export type VersionPath = {name: string; base: string};

/** A part of the site, and its pages. */
export type ScopePlace = {value: SearchScope; label: string; part?: string; routes?: readonly string[]; isVersioned?: boolean};

/** Options that determine the place of a page: plain data, which a worker thread can get. */
export type PlaceOptions = {
  baseUrl: string;
  trailingSlash: boolean | undefined;
  scopes: readonly ScopePlace[];
  skippedSections: readonly string[];
  /** Docs versions, root version first; not needed in a site with one version. */
  versions?: readonly VersionPath[];
  /** Id of their docs plugin. */
  versionedDocs?: string;
  /** Group in the results for a page without breadcrumbs and without a scope. */
  otherPart?: string;
};

/** The results page is not documentation. */
const SEARCH_ROUTE = '/search';

function urlOf(route: string, {baseUrl, trailingSlash}: PlaceOptions): string {
  return baseUrl + route.slice(1) + (trailingSlash && route !== '/' ? '/' : '');
}

const isUnder = (route: string, base: string) => route === base || route.startsWith(`${base}/`);

/** The version of a route; the root version gets all routes that belong to no other version. */
export const versionOfRoute = <V extends {base: string}>(route: string, versions: readonly V[]): V | undefined =>
  versions.find(({base}) => base && isUnder(route, base)) ?? versions[0];

/** Tag of the pages of a docs version, as Docusaurus writes it into them. */
export const versionTag = (docs: string, name: string): string => `docs-${docs}-${name}`;

/** Part of the site that a page is in; a page that exists in each version also has its version. */
function placeOf(route: string, {scopes, versions = [], versionedDocs = 'default', otherPart = ''}: PlaceOptions) {
  const version = versionOfRoute(route, versions);
  const own = route.slice(version?.base.length ?? 0);
  const scope =
    scopes.find(({routes}) => routes?.some((place) => isUnder(own, place.replace(/\/$/, '')))) ?? scopes.find(({routes}) => !routes);
  // Docs pages already contain the tag of their version, from Docusaurus.
  const tag = scope?.isVersioned && version && versions.length > 1 ? {tag: versionTag(versionedDocs, version.name)} : {};
  return {scope: scope?.value ?? '', part: scope?.part, otherPart: scope?.label ?? otherPart, ...tag};
}

/** Converts a page to records; null if it is not documentation. */
export default function extractOf({route, tree}: RenderedPage, options: PlaceOptions): ExtractedPage | null {
  if (route === SEARCH_ROUTE) return null;
  const page = extractPage({url: urlOf(route, options), ...placeOf(route, options), tree}, options.skippedSections);
  return page ? {...page, route} : null;
}

/** All searchable texts of a page, for comparison with its visible text. */
export function searchedOf({records}: Pick<SearchPage, 'records'>): {text: string; code: string; pictures: string} {
  return {
    text: records.map((record) => `${headingOf(record)}\n${record.content}`).join('\n'),
    pictures: records.map(({pictures}) => pictures).join('\n'),
    code: records.map(({code}) => code).join('\n'),
  };
}

/** Sorted by address. */
export const sortPages = (pages: readonly ExtractedPage[]): ExtractedPage[] => [...pages].sort((a, b) => (a.url < b.url ? -1 : 1));

/** Converts all documentation pages to records. */
export const extractPages = ({pages, ...options}: PlaceOptions & {pages: readonly RenderedPage[]}): ExtractedPage[] =>
  sortPages(pages.flatMap((page) => extractOf(page, options) ?? []));
