import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildSearchFiles} from './node/buildSearchFiles';
import {phrasesOfPlugins, type ReaderPhrases} from './node/readerPhrases';
import {writeIndex, writeRecords} from './node/writeIndex';
import {PLUGIN_NAME, type PluginOptions} from './options';
import type {SearchGlobalData} from './types';

export {validateOptions} from './options';

const fromHere = (file: string) => path.join(__dirname, file);
const SYNONYMS = fromHere('synonyms.yml');
const RESULT_STYLES = fromHere('client/styles/results.css');
const MODAL_STYLES = [RESULT_STYLES, fromHere('client/styles/modal.css')];
const PAGE_STYLES = [RESULT_STYLES, fromHere('client/styles/page.css')];

/** Finds things in the documentation: an index at build time, a search box and a results page in the browser. */
export default function searchZhPlugin(context: LoadContext, options: PluginOptions): Plugin {
  const {siteDir, baseUrl, siteConfig, generatedFilesDir} = context;
  const glossary = path.join(siteDir, options.glossary);
  let phrases: ReaderPhrases[] = [];
  return {
    name: PLUGIN_NAME,
    getThemePath: () => fromHere('theme'),
    getTypeScriptThemePath: () => fromHere('theme'),
    getClientModules: () => [fromHere('client/shortcuts.ts')],
    getPathsToWatch: () => [SYNONYMS, glossary, ...MODAL_STYLES, ...PAGE_STYLES],
    async contentLoaded({actions}) {
      // Every style sheet that is imported ends up in the one that all pages load; these are fetched with what they style.
      const readStyles = (files: string[]) => JSON.stringify(files.map((file) => readFileSync(file, 'utf8')).join('\n'));
      await actions.createData('modalStyles.json', readStyles(MODAL_STYLES));
      await actions.createData('pageStyles.json', readStyles(PAGE_STYLES));
      const {provider, algolia, upstreamSearch, missingResultsUrl, feedbackPage} = options;
      actions.setGlobalData({provider, algolia, upstreamSearch, missingResultsUrl, feedbackPage} satisfies SearchGlobalData);
      actions.addRoute({path: `${baseUrl}search`, component: '@theme/SearchPage', exact: true});
    },
    async allContentLoaded({allContent}) {
      phrases = phrasesOfPlugins(allContent);
    },
    injectHtmlTags: () => (options.provider === 'algolia' && options.algolia ? {headTags: [preconnectTag(options.algolia)]} : {}),
    async postBuild({outDir}) {
      const files = await buildSearchFiles({
        siteDir,
        outDir,
        baseUrl,
        trailingSlash: siteConfig.trailingSlash,
        synonymsFile: SYNONYMS,
        glossaryFile: glossary,
        phrases,
        options,
      });
      writeRecords(path.join(generatedFilesDir, PLUGIN_NAME), files.records);
      if (options.provider === 'local') writeIndex(path.join(outDir, 'search'), files.index);
    },
  };
}

function preconnectTag({appId, host}: NonNullable<PluginOptions['algolia']>) {
  const href = host ?? `https://${appId.toLowerCase()}-dsn.algolia.net`;
  return {tagName: 'link', attributes: {rel: 'preconnect', href, crossorigin: 'anonymous'}};
}
