import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createMatcher} from '@docusaurus/utils';
import {buildInlineScript} from '../../lib/build/buildInlineScript';
import {emitFiles} from '../../lib/build/emitFiles';
import {readPages, readSidebarPlaces, readUpstreamLock, readUpstreamRoutes} from '../../lib/content/content';
import type {DocsPage} from '../../lib/content/docsIndex';
import {readGlossary} from '../../lib/content/glossary';
import {type DocsVersion, readWrittenVersions} from '../../lib/content/versions';
import {readRecord} from '../../lib/tried/readRecord';
import {readOperationEntries} from '../api-reference/node/operationEntries';
import {buildReport} from './node/buildReport';
import {buildTerms} from './node/buildTerms';
import {computeStatus} from './node/computeStatus';
import {checkFrontMatter} from './node/frontMatter';
import {readDates} from './node/readDates';
import {summariseTried} from './node/summariseTried';
import type {PluginOptions} from './options';
import type {GlossaryTerm, TranslationStatus, TriedSummary, VersionOverview} from './types';

export {validateOptions} from './options';

const PLUGIN_NAME = 'translation';
const STATUS_ROUTE = 'translation-status';
const REPORT_FILE = 'translation-status.json';
const GLOSSARY_ROUTE = 'glossary';
const ROOT = path.join(__dirname, '../..');
const fromHere = (file: string) => path.join(__dirname, file);

/** The status of one version. */
type VersionStatus = {version: DocsVersion; status: TranslationStatus};
type Content = {statuses: VersionStatus[]; terms: GlossaryTerm[]};

// Readers do not see drafts.
const isShown = ({frontMatter}: DocsPage) => frontMatter.draft !== true;

/** The glossary's terms with the pages that speak of them most. */
function readTerms(pages: readonly DocsPage[], siteDir: string): GlossaryTerm[] {
  const sources = pages.filter(isShown).map(({route, path: file, frontMatter}) => ({
    route,
    title: String(frontMatter.title ?? route),
    text: readFileSync(path.join(siteDir, file), 'utf8'),
  }));
  return buildTerms(readGlossary(ROOT), sources);
}

/** What the page of each version says about the others. */
const overviewsOf = (statuses: readonly VersionStatus[], baseUrl: string): VersionOverview[] =>
  statuses.map(({version, status}) => ({
    label: version.label,
    path: `${baseUrl}${version.base.slice(1)}${version.base && '/'}${STATUS_ROUTE}`,
    written: status.pages.filter(({state}) => state !== 'missing').length,
    fresh: status.counts.fresh,
    total: status.pages.length,
  }));

const reportFile = ({base}: DocsVersion) => `${base.slice(1)}${base && '/'}${REPORT_FILE}`;

/** What of a version was held against a running Langflow; nothing where there is no record. */
async function readTried(version: DocsVersion, pages: DocsPage[]): Promise<TriedSummary | undefined> {
  const record = readRecord(version);
  if (!record) return undefined;
  return summariseTried({
    record,
    siteDir: version.root,
    base: version.base,
    pages,
    places: readSidebarPlaces(version),
    operations: await readOperationEntries(version),
  });
}

/**
 * Refuses pages that do not say which upstream text they were written from, and publishes how far they lag behind it; serves the
 * glossary of the translation as a page.
 */
export default function translationPlugin({siteDir, baseUrl, siteConfig}: LoadContext, options: PluginOptions): Plugin<Content> {
  const isOwn = createMatcher(options.ownPages);
  const reports: [file: string, report: string][] = [];
  const readStatus = async (version: DocsVersion): Promise<VersionStatus> => {
    const all = readPages(version);
    const translated = all.filter(({file}) => !isOwn(file));
    const lock = readUpstreamLock(version);
    const routes = readUpstreamRoutes(version);
    checkFrontMatter({pages: translated, lock, routes});
    const pages = translated.filter(isShown);
    const changed = await readDates(pages, siteDir, siteConfig.future.experimental_vcs);
    const status = computeStatus({pages, lock, routes, places: readSidebarPlaces(version), changed});
    const tried = await readTried(version, all.filter(isShown));
    return {version, status: {...status, ...(tried && {tried})}};
  };
  return {
    name: PLUGIN_NAME,
    async loadContent() {
      const versions = readWrittenVersions(siteDir);
      return {statuses: await Promise.all(versions.map(readStatus)), terms: readTerms(readPages(versions[0] as DocsVersion), siteDir)};
    },
    async contentLoaded({content: {statuses, terms}, actions}) {
      const upstreamDocs = String(siteConfig.customFields?.upstreamDocs);
      reports.length = 0;
      const versions = overviewsOf(statuses, baseUrl);
      for (const [i, {version, status}] of statuses.entries()) {
        const {folder, base} = version;
        const report = buildReport(status, {url: siteConfig.url, baseUrl, base, upstreamDocs});
        reports.push([reportFile(version), `${JSON.stringify(report, null, 2)}\n`]);
        const data = await actions.createData(`status${base && `-${folder}`}.json`, status);
        const props = {versions, current: version.label, base};
        actions.addRoute({
          path: (versions[i] as VersionOverview).path,
          component: '@theme/TranslationStatusPage',
          exact: true,
          modules: {status: data},
          props,
        });
      }
      const data = await actions.createData('terms.json', terms);
      actions.addRoute({path: baseUrl + GLOSSARY_ROUTE, component: '@theme/GlossaryPage', exact: true, modules: {terms: data}});
    },
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: buildInlineScript(fromHere('client/dismissTerms.ts'))}]}),
    configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [emitFiles(PLUGIN_NAME, () => reports)]}),
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    getPathsToWatch: () => [
      '{docs,versioned_docs}/**/*.{md,mdx}',
      'translation/**/*.json',
      'site/**/sidebar.yaml',
      path.join(ROOT, 'translation/glossary.yml'),
    ],
  };
}
