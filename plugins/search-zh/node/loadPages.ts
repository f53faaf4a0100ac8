import {readBuiltPages} from '../../../lib/build/readBuiltPages';
import type {SearchPage, SearchScope} from '../types';
import type {PageFile} from './extractPage';

export type PageSource = {
  outDir: string;
  baseUrl: string;
  trailingSlash: boolean | undefined;
  /** Routes (without the base path) that are the API reference. */
  apiRoute: string;
};

/** The page that lists results is none. */
const SEARCH_ROUTE = 'search';

function urlOf(route: string, {baseUrl, trailingSlash}: PageSource): string {
  return baseUrl + route + (trailingSlash && route ? '/' : '');
}

function scopeOf(route: string, apiRoute: string): SearchScope {
  const api = apiRoute.replace(/^\//, '');
  return route === api || route.startsWith(`${api}/`) ? 'api' : 'docs';
}

function readPageFiles(source: PageSource): PageFile[] {
  return readBuiltPages(source.outDir)
    .filter(({route}) => route !== SEARCH_ROUTE)
    .map(({route, html}) => ({url: urlOf(route, source), scope: scopeOf(route, source.apiRoute), html}));
}

const sortPages = (pages: readonly (SearchPage | null)[]) => pages.filter((page) => page !== null).sort((a, b) => (a.url < b.url ? -1 : 1));

/** Reads every page of a built site, in the order of their addresses. */
export function loadPages(source: PageSource, extract: (file: PageFile) => SearchPage | null): SearchPage[] {
  return sortPages(readPageFiles(source).map(extract));
}
