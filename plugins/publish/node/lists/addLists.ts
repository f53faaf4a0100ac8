import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import type {BuiltSite, PublishStep} from '../../../../lib/build/publishStep';
import type {TextFacts} from '../../types';
import {buildFeed, FEED_FILE} from './buildFeed';
import {buildOpenSearch} from './buildOpenSearch';
import {buildFullText, buildIndexText, FULL_FILE, INDEX_FILE} from './buildTexts';
import {collectSections, type SidebarEntry, type SidebarSource} from './collectSections';

function sidebarsOf(allContent: AllContent): {sources: SidebarSource[]; otherVersions: string[]} {
  const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
  const api = allContent['api-reference']?.default as {sidebar: SidebarEntry[]} | undefined;
  const versions = docs?.loadedVersions ?? [];
  const current = versions.filter(({isLast}) => isLast);
  const docSources = current.flatMap(({sidebars, docs: pages}) =>
    Object.values(sidebars).map((items) => ({
      entries: items as SidebarEntry[],
      permalinks: new Map(pages.map(({id, permalink}) => [id, permalink])),
      looseTitle: '概览',
    })),
  );
  const apiSource = api
    ? [{entries: [{type: 'category', label: 'API 参考', items: api.sidebar}], permalinks: new Map(), looseTitle: 'API 参考'}]
    : [];
  return {sources: [...docSources, ...apiSource], otherVersions: versions.filter(({isLast}) => !isLast).map(({path: root}) => root)};
}

/** The two texts for programs: what there is, and all of it. */
function addTexts({files, baseUrl, root, config, allContent, markdown}: BuiltSite): void {
  const {sources, otherVersions} = sidebarsOf(allContent);
  const isOther = (route: string) =>
    otherVersions.some((version) => `${baseUrl}${route.slice(1)}/`.startsWith(`${version.replace(/\/$/, '')}/`));
  const sections = collectSections(sources, {baseUrl, routes: [...markdown.keys()].filter((route) => !isOther(route))});
  const {upstreamDocs, upstreamRepository, langflowVersion} = config.customFields as Record<string, string>;
  const facts = {
    title: config.title,
    tagline: config.tagline,
    siteUrl: root,
    upstreamDocs,
    upstreamRepository,
    langflowVersion,
  } as TextFacts;
  const pages = [...markdown.values()];
  files.set(INDEX_FILE, buildIndexText(facts, sections, pages)).set(FULL_FILE, buildFullText(facts, sections, pages));
}

/** Says to crawlers that they may read everything, and where the list of it is; they ask for it at the root of a host only. */
const buildRobots = (root: string) => `User-agent: *\nAllow: /\n\nSitemap: ${root}sitemap.xml\n`;

/** Lists the pages: for programs, for crawlers, for feed readers, and for the address bars of browsers. */
export const addLists = (): PublishStep => ({
  name: 'lists',
  run(site) {
    addTexts(site);
    const facts = {name: site.config.title, root: site.root, language: site.language};
    site.files.set('opensearch.xml', buildOpenSearch(facts));
    site.files.set('robots.txt', buildRobots(site.root));
    const feed = buildFeed([...site.facts.values()], facts);
    if (feed) site.files.set(FEED_FILE, feed);
  },
});
