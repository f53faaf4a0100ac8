import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type PageAliases, readAliases} from './node/aliases';
import {SYNONYMS_FILE} from './node/synonyms';
import {PLUGIN_NAME, type PluginOptions} from './options';
import type {SearchGlobalData} from './types';

export {validateOptions} from './options';

const fromHere = (file: string) => path.join(__dirname, file);
const RESULT_STYLES = fromHere('client/styles/results.css');
const MODAL_STYLES = [RESULT_STYLES, fromHere('client/styles/modal.css')];
const PAGE_STYLES = [RESULT_STYLES, fromHere('client/styles/page.css')];

/**
 * Search for the documentation: a search dialog and a results page. A step of `plugins/publish` creates the index, see `node/addSearch.ts`.
 */
export default function searchZhPlugin(context: LoadContext, options: PluginOptions): Plugin<PageAliases[]> {
  const {siteDir, baseUrl} = context;
  const glossary = path.join(siteDir, options.glossary);
  return {
    name: PLUGIN_NAME,
    getThemePath: () => fromHere('theme'),
    getTypeScriptThemePath: () => fromHere('theme'),
    getPathsToWatch: () => [SYNONYMS_FILE, glossary, 'search/phrases/**/*.yaml', ...MODAL_STYLES, ...PAGE_STYLES],
    // The publish step reads them again. Read here too, so that mistakes are reported at once, also in development.
    loadContent: async () => readAliases(siteDir, baseUrl),
    async contentLoaded({actions}) {
      // Imported style sheets would all end up in the one that every page loads; these are loaded with their components.
      const readStyles = (files: string[]) => JSON.stringify(files.map((file) => readFileSync(file, 'utf8')).join('\n'));
      await actions.createData('modalStyles.json', readStyles(MODAL_STYLES));
      await actions.createData('pageStyles.json', readStyles(PAGE_STYLES));
      const {provider, algolia, upstreamSearch, missingResultsUrl, feedbackPage} = options;
      actions.setGlobalData({provider, algolia, upstreamSearch, missingResultsUrl, feedbackPage} satisfies SearchGlobalData);
      actions.addRoute({path: `${baseUrl}search`, component: '@theme/SearchPage', exact: true});
    },
    injectHtmlTags: () => (options.provider === 'algolia' && options.algolia ? {headTags: [preconnectTag(options.algolia)]} : {}),
  };
}

function preconnectTag({appId, host}: NonNullable<PluginOptions['algolia']>) {
  const href = host ?? `https://${appId.toLowerCase()}-dsn.algolia.net`;
  return {tagName: 'link', attributes: {rel: 'preconnect', href, crossorigin: 'anonymous'}};
}
