import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {createMatcher} from '@docusaurus/utils';
import {lockFile, readPages, readSidebarPlaces, readUpstreamLock, readUpstreamRoutes, routesFile} from '../../lib/content/content';
import type {DocsPage} from '../../lib/content/docsIndex';
import {checkFrontMatter} from '../../lib/content/frontMatterRules';
import {readGlossary} from '../../lib/content/glossary';
import {type DocsVersion, readShownVersions, versionFile} from '../../lib/content/versions';
import {first} from '../../lib/input/must';
import type {LoadApi} from '../../lib/openapi/loadApi';
import {readParts} from '../../lib/pages/readParts';
import {behavioursFolder, hashBehaviours} from '../../lib/verified/behaviours';
import {readVerificationReport, verificationFile} from '../../lib/verified/verification';
import {readOperationEntries} from '../api-reference/node/operationEntries';
import {buildTerms} from './node/buildTerms';
import {computeStatus} from './node/computeStatus';
import {readDates} from './node/readDates';
import {summariseVerification} from './node/summariseVerification';
import type {PluginOptions} from './options';
import type {GlossaryTerm, TranslationStatus, VerificationSummary} from './types';

const ROOT = path.join(__dirname, '../..');
export const GLOSSARY_DATA_FILE = path.join(ROOT, 'translation/glossary.yml');

/** The status of one version. */
export type VersionStatus = {version: DocsVersion; status: TranslationStatus};
export type Content = {statuses: VersionStatus[]; terms: GlossaryTerm[]};

// Drafts are not published.
const isShown = ({frontMatter}: DocsPage) => frontMatter.draft !== true;

/** Glossary terms with the pages that mention them most. */
function readTerms(pages: readonly DocsPage[], siteDir: string): GlossaryTerm[] {
  const sources = pages.filter(isShown).map(({route, path: file, frontMatter}) => ({
    route,
    title: String(frontMatter.title ?? route),
    parts: readParts(siteDir, file),
  }));
  return buildTerms(readGlossary(ROOT), sources);
}

/** What was verified of a version with a running Langflow; undefined without a report. */
async function readVerification(version: DocsVersion, pages: DocsPage[], loadApi: LoadApi): Promise<VerificationSummary | undefined> {
  const report = readVerificationReport(version);
  if (!report) return undefined;
  return summariseVerification({
    report,
    behaviours: hashBehaviours(version),
    siteDir: version.root,
    base: version.base,
    pages,
    places: readSidebarPlaces(version),
    operations: await readOperationEntries(version, loadApi),
  });
}

async function readStatus(
  version: DocsVersion,
  {siteDir, siteConfig}: LoadContext,
  {ownPages, loadApi}: PluginOptions,
): Promise<VersionStatus> {
  const isOwn = createMatcher(ownPages);
  const all = readPages(version);
  const translated = all.filter(({file}) => !isOwn(file));
  const lock = readUpstreamLock(version);
  const routes = readUpstreamRoutes(version);
  checkFrontMatter({root: siteDir, pages: all, isOwn, lock, routes});
  const pages = translated.filter(isShown);
  const changed = await readDates(pages, siteDir, siteConfig.future.experimental_vcs);
  const status = computeStatus({pages, lock, routes, places: readSidebarPlaces(version), changed});
  const verified = await readVerification(version, all.filter(isShown), loadApi);
  return {version, status: {...status, ...(verified && {verified})}};
}

/** Other input files besides the pages; paths are relative to the site or absolute. */
export const listInputs = (versions: readonly DocsVersion[]): string[] => [
  ...versions.flatMap((version) => [
    lockFile(version),
    routesFile(version),
    verificationFile(version),
    behavioursFolder(version),
    versionFile(version, 'site', 'sidebar.yaml'),
  ]),
  GLOSSARY_DATA_FILE,
];

/**
 * Reads the translation status of each version, and the glossary.
 *
 * @throws InputError that lists every page that does not name the upstream text it was written from
 */
export async function loadContent(context: LoadContext, options: PluginOptions): Promise<Content> {
  const versions = readShownVersions(context.siteDir);
  const statuses = await Promise.all(versions.map((version) => readStatus(version, context, options)));
  return {statuses, terms: readTerms(readPages(first(versions, 'a site has a docs version')), context.siteDir)};
}
