import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Correction} from '../../../lib/content/corrections';
import {InputError} from '../../../lib/input/inputError';
import {listOperations} from '../../../lib/openapi/listOperations';
import {loadApi} from '../../../lib/openapi/loadApi';
import type {TriedRecord} from '../../../lib/tried/types';
import {describeCorrections} from '../../../markdown/describeCorrections';
import type {PluginOptions} from '../options';
import type {ApiContent, PageLink} from '../types';
import {buildGroups, buildSidebar, createNeighbours, type Group} from './buildGroups';
import {buildLanding} from './buildLanding';
import {buildOperation} from './buildOperation';
import {findGuides, type GuideSource} from './findGuides';
import {createProseRenderer, type ProseRenderer} from './renderProse';
import {createTriedText} from './triedText';

/** A page of the docs, that may be a guide to some operations; its path is relative to the site. */
export type DocsPage = PageLink & {path: string; route: string};

/** Where the sources are, where the pages will be, and what other pages there are. */
export type ContentInput = {
  siteDir: string;
  baseUrl: string;
  /** Address of the landing page, under which the operations stand. */
  root: string;
  upstreamDocs: string;
  /** Path of the version whose API this is; links in its texts are relative to it. */
  base: string;
  docs: DocsPage[];
  /** Routes that the source documentation has, written here or not. */
  known: string[];
  /** What the official English documentation has wrong, and the repository of the program's source that shows it. */
  corrections: readonly Correction[];
  repository: string;
  /** What of the version was held against a running Langflow. */
  record?: TriedRecord;
  options: PluginOptions;
};

const readGuides = ({siteDir, docs}: ContentInput): GuideSource[] =>
  docs.map(({path: file, title, permalink}) => ({title, permalink, text: readFileSync(path.join(siteDir, file), 'utf8')}));

/** The corrections of an operation's page as Markdown; empty where there are none. */
const correctionsOf = ({corrections, repository, options}: ContentInput, slug: string): string =>
  describeCorrections(
    corrections.filter(({address}) => address === `/${options.routeBasePath}/${slug}`),
    repository,
  );

function readLanding({siteDir, options}: ContentInput): string {
  try {
    return readFileSync(path.join(siteDir, options.landing), 'utf8');
  } catch {
    throw new InputError(
      `[api-reference] 读不到 ${options.landing}：它是 /${options.routeBasePath} 页面的文字（Markdown），请创建它或修改选项 landing`,
    );
  }
}

function createProse({baseUrl, base, docs, known, upstreamDocs}: ContentInput, operations: readonly {slug: string}[]): ProseRenderer {
  const api = ['/api', ...operations.map(({slug}) => `/api/${slug}`)];
  return createProseRenderer({
    baseUrl,
    base,
    written: [...docs.map(({route}) => route), ...api],
    known: [...known, ...api],
    upstreamDocs,
  });
}

/** Builds all page data in memory. */
export async function buildContent(input: ContentInput): Promise<Omit<ApiContent, 'twins'>> {
  const {siteDir, root, options} = input;
  const markdown = readLanding(input);
  const api = await loadApi(siteDir, options);
  const found = listOperations(api);
  const prose = createProse(input, found);
  const groups: Group[] = buildGroups(api, found);
  const permalink = (slug: string) => `${root}/${slug}`;
  const landingLink: PageLink = {
    title: /^# (.+)$/m.exec(markdown)?.[1]?.trim() ?? 'API',
    permalink: root,
  };
  const neighbours = createNeighbours(groups, permalink, landingLink);
  // Links are written as within the version: `/api/…`, wherever it stands.
  const guides = findGuides(readGuides(input), found, options.routeBasePath.replace(/^.*\//, ''));
  const context = {
    api,
    prose,
    neighbours,
    guidesOf: ({slug}: {slug: string}) => guides.get(slug) ?? [],
    correctionsOf: ({slug}: {slug: string}) => correctionsOf(input, slug),
    triedOf: createTriedText(input.record),
  };
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
