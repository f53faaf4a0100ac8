import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {SEARCH_FOLDER} from './node/buildIndexes';
import {type BuiltSiteProps, buildSiteIndex} from './node/buildSite';
import {ENGLISH_LIST, filesNamed, PHRASE_TABLE, readDataOption, SYNONYM_LIST, TERM_LIST} from './node/wordLists';
import {PLUGIN_NAME, type PluginOptions} from './options';
import {pageTextsOf, textsFor} from './texts';
import type {LoadedSettings, SearchGlobalData} from './types';

export type {Options, PluginOptions} from './options';
export {validateOptions} from './options';

// Code for browsers is beside this file in the sources, and beside its folder in what is built of them.
const BROWSER = __dirname.endsWith(`${path.sep}cjs`) ? path.join(__dirname, '../esm') : __dirname;
const fromHere = (file: string) => path.join(BROWSER, file);
const RESULT_STYLES = fromHere('client/styles/results.css');
const MODAL_STYLES = [RESULT_STYLES, fromHere('client/styles/modal.css')];
const PAGE_STYLES = [RESULT_STYLES, fromHere('client/styles/page.css')];

function settingsOf(options: PluginOptions): LoadedSettings {
  const {scopes, versionedDocs, elsewhereUrl, missingResultsUrl, feedbackPage, storageName} = options;
  return {
    scopes: scopes.map(({value, label}) => ({value, label})),
    versionedDocs,
    elsewhereUrl,
    missingResultsUrl,
    feedbackPage,
    storageName,
    isDevelopment: process.env.NODE_ENV === 'development' && options.provider === 'local',
  };
}

/** Mistakes in words are reported at once, also in development. */
function checkWords(siteDir: string, {glossary, synonyms, english, phrases}: PluginOptions): void {
  readDataOption(glossary, TERM_LIST, siteDir);
  readDataOption(synonyms, SYNONYM_LIST, siteDir);
  readDataOption(english, ENGLISH_LIST, siteDir);
  readDataOption(phrases, PHRASE_TABLE, siteDir);
}

/** Search for a site: a dialog on every page, a results page, and the index, which is built after the pages. */
export default function searchZhPlugin(context: LoadContext, options: PluginOptions): Plugin<void> {
  const {siteDir, baseUrl, i18n} = context;
  const {provider, algolia, helpButton} = options;
  return {
    name: PLUGIN_NAME,
    getThemePath: () => fromHere('theme'),
    getTypeScriptThemePath: () => fromHere('theme'),
    getPathsToWatch: () =>
      filesNamed([options.glossary, options.synonyms, options.english, options.phrases]).map((file) => path.join(siteDir, file)),
    async contentLoaded({actions}) {
      checkWords(siteDir, options);
      const texts = textsFor(i18n.currentLocale, options.texts);
      const write = (name: string, data: unknown) => actions.createData(name, JSON.stringify(data));
      // Imported style sheets would all end up in the one that every page loads; these are loaded with their components.
      const readStyles = (files: string[]) => files.map((file) => readFileSync(file, 'utf8')).join('\n');
      await write('modalStyles.json', readStyles(MODAL_STYLES));
      await write('pageStyles.json', readStyles(PAGE_STYLES));
      await write('pageTexts.json', pageTextsOf(texts));
      await write('texts.json', texts);
      await write('settings.json', settingsOf(options));
      await write('start.json', {pages: options.startPages, samples: options.samples});
      actions.setGlobalData({provider, algolia, helpButton} satisfies SearchGlobalData);
      actions.addRoute({path: `${baseUrl}search`, component: '@theme/SearchPage', exact: true});
    },
    async postBuild({outDir, routes, plugins}) {
      if (!options.buildsIndex || provider !== 'local') return;
      const site: BuiltSiteProps = {siteDir, outDir, baseUrl, locale: i18n.currentLocale, routes, plugins};
      for (const [file, content] of buildSiteIndex(site, options)) {
        const target = path.join(outDir, SEARCH_FOLDER, file);
        mkdirSync(path.dirname(target), {recursive: true});
        writeFileSync(target, content);
      }
    },
    injectHtmlTags: () => (provider === 'algolia' && algolia ? {headTags: [preconnectTag(algolia)]} : {}),
  };
}

function preconnectTag({appId, host}: NonNullable<PluginOptions['algolia']>) {
  const href = host ?? `https://${appId.toLowerCase()}-dsn.algolia.net`;
  return {tagName: 'link', attributes: {rel: 'preconnect', href, crossorigin: 'anonymous'}};
}
