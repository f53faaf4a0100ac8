import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {essentialsOf} from '../../shared/essentialsOf';
import {mapInWorker} from '../../shared/mapInWorker';
import type {SearchPage, SearchScope} from '../types';
import type {PageFile} from './extractPage';

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

function readPageFiles(source: PageSource): PageFile[] {
  return readdirSync(source.outDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html') && !IGNORED.has(routeOf(file)))
    .map((file) => ({
      url: urlOf(routeOf(file), source),
      scope: scopeOf(routeOf(file), source.apiRoute),
      html: essentialsOf(readFileSync(path.join(source.outDir, file), 'utf8')),
    }));
}

const sortPages = (pages: readonly (SearchPage | null)[]) => pages.filter((page) => page !== null).sort((a, b) => (a.url < b.url ? -1 : 1));

/** Reads every page of a built site, in the order of their addresses. */
export function loadPages(source: PageSource, extract: (file: PageFile) => SearchPage | null): SearchPage[] {
  return sortPages(readPageFiles(source).map(extract));
}

/** As `loadPages` with `extractPage`, beside the main thread, and only for pages that changed since the last build. */
export async function extractChangedPages(source: PageSource, siteDir: string): Promise<SearchPage[]> {
  const task = {
    name: 'search-zh',
    module: path.join(__dirname, 'extractPage.ts'),
    fn: 'extractPage',
    sources: ['plugins/search-zh'],
    siteDir,
  };
  return sortPages(await mapInWorker<PageFile, SearchPage | null>(task, readPageFiles(source)));
}
