import {existsSync} from 'node:fs';
import path from 'node:path';
import type {AllContent, LoadContext, RouteConfig} from '@docusaurus/types';
import {type BuiltPage, readBuiltPage} from '../../../../lib/build/builtPage';
import {hashFiles} from '../../../../lib/build/hashFiles';
import {PageCache} from '../../../../lib/build/pageCache';
import type {BuiltSite} from '../../../../lib/build/publishStep';

const NOT_FOUND = '404.html';
const ROOT = path.join(__dirname, '../../../..');
/** The code whose results are kept from one build to the next, with all that these depend on. */
const CODE = [
  'lib/build',
  'lib/content/markdownPath.ts',
  'lib/hosting/inlineScripts.ts',
  'plugins/publish/node',
  'plugins/search-zh/node',
  'package-lock.json',
];

/** The routes that are pages, those that only frame others aside. */
export const listPageRoutes = (routes: readonly RouteConfig[]): RouteConfig[] =>
  routes.flatMap((route) => (route.routes ? listPageRoutes(route.routes) : route.path.includes('*') ? [] : [route]));

/** A path of the site as the route of a page: without the base path, and without a slash at its end. */
export const pageRoute = (sitePath: string, baseUrl: string): string => `/${sitePath.slice(baseUrl.length).replace(/\/$/, '')}`;

/** Where Docusaurus has written a page; it depends on the setting for slashes at the end of addresses. */
function fileOf(outDir: string, name: string): string {
  const candidates = [`${name || 'index'}.html`, path.posix.join(name, 'index.html')];
  const file = candidates.find((candidate) => existsSync(path.join(outDir, candidate)));
  if (!file) throw new Error(`[publish] 路由 /${name} 没有网页：${outDir} 里应有 ${candidates.join(' 或 ')}`);
  return file;
}

/** What the build has left on the disk, and what the plugins have loaded. */
export type BuildOutput = Pick<BuiltSite, 'outDir' | 'allContent'> & {routes: RouteConfig[]; allContent: AllContent};

/** Reads every page of the build, one by one; files that others may be writing now, such as those of old addresses, are none. */
export function* readPages(
  {outDir, routes, baseUrl}: Pick<BuiltSite, 'outDir' | 'routes' | 'baseUrl'>,
  digests?: {get: (file: string) => {digest: string} | undefined},
): Generator<BuiltPage> {
  const names = [...new Set(listPageRoutes(routes).map((route) => pageRoute(route.path, baseUrl).slice(1)))].sort();
  for (const file of names.map((name) => fileOf(outDir, name))) yield readBuiltPage(outDir, file, digests?.get(file)?.digest);
}

/** What is known before the first page is read. */
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
    cache: new PageCache(siteDir, [hashFiles(ROOT, CODE), siteConfig.url, baseUrl, siteConfig.trailingSlash, siteConfig.title]),
    notFound: existsSync(path.join(outDir, NOT_FOUND)) ? readBuiltPage(outDir, NOT_FOUND) : undefined,
    dates: new Map(),
    facts: new Map(),
    markdown: new Map(),
    files: new Map(),
    notes: new Map(),
  };
}
