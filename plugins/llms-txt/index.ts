import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {writeFiles} from '../../lib/build/writeFiles';
import {buildFullText, buildIndexText, FULL_FILE, INDEX_FILE} from './node/buildTexts';
import {collectSections, type SidebarEntry, type SidebarSource} from './node/collectSections';
import {convertPage} from './node/convertPage';
import {loadMarkdownPages} from './node/loadMarkdownPages';
import type {SiteFacts} from './types';

const PLUGIN_NAME = 'llms-txt';

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

/** Serves the documentation to programs: Markdown beside every page, a list of the pages, and all of them in one text. */
export default function llmsTxtPlugin({siteConfig, baseUrl}: LoadContext): Plugin {
  let sidebars: ReturnType<typeof sidebarsOf> = {sources: [], otherVersions: []};
  const {upstreamDocs, upstreamRepository, langflowVersion} = (siteConfig.customFields ?? {}) as Record<string, string>;
  const siteUrl = siteConfig.url + baseUrl;
  return {
    name: PLUGIN_NAME,
    async allContentLoaded({allContent}) {
      sidebars = sidebarsOf(allContent);
    },
    async postBuild({outDir}) {
      const facts = {
        title: siteConfig.title,
        tagline: siteConfig.tagline,
        siteUrl,
        upstreamDocs,
        upstreamRepository,
        langflowVersion,
      } as SiteFacts;
      const pages = loadMarkdownPages({outDir, siteUrl, trailingSlash: siteConfig.trailingSlash}, convertPage);
      const isOther = (route: string) =>
        sidebars.otherVersions.some((root) => `${baseUrl}${route.slice(1)}/`.startsWith(`${root.replace(/\/$/, '')}/`));
      const routes = pages.map(({route}) => route).filter((route) => !isOther(route));
      const sections = collectSections(sidebars.sources, {baseUrl, routes});
      const files = new Map(pages.map(({file, markdown}) => [file, markdown]));
      files.set(INDEX_FILE, buildIndexText(facts, sections, pages)).set(FULL_FILE, buildFullText(facts, sections, pages));
      writeFiles(outDir, files);
    },
  };
}
