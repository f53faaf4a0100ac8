import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createMatcher} from '@docusaurus/utils';
import {buildInlineScript} from '../../lib/build/buildInlineScript';
import {emitFiles} from '../../lib/build/emitFiles';
import {readPages, readSidebarPlaces, readUpstreamLock, readUpstreamRoutes} from '../../lib/content/content';
import type {DocsPage} from '../../lib/content/docsIndex';
import {readGlossary} from '../../lib/content/glossary';
import {type DocsVersion, readRootVersion} from '../../lib/content/versions';
import {readRecord} from '../../lib/tried/readRecord';
import {readOperationEntries} from '../api-reference/node/operationEntries';
import {buildReport} from './node/buildReport';
import {buildTerms} from './node/buildTerms';
import {computeStatus} from './node/computeStatus';
import {checkFrontMatter} from './node/frontMatter';
import {readDates} from './node/readDates';
import {summariseTried} from './node/summariseTried';
import type {PluginOptions} from './options';
import type {GlossaryTerm, TranslationStatus, TriedSummary} from './types';

export {validateOptions} from './options';

const PLUGIN_NAME = 'translation';
const STATUS_ROUTE = 'translation-status';
const REPORT_FILE = 'translation-status.json';
const GLOSSARY_ROUTE = 'glossary';
const ROOT = path.join(__dirname, '../..');
const fromHere = (file: string) => path.join(__dirname, file);

type Content = {status: TranslationStatus; terms: GlossaryTerm[]};

/** The glossary's terms with the pages that speak of them most. */
function readTerms(pages: readonly DocsPage[], siteDir: string): GlossaryTerm[] {
  const sources = pages.map(({route, path: file, frontMatter}) => ({
    route,
    title: String(frontMatter.title ?? route),
    text: readFileSync(path.join(siteDir, file), 'utf8'),
  }));
  return buildTerms(readGlossary(ROOT), sources);
}

/** What of a version was held against a running Langflow; nothing where there is no record. */
async function readTried(version: DocsVersion, pages: DocsPage[]): Promise<TriedSummary | undefined> {
  const record = readRecord(version);
  if (!record) return undefined;
  return summariseTried({
    record,
    siteDir: version.root,
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
  let report = '';
  return {
    name: PLUGIN_NAME,
    async loadContent() {
      // Readers do not see drafts.
      const isShown = ({frontMatter}: DocsPage) => frontMatter.draft !== true;
      const version = readRootVersion(siteDir);
      const pages = readPages(version);
      const translated = pages.filter(({file}) => !isOwn(file));
      const lock = readUpstreamLock(version);
      const routes = readUpstreamRoutes(version);
      checkFrontMatter({pages: translated, lock, routes});
      const shown = translated.filter(isShown);
      const changed = await readDates(shown, siteDir, siteConfig.future.experimental_vcs);
      const status = computeStatus({pages: shown, lock, routes, places: readSidebarPlaces(version), changed});
      const tried = await readTried(version, pages.filter(isShown));
      return {status: {...status, ...(tried && {tried})}, terms: readTerms(pages.filter(isShown), siteDir)};
    },
    async contentLoaded({content, actions}) {
      const upstreamDocs = String(siteConfig.customFields?.upstreamDocs);
      report = `${JSON.stringify(buildReport(content.status, {url: siteConfig.url, baseUrl, upstreamDocs}), null, 2)}\n`;
      const status = await actions.createData('status.json', content.status);
      actions.addRoute({path: baseUrl + STATUS_ROUTE, component: '@theme/TranslationStatusPage', exact: true, modules: {status}});
      const terms = await actions.createData('terms.json', content.terms);
      actions.addRoute({path: baseUrl + GLOSSARY_ROUTE, component: '@theme/GlossaryPage', exact: true, modules: {terms}});
    },
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: buildInlineScript(fromHere('client/dismissTerms.ts'))}]}),
    configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [emitFiles(PLUGIN_NAME, () => [[REPORT_FILE, report]])]}),
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
