import {existsSync} from 'node:fs';
import path from 'node:path';
import type {AllContent, LoadContext, RouteConfig} from '@docusaurus/types';
import {type BuiltPage, readBuiltPage} from '../../../../lib/build/builtPage';
import {PageCache} from '../../../../lib/build/pageCache';
import type {BuiltSite} from '../../../../lib/build/publishStep';

const NOT_FOUND = '404.html';

/** Routes of pages, without routes that only contain other routes and without wildcard routes. */
export const listPageRoutes = (routes: readonly RouteConfig[]): RouteConfig[] =>
  routes.flatMap((route) => (route.routes ? listPageRoutes(route.routes) : route.path.includes('*') ? [] : [route]));

/** Converts a site path to a page route: without base path and trailing slash. */
export const pageRoute = (sitePath: string, baseUrl: string): string => `/${sitePath.slice(baseUrl.length).replace(/\/$/, '')}`;

/** File of a page; its name depends on the `trailingSlash` setting of Docusaurus. */
function fileOf(outDir: string, name: string): string {
  const candidates = [`${name || 'index'}.html`, path.posix.join(name, 'index.html')];
  const file = candidates.find((candidate) => existsSync(path.join(outDir, candidate)));
  if (!file) throw new Error(`[publish] 路由 /${name} 没有网页：${outDir} 里应有 ${candidates.join(' 或 ')}`);
  return file;
}

/** Output folder and routes of the build, and the content that the plugins loaded. */
export type BuildOutput = Pick<BuiltSite, 'outDir' | 'allContent'> & {routes: RouteConfig[]; allContent: AllContent};

/**
 * Reads the pages of the build one by one. It reads only the files of routes: other plugins may still be writing other files, such as those
 * of old addresses.
 */
export function* readBuiltPages(
  {outDir, routes, baseUrl}: Pick<BuiltSite, 'outDir' | 'routes' | 'baseUrl'>,
  digests?: {get: (file: string) => {digest: string} | undefined},
): Generator<BuiltPage> {
  const names = [...new Set(listPageRoutes(routes).map((route) => pageRoute(route.path, baseUrl).slice(1)))].sort();
  for (const file of names.map((name) => fileOf(outDir, name))) yield readBuiltPage(outDir, file, digests?.get(file)?.digest);
}

/** Creates the site data, before the first page is read. */
export function readSite({siteDir, baseUrl, siteConfig, i18n, generatedFilesDir}: LoadContext, output: BuildOutput): BuiltSite {
  const {outDir} = output;
  return {
    ...output,
    siteDir,
    generatedDir: generatedFilesDir,
    baseUrl,
    root: siteConfig.url + baseUrl,
    language: i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale,
    config: siteConfig,
    cache: new PageCache(siteDir, [siteConfig.url, baseUrl, siteConfig.trailingSlash, siteConfig.title]),
    notFound: existsSync(path.join(outDir, NOT_FOUND)) ? readBuiltPage(outDir, NOT_FOUND) : undefined,
    dates: new Map(),
    facts: new Map(),
    markdown: new Map(),
    files: new Map(),
    notes: new Map(),
  };
}
