import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildInlineScript} from '../../lib/build/buildInlineScript';
import {createRouteData} from '../../lib/build/createRouteData';
import {emitFiles} from '../../lib/build/emitFiles';
import {type DocsVersion, readShownVersions} from '../../lib/content/versions';
import {must} from '../../lib/input/must';
import {type Content, GLOSSARY_DATA_FILE, listInputs, loadContent, type VersionStatus} from './loadContent';
import {buildReport} from './node/buildReport';
import {loadWhenChanged, stampContent} from './node/loadWhenChanged';
import type {PluginOptions} from './options';
import type {VersionOverview} from './types';

export {validateOptions} from './options';

const PLUGIN_NAME = 'translation';
const STATUS_ROUTE = 'translation-status';
const REPORT_FILE = 'translation-status.json';
const GLOSSARY_ROUTE = 'glossary';

/** Overview of all versions, for the status page of each version. */
const overviewsOf = (statuses: readonly VersionStatus[], baseUrl: string): VersionOverview[] =>
  statuses.map(({version, status}) => ({
    label: version.label,
    path: `${baseUrl}${version.base.slice(1)}${version.base && '/'}${STATUS_ROUTE}`,
    written: status.pages.filter(({state}) => state !== 'missing').length,
    fresh: status.counts.fresh,
    total: status.pages.length,
  }));

const reportFile = ({base}: DocsVersion) => `${base.slice(1)}${base && '/'}${REPORT_FILE}`;

/**
 * Rejects pages that do not name the upstream text they were written from, publishes how far pages lag behind it, and serves the glossary
 * page.
 */
export default function translationPlugin(context: LoadContext, options: PluginOptions): Plugin<Content> {
  const {siteDir, baseUrl, siteConfig} = context;
  const reports: [file: string, report: string][] = [];
  const stamp = () => {
    const versions = readShownVersions(siteDir);
    return stampContent(siteDir, versions, listInputs(versions));
  };
  return {
    name: PLUGIN_NAME,
    loadContent: loadWhenChanged(stamp, () => loadContent(context, options)),
    async contentLoaded({content: {statuses, terms}, actions}) {
      const upstreamDocs = String(siteConfig.customFields?.upstreamDocs);
      reports.length = 0;
      const versions = overviewsOf(statuses, baseUrl);
      for (const [i, {version, status}] of statuses.entries()) {
        const {folder, base, english} = version;
        const report = buildReport(status, {url: siteConfig.url, baseUrl, base, english, upstreamDocs});
        reports.push([reportFile(version), `${JSON.stringify(report, null, 2)}\n`]);
        const data = await createRouteData(context, actions, `status${base && `-${folder}`}.json`, status);
        const props = {versions, current: version.label, base, ...(english && {english})};
        actions.addRoute({
          path: must(versions[i], 'an overview for each version').path,
          component: '@theme/TranslationStatusPage',
          exact: true,
          modules: {status: data},
          props,
        });
      }
      const data = await createRouteData(context, actions, 'terms.json', terms);
      actions.addRoute({path: baseUrl + GLOSSARY_ROUTE, component: '@theme/GlossaryPage', exact: true, modules: {terms: data}});
    },
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: buildInlineScript(path.join(__dirname, 'client/dismissTerms.ts'))}],
    }),
    configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [emitFiles(PLUGIN_NAME, () => reports)]}),
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    getPathsToWatch: () => ['{docs,versioned_docs}/**/*.{md,mdx}', 'translation/**/*.json', 'site/**/sidebar.yaml', GLOSSARY_DATA_FILE],
  };
}
