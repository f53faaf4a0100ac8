import {readFileSync} from 'node:fs';
import path from 'node:path';
import {normalizeUrl} from '@docusaurus/utils';
import {InputError} from '../../../scripts/lib/inputError';
import {readPages, readUpstreamRoutes} from '../../../site/content';
import type {PluginOptions} from '../options';
import type {ApiContent, PageLink} from '../types';
import {buildGroups, buildSidebar, createNeighbours, type Group} from './buildGroups';
import {buildLanding} from './buildLanding';
import {buildOperation} from './buildOperation';
import {findGuides, type GuideSource} from './findGuides';
import {lintApart} from './lintDescription';
import {listOperations} from './listOperations';
import {loadApi} from './loadApi';
import {createProseRenderer, type ProseRenderer} from './renderProse';

/** Where the sources are, and where the pages will be. */
export type ContentInput = {siteDir: string; baseUrl: string; upstreamDocs: string; options: PluginOptions};

function readGuides({siteDir, baseUrl}: ContentInput): GuideSource[] {
  return readPages(siteDir).map(({file, route, frontMatter}) => ({
    title: String(frontMatter.title ?? route),
    permalink: normalizeUrl([baseUrl, route]),
    text: readFileSync(path.join(siteDir, 'docs', file), 'utf8'),
  }));
}

function readLanding({siteDir, options}: ContentInput): string {
  try {
    return readFileSync(path.join(siteDir, options.landing), 'utf8');
  } catch {
    throw new InputError(
      `[api-reference] 读不到 ${options.landing}：它是 /${options.routeBasePath} 页面的文字（Markdown），请创建它或修改选项 landing`,
    );
  }
}

function createProse({siteDir, baseUrl, upstreamDocs}: ContentInput): ProseRenderer {
  const written = readPages(siteDir).map((page) => page.route);
  return createProseRenderer({baseUrl, written, known: Object.keys(readUpstreamRoutes(siteDir)), upstreamDocs});
}

/** Builds all page data in memory. */
export async function buildContent(input: ContentInput): Promise<ApiContent> {
  const {siteDir, baseUrl, options} = input;
  const markdown = readLanding(input);
  const api = await loadApi(siteDir, options, lintApart);
  const prose = createProse(input);
  const found = listOperations(api);
  const groups: Group[] = buildGroups(api, found);
  const permalink = (slug: string) => normalizeUrl([baseUrl, options.routeBasePath, slug]);
  const landingLink: PageLink = {
    title: /^# (.+)$/m.exec(markdown)?.[1]?.trim() ?? 'API',
    permalink: normalizeUrl([baseUrl, options.routeBasePath]),
  };
  const neighbours = createNeighbours(groups, permalink, landingLink);
  const guides = findGuides(readGuides(input), found, options.routeBasePath);
  const context = {api, prose, neighbours, guidesOf: ({slug}: {slug: string}) => guides.get(slug) ?? []};
  const ordered = groups.flatMap((group) => group.operations);
  const [first] = ordered;
  return {
    operations: ordered.map((operation) => buildOperation(operation, context)),
    landing: buildLanding({
      markdown,
      groups,
      permalink,
      prose,
      next: first && {title: first.object.summary ?? first.slug, permalink: permalink(first.slug)},
    }),
    landingPermalink: landingLink.permalink,
    sidebar: buildSidebar(groups, permalink, landingLink),
    searchPhrases: ordered.flatMap(({slug, object}) =>
      object['x-search'] ? [{permalink: permalink(slug), phrases: object['x-search']}] : [],
    ),
  };
}
