import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Correction} from '../../../lib/content/corrections';
import {InputError} from '../../../lib/input/inputError';
import {listOperations} from '../../../lib/openapi/listOperations';
import type {VerificationReport} from '../../../lib/verified/types';
import {describeCorrections} from '../../../markdown/describeCorrections';
import type {LinkedVersion} from '../../../markdown/remarkUnwrittenLinks';
import type {PluginOptions} from '../options';
import type {ApiContent, PageLink} from '../types';
import {buildGroups, buildSidebar, createNeighbours, type FirstPages, type Group} from './buildGroups';
import {buildLanding} from './buildLanding';
import {buildOperation, type OperationContext} from './buildOperation';
import {buildChangesPage} from './changes/buildChangesPage';
import type {ApiComparison} from './changes/compareApis';
import {describeOnPage} from './changes/describeOperation';
import {findGuides, type GuideSource} from './findGuides';
import {type Landing, parseLanding} from './parseLanding';
import {createProseRenderer, type ProseRenderer} from './renderProse';
import {createVerifiedText} from './verifiedText';

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
  /** What readers call that version. */
  label: string;
  /** The pages of that version, and of all versions, for links. */
  linked: LinkedVersion;
  versions: LinkedVersion[];
  /** What changed between this version and the one it is compared with. */
  comparison?: ApiComparison;
  /** What the official English documentation has wrong, and the repository of the program's source that shows it. */
  corrections: readonly Correction[];
  repository: string;
  /** What of the version was held against a running Langflow. */
  report?: VerificationReport;
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

function readLanding({siteDir, options}: ContentInput): Landing {
  let markdown: string;
  try {
    markdown = readFileSync(path.join(siteDir, options.landing), 'utf8');
  } catch {
    throw new InputError(
      `[api-reference] 读不到 ${options.landing}：它是 /${options.routeBasePath} 页面的文字（Markdown），请创建它或修改选项 landing`,
    );
  }
  return parseLanding(markdown, options.landing);
}

const createProse = ({baseUrl, base, linked, versions, upstreamDocs}: ContentInput): ProseRenderer =>
  createProseRenderer({baseUrl, base, written: linked.written, known: linked.known, versions, upstreamDocs});

/** What the pages of operations say of the other version. */
function createVersionsText({comparison, label}: ContentInput): OperationContext['versionsOf'] {
  if (!comparison) return undefined;
  const {older, newer} = comparison;
  const isNewer = label === newer.label;
  const title = isNewer ? `与 ${older.label} 相比` : `到了 ${newer.label}`;
  return ({slug}) => ({title, text: describeOnPage(slug, isNewer, comparison)});
}

/** Builds all page data in memory. */
export async function buildContent(input: ContentInput): Promise<Omit<ApiContent, 'counterparts'>> {
  const {siteDir, root, options} = input;
  const landing = readLanding(input);
  const api = await options.loadApi(siteDir, options);
  const found = listOperations(api);
  const prose = createProse(input);
  const groups: Group[] = buildGroups(api, found);
  const permalink = (slug: string) => `${root}/${slug}`;
  const landingLink: PageLink = {title: landing.title, permalink: root};
  // The page of the changes belongs to the version that changed.
  const changes = input.comparison?.newer.label === input.label ? buildChangesPage(input.comparison, prose) : undefined;
  const changesLink = changes && {title: changes.title, permalink: permalink(changes.slug)};
  const firstPages: FirstPages = [landingLink, ...(changesLink ? [changesLink] : [])];
  const neighbours = createNeighbours(groups, permalink, firstPages);
  // Links are written as within the version: `/api/…`, wherever it stands.
  const guides = findGuides(readGuides(input), found, options.routeBasePath.replace(/^.*\//, ''));
  const context = {
    api,
    prose,
    neighbours,
    guidesOf: ({slug}: {slug: string}) => guides.get(slug) ?? [],
    correctionsOf: ({slug}: {slug: string}) => correctionsOf(input, slug),
    versionsOf: createVersionsText(input),
    verifiedOf: createVerifiedText(input.report),
  };
  const ordered = groups.flatMap((group) => group.operations);
  const [first] = ordered;
  const firstOperation = first && {title: first.object.summary ?? first.slug, permalink: permalink(first.slug)};
  return {
    operations: ordered.map((operation) => buildOperation(operation, context)),
    landing: buildLanding({
      landing,
      groups,
      permalink,
      prose,
      next: changesLink ?? firstOperation,
    }),
    landingPermalink: landingLink.permalink,
    ...(changes && {changes: {...changes, previous: landingLink, next: firstOperation}}),
    sidebar: buildSidebar(groups, permalink, firstPages),
    searchAliases: ordered.flatMap(({slug, object}) =>
      object['x-search'] ? [{permalink: permalink(slug), aliases: object['x-search']}] : [],
    ),
  };
}
