import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {SearchPage, SearchScope} from '../types';
import {extractPage} from './extractPage';

export type PageSource = {
  outDir: string;
  baseUrl: string;
  trailingSlash: boolean | undefined;
  /** Routes (without the base path) that are the API reference. */
  apiRoute: string;
};

/** Routes that list pages instead of being one. */
const IGNORED = new Set(['404', 'search']);

/** Route, without its first slash, of a file of the built site. */
export function routeOf(file: string): string {
  return file
    .split(path.sep)
    .join('/')
    .replace(/(^|\/)index\.html$/, '')
    .replace(/\.html$/, '');
}

function urlOf(route: string, {baseUrl, trailingSlash}: PageSource): string {
  return baseUrl + route + (trailingSlash && route ? '/' : '');
}

function scopeOf(route: string, apiRoute: string): SearchScope {
  const api = apiRoute.replace(/^\//, '');
  return route === api || route.startsWith(`${api}/`) ? 'api' : 'docs';
}

/** Reads every page of a built site, in the order of their addresses. */
export function loadPages(source: PageSource): SearchPage[] {
  const files = readdirSync(source.outDir, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html'));
  const pages = files
    .map((file) => ({file, route: routeOf(file)}))
    .filter(({route}) => !IGNORED.has(route))
    .map(({file, route}) =>
      extractPage({
        url: urlOf(route, source),
        scope: scopeOf(route, source.apiRoute),
        html: readFileSync(path.join(source.outDir, file), 'utf8'),
      }),
    )
    .filter((page) => page !== null);
  return pages.sort((a, b) => (a.url < b.url ? -1 : 1));
}
