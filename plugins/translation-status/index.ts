import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createMatcher} from '@docusaurus/utils';
import {readPages, readSidebarPlaces, readUpstreamLock, readUpstreamRoutes} from '../../lib/content/content';
import {buildReport} from './node/buildReport';
import {computeStatus} from './node/computeStatus';
import {checkFrontMatter} from './node/frontMatter';
import {readDates} from './node/readDates';
import type {PluginOptions} from './options';
import type {TranslationStatus} from './types';

export {validateOptions} from './options';

const PLUGIN_NAME = 'translation-status';
const ROUTE = 'translation-status';
const REPORT_FILE = 'translation-status.json';

/** Refuses pages that do not say which upstream text they were written from, and publishes how far they lag behind it. */
export default function translationStatusPlugin(
  {siteDir, baseUrl, siteConfig}: LoadContext,
  options: PluginOptions,
): Plugin<TranslationStatus> {
  const isOwn = createMatcher(options.ownPages);
  return {
    name: PLUGIN_NAME,
    async loadContent() {
      const translated = readPages(siteDir).filter(({file}) => !isOwn(file));
      const lock = readUpstreamLock(siteDir);
      const routes = readUpstreamRoutes(siteDir);
      checkFrontMatter({pages: translated, lock, routes});
      // Readers do not see drafts.
      const pages = translated.filter(({frontMatter}) => frontMatter.draft !== true);
      const changed = await readDates(pages, path.join(siteDir, 'docs'), siteConfig.future.experimental_vcs);
      return computeStatus({pages, lock, routes, places: readSidebarPlaces(siteDir), changed});
    },
    async contentLoaded({content, actions}) {
      const status = await actions.createData('status.json', content);
      actions.addRoute({path: baseUrl + ROUTE, component: '@theme/TranslationStatusPage', exact: true, modules: {status}});
    },
    async postBuild({content, outDir}) {
      const upstreamDocs = String(siteConfig.customFields?.upstreamDocs);
      const report = buildReport(content, {url: siteConfig.url, baseUrl, upstreamDocs});
      await writeFile(path.join(outDir, REPORT_FILE), `${JSON.stringify(report, null, 2)}\n`);
    },
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    getPathsToWatch: () => ['docs/**/*.{md,mdx}', 'translation/*.json', 'site/sidebar.yaml'],
  };
}
