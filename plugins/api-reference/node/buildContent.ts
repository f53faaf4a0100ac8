import type {Correction} from '../../../lib/content/corrections';
import {listOperations, type OpenApi, type Operation} from '../../../lib/openapi/openApi';
import type {VerificationReport} from '../../../lib/verified/types';
import {computeVerification, describeVerification} from '../../../lib/verified/verification';
import {describeCorrections} from '../../../markdown/describeCorrections';
import type {LinkedVersion} from '../../../markdown/remarkUnwrittenLinks';
import type {ApiContent, PageLink, RequestModel} from '../types';
import {buildApiSidebar, buildGroups, createNeighbours, type FirstPages, type OperationGroup} from './buildGroups';
import {buildLanding} from './buildLanding';
import {buildOperation, type OperationContext} from './buildOperation';
import {buildChangesPage} from './changes/buildChangesPage';
import type {ApiComparison} from './changes/compareApis';
import {describeOnPage} from './changes/describeOperation';
import {hashOperation} from './hashOperation';
import type {Landing} from './parseLanding';
import {createProseRenderer, type ProseRenderer} from './renderProse';

/** Creates the sentence about what was verified of an operation, from the report of its version. */
function createVerifiedText(report: VerificationReport | undefined): (operation: Operation, request: RequestModel) => string {
  return (operation, request) =>
    describeVerification(computeVerification(report, `/api/${operation.slug}`, new Set([hashOperation(operation, request)])));
}

/** Everything that the pages of the reference are made of, as data. */
export type ContentInput = {
  api: OpenApi;
  landing: Landing;
  /** Docs pages that use an operation, by operation slug. */
  guides: ReadonlyMap<string, PageLink[]>;
  baseUrl: string;
  /** Address of the landing page; operation pages are below it. */
  root: string;
  upstreamDocs: string;
  /** Path of the version of this API; links in its texts are relative to it. */
  base: string;
  /** Label of that version. */
  label: string;
  /** Pages of that version and of all versions, for links. */
  linked: LinkedVersion;
  versions: LinkedVersion[];
  /** Changes between this version and the compared one. */
  comparison?: ApiComparison;
  /** Corrections of the official English documentation, and the source repository that proves them. */
  corrections: readonly Correction[];
  repository: string;
  /** What was verified with a running Langflow. */
  report?: VerificationReport;
  routeBasePath: string;
};

/** Corrections of an operation page as Markdown; empty if there are none. */
const correctionsOf = ({corrections, repository, routeBasePath}: ContentInput, slug: string): string =>
  describeCorrections(
    corrections.filter(({address}) => address === `/${routeBasePath}/${slug}`),
    repository,
  );

const createProse = ({baseUrl, base, linked, versions, upstreamDocs}: ContentInput): ProseRenderer =>
  createProseRenderer({baseUrl, base, written: linked.written, known: linked.known, versions, upstreamDocs});

/** Creates the texts of operation pages about the other version. */
function createVersionsText({comparison, label}: ContentInput): OperationContext['versionsOf'] {
  if (!comparison) return undefined;
  const {older, newer} = comparison;
  const isNewer = label === newer.label;
  const title = isNewer ? `与 ${older.label} 相比` : `到了 ${newer.label}`;
  return ({slug}) => ({title, text: describeOnPage(slug, isNewer, comparison)});
}

/** Builds all page data in memory. */
export function buildContent(input: ContentInput): Omit<ApiContent, 'counterparts'> {
  const {api, landing, guides, root} = input;
  const found = listOperations(api);
  const prose = createProse(input);
  const groups: OperationGroup[] = buildGroups(api, found);
  const permalink = (slug: string) => `${root}/${slug}`;
  const landingLink: PageLink = {title: landing.title, permalink: root};
  // Only the newer version has the page about changes.
  const changes = input.comparison?.newer.label === input.label ? buildChangesPage(input.comparison, prose) : undefined;
  const changesLink = changes && {title: changes.title, permalink: permalink(changes.slug)};
  const firstPages: FirstPages = [landingLink, ...(changesLink ? [changesLink] : [])];
  const neighbours = createNeighbours(groups, permalink, firstPages);
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
    sidebar: buildApiSidebar(groups, permalink, firstPages),
    searchAliases: ordered.flatMap(({slug, object}) =>
      object['x-search'] ? [{permalink: permalink(slug), aliases: object['x-search']}] : [],
    ),
  };
}
