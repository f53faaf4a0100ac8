import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import type {BuiltSite, PublishStep} from '../../../../lib/build/publishStep';
import {readUpstreamLock} from '../../../../lib/content/content';
import {type DocsVersion, readWrittenVersions} from '../../../../lib/content/versions';
import {apiInstance} from '../../../../lib/openapi/apiOperations';
import type {TextFacts} from '../../types';
import {buildFeed, FEED_FILE} from './buildFeed';
import {buildOpenSearch} from './buildOpenSearch';
import {buildFullText, buildIndexText, FULL_FILE, INDEX_FILE} from './buildTexts';
import {collectSections, type ListedEntry, type SidebarSource} from './collectSections';

/** Sidebars of a version: first its docs, then its API reference. */
function sidebarsOf(allContent: AllContent, version: DocsVersion): SidebarSource[] {
  const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
  const api = allContent['api-reference']?.[apiInstance(version)] as {sidebar: ListedEntry[]} | undefined;
  const docSources = (docs?.loadedVersions ?? [])
    .filter(({versionName}) => versionName === version.id)
    .flatMap(({sidebars, docs: pages}) =>
      Object.values(sidebars).map((items) => ({
        entries: items as ListedEntry[],
        permalinks: new Map(pages.map(({id, permalink}) => [id, permalink])),
        looseTitle: '概览',
      })),
    );
  const apiSource = api
    ? [{entries: [{type: 'category', label: 'API 参考', items: api.sidebar}], permalinks: new Map(), looseTitle: 'API 参考'}]
    : [];
  return [...docSources, ...apiSource];
}

/** Routes of the pages of a version. The root version has all pages that are not under the path of another version. */
function routesOf({markdown, allContent, baseUrl}: BuiltSite, version: DocsVersion): string[] {
  const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
  const others = (docs?.loadedVersions ?? [])
    .filter(({isLast}) => !isLast)
    .map(({path}) => `/${path.slice(baseUrl.length)}`.replace(/\/$/, ''));
  const isUnder = (route: string, base: string) => route === base || route.startsWith(`${base}/`);
  const isOwn = (route: string) => (version.base ? isUnder(route, version.base) : !others.some((base) => isUnder(route, base)));
  return [...markdown.keys()].filter(isOwn);
}

const folderOf = ({base}: DocsVersion) => (base ? `${base.slice(1)}/` : '');

function factsOf({root, config}: BuiltSite, version: DocsVersion, versions: readonly DocsVersion[]): TextFacts {
  const {upstreamDocs, upstreamRepository} = config.customFields as Record<string, string>;
  return {
    title: version.base ? `${config.title} ${version.label}` : config.title,
    tagline: config.tagline,
    siteUrl: root,
    upstreamDocs,
    upstreamRepository,
    langflowVersion: readUpstreamLock(version).langflow_version,
    folder: folderOf(version),
    others: versions.filter((other) => other !== version).map((other) => ({label: other.label, url: root + folderOf(other) + INDEX_FILE})),
  } as TextFacts;
}

/** Adds the two texts for programs for each version: the index and the full text. */
function addTexts(site: BuiltSite): void {
  const versions = readWrittenVersions(site.siteDir);
  const pages = [...site.markdown.values()];
  for (const version of versions) {
    const sources = sidebarsOf(site.allContent, version);
    const sections = collectSections(sources, {baseUrl: site.baseUrl, routes: routesOf(site, version)});
    const facts = factsOf(site, version, versions);
    const folder = folderOf(version);
    site.files.set(folder + INDEX_FILE, buildIndexText(facts, sections, pages));
    site.files.set(folder + FULL_FILE, buildFullText(facts, sections, pages));
  }
}

/** Builds `robots.txt`, which allows everything and names the sitemap. Crawlers request it only at the root of a host. */
const buildRobots = (root: string) => `User-agent: *\nAllow: /\n\nSitemap: ${root}sitemap.xml\n`;

/** Adds the files for programs, crawlers, feed readers and the address bars of browsers. */
export const addLists = (): PublishStep => ({
  name: 'lists',
  finish(site) {
    addTexts(site);
    const facts = {name: site.config.title, root: site.root, language: site.language};
    site.files.set('opensearch.xml', buildOpenSearch(facts));
    site.files.set('robots.txt', buildRobots(site.root));
    const feed = buildFeed([...site.facts.values()], facts);
    if (feed) site.files.set(FEED_FILE, feed);
  },
});
