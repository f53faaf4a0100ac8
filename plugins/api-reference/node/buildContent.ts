import {readFileSync} from 'node:fs';
import path from 'node:path';
import {InputError} from '../../../lib/input/inputError';
import {listOperations} from '../../../lib/openapi/listOperations';
import {loadApi} from '../../../lib/openapi/loadApi';
import type {PluginOptions} from '../options';
import type {ApiContent, PageLink} from '../types';
import {buildGroups, buildSidebar, createNeighbours, type Group} from './buildGroups';
import {buildLanding} from './buildLanding';
import {buildOperation} from './buildOperation';
import {findGuides, type GuideSource} from './findGuides';
import {createProseRenderer, type ProseRenderer} from './renderProse';
import {createTriedText} from './triedText';

/** A page under `docs/`, that may be a guide to some operations. */
export type DocsPage = PageLink & {file: string; route: string};

/** Where the sources are, where the pages will be, and what other pages there are. */
export type ContentInput = {
  siteDir: string;
  baseUrl: string;
  /** Address of the landing page, under which the operations stand. */
  root: string;
  upstreamDocs: string;
  docs: DocsPage[];
  /** Routes that the source documentation has, written here or not. */
  known: string[];
  options: PluginOptions;
};

const readGuides = ({siteDir, docs}: ContentInput): GuideSource[] =>
  docs.map(({file, title, permalink}) => ({title, permalink, text: readFileSync(path.join(siteDir, 'docs', file), 'utf8')}));

function readLanding({siteDir, options}: ContentInput): string {
  try {
    return readFileSync(path.join(siteDir, options.landing), 'utf8');
  } catch {
    throw new InputError(
      `[api-reference] 读不到 ${options.landing}：它是 /${options.routeBasePath} 页面的文字（Markdown），请创建它或修改选项 landing`,
    );
  }
}

const createProse = ({baseUrl, docs, known, upstreamDocs}: ContentInput): ProseRenderer =>
  createProseRenderer({baseUrl, written: docs.map(({route}) => route), known, upstreamDocs});

/** Builds all page data in memory. */
export async function buildContent(input: ContentInput): Promise<ApiContent> {
  const {siteDir, root, options} = input;
  const markdown = readLanding(input);
  const api = await loadApi(siteDir, options);
  const prose = createProse(input);
  const found = listOperations(api);
  const groups: Group[] = buildGroups(api, found);
  const permalink = (slug: string) => `${root}/${slug}`;
  const landingLink: PageLink = {
    title: /^# (.+)$/m.exec(markdown)?.[1]?.trim() ?? 'API',
    permalink: root,
  };
  const neighbours = createNeighbours(groups, permalink, landingLink);
  const guides = findGuides(readGuides(input), found, options.routeBasePath);
  const context = {api, prose, neighbours, guidesOf: ({slug}: {slug: string}) => guides.get(slug) ?? [], triedOf: createTriedText(siteDir)};
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
