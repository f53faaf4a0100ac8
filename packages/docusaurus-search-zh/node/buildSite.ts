import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedPlugin, RouteConfig} from '@docusaurus/types';
import type {PluginOptions} from '../options';
import {textsFor} from '../texts';
import {addAliases, aliasesIn, type PageAliases} from './aliases';
import type {IndexFiles} from './buildIndex';
import {buildIndexes} from './buildIndexes';
import extractOf, {type ExtractedPage, type PlaceOptions, sortPages, type VersionPath} from './extractPages';
import {parseHtml} from './html';
import {trimSlash} from './inboundLinks';
import {buildEnglish, buildSynonyms} from './synonyms';
import {ENGLISH_LIST, PHRASE_TABLE, readDataOption, SYNONYM_LIST, TERM_LIST} from './wordLists';

/** The parts of the built site that the index needs, as Docusaurus gives them to `postBuild`. */
export type BuiltSiteProps = {
  siteDir: string;
  outDir: string;
  baseUrl: string;
  locale: string;
  routes: readonly RouteConfig[];
  plugins: readonly LoadedPlugin[];
};

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';
const BLOG_PLUGIN = 'docusaurus-plugin-content-blog';
/** Pages that repeat the beginnings of other pages. */
const LISTS = /^@theme\/(?:Blog(?!PostPage)|DocTag|DocsRoot$)/;

/** Routes of pages, without the layouts around them; the layout says which plugin they are from. */
const leavesOf = (routes: readonly RouteConfig[], above?: RouteConfig['plugin']): RouteConfig[] =>
  routes.flatMap((route) => {
    const plugin = route.plugin ?? above;
    return route.routes ? leavesOf(route.routes, plugin) : [{...route, plugin}];
  });

type LoadedDocs = {loadedVersions?: {versionName: string; path: string; isLast: boolean}[]};

/** The versions of a docs plugin, the one that readers get by default first. Empty without a choice. */
export function versionsOf({baseUrl, plugins}: Pick<BuiltSiteProps, 'baseUrl' | 'plugins'>, docs: string): VersionPath[] {
  const plugin = plugins.find(({name, options}) => name === DOCS_PLUGIN && (options as {id?: string}).id === docs);
  const loaded = (plugin?.content as LoadedDocs | undefined)?.loadedVersions ?? [];
  if (loaded.length < 2) return [];
  const sorted = [...loaded].sort((a, b) => Number(b.isLast) - Number(a.isLast));
  return sorted.map(({versionName, path: base}, index) => ({
    name: versionName,
    base: index === 0 ? '' : trimSlash(`/${base.slice(baseUrl.length)}`),
  }));
}

/** HTML file of a route: a site writes `a.html`, or `a/index.html`. */
function readRoute(outDir: string, route: string): string | undefined {
  const name = decodeURI(route).replace(/^\/|\/$/g, '');
  const file = [`${name}.html`, `${name}/index.html`].map((each) => path.join(outDir, each)).find((each) => existsSync(each));
  return file && readFileSync(file, 'utf8');
}

function extractSite({outDir, baseUrl, locale, routes, plugins}: BuiltSiteProps, options: PluginOptions): ExtractedPage[] {
  const texts = textsFor(locale, options.texts);
  const partOf = (plugin: string | undefined) => (plugin === DOCS_PLUGIN ? texts.docs : plugin === BLOG_PLUGIN ? texts.blog : texts.pages);
  const settings: PlaceOptions = {
    baseUrl,
    trailingSlash: undefined,
    scopes: options.scopes,
    skippedSections: options.skippedSections,
    versions: versionsOf({baseUrl, plugins}, options.versionedDocs),
    versionedDocs: options.versionedDocs,
  };
  const pages = leavesOf(routes).flatMap(({path: address, component, plugin}) => {
    if (LISTS.test(component) || /[*:]/.test(address)) return [];
    const route = trimSlash(`/${address.slice(baseUrl.length)}`);
    const html = readRoute(outDir, route);
    const otherPart = partOf((plugin as {name?: string} | undefined)?.name);
    const page = html && extractOf({route, tree: parseHtml(html)}, {...settings, otherPart});
    // Docusaurus has applied the trailing slash of the site.
    return page ? [withUrl(page, address)] : [];
  });
  return sortPages(pages);
}

/** The page under the address that Docusaurus gives it. */
function withUrl(page: ExtractedPage, url: string): ExtractedPage {
  if (page.url === url) return page;
  const records = page.records.map((record) => ({...record, url: record.anchor ? `${url}#${record.anchor}` : url}));
  return {...page, url, records};
}

function aliasesOf({siteDir, baseUrl}: BuiltSiteProps, {phrases}: PluginOptions): PageAliases[] {
  const source = typeof phrases === 'string' ? phrases : '选项 phrases';
  return aliasesIn(readDataOption(phrases, PHRASE_TABLE, siteDir), source, (route) => baseUrl + route.slice(1));
}

/**
 * Builds the index of a site from its HTML files.
 *
 * @throws InputError that lists what is wrong in the words of the site
 */
export function buildSiteIndex(site: BuiltSiteProps, options: PluginOptions): IndexFiles {
  const {siteDir} = site;
  return buildIndexes({
    pages: addAliases(extractSite(site, options), aliasesOf(site, options)),
    synonyms: buildSynonyms(readDataOption(options.glossary, TERM_LIST, siteDir), readDataOption(options.synonyms, SYNONYM_LIST, siteDir)),
    english: buildEnglish(readDataOption(options.english, ENGLISH_LIST, siteDir)),
    scopes: options.scopes,
    versions: versionsOf(site, options.versionedDocs),
    versionedDocs: options.versionedDocs,
    startRoutes: options.startPages.map(({to}) => to),
  });
}
