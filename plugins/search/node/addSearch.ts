import path from 'node:path';
import {addAliases} from 'docusaurus-search-zh/node/aliases';
import {buildIndexes, SEARCH_FOLDER} from 'docusaurus-search-zh/node/buildIndexes';
import extractOf, {type ExtractedPage, type PlaceOptions, sortPages} from 'docusaurus-search-zh/node/extractPages';
import {type Options, PLUGIN_NAME, parseSearchOptions} from 'docusaurus-search-zh/options';
import type {SearchRecord} from 'docusaurus-search-zh/types';
import type {PublishStep} from '../../../lib/build/publishStep';
import {type DocsVersion, readWrittenVersions} from '../../../lib/content/versions';
import {ALIASES_ADVICE, aliasesOfPlugins, readAliases} from './readAliases';
import {readEnglish} from './readEnglish';
import {readSynonyms} from './readSynonyms';
import {versionPaths} from './versionIndex';

/** Records file in the generated files of the plugin: not part of the site, but the input for a hosted service. */
export const RECORDS_FILE = `${PLUGIN_NAME}/records.json`;

/** The records, one a line. */
const formatRecords = (records: readonly SearchRecord[]) => `[\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]\n`;

/**
 * Creates the records from the pages and, for the local search, the index.
 *
 * @param given options of the search plugin
 */
export function addSearch(given: Options): PublishStep {
  const options = parseSearchOptions(given);
  const extracted: ExtractedPage[] = [];
  let versions: readonly DocsVersion[] = [];
  return {
    name: 'search',
    start({siteDir}) {
      versions = readWrittenVersions(siteDir);
    },
    analysis({baseUrl, config}) {
      const {scopes, skippedSections, versionedDocs} = options;
      const settings: PlaceOptions = {
        baseUrl,
        trailingSlash: config.trailingSlash,
        scopes,
        skippedSections,
        versions: versionPaths(versions),
        versionedDocs,
      };
      return {file: path.join(__dirname, 'extractSearch.ts'), run: extractOf, settings};
    },
    page(_page, _site, found: ExtractedPage | null) {
      if (found) extracted.push(found);
    },
    finish({siteDir, baseUrl, allContent, files, notes}) {
      const aliases = [...readAliases(siteDir, baseUrl), ...aliasesOfPlugins(allContent)];
      const pages = addAliases(sortPages(extracted), aliases, ALIASES_ADVICE);
      notes.set(RECORDS_FILE, formatRecords(pages.flatMap(({records}) => records)));
      if (options.provider !== 'local') return;
      const index = buildIndexes({
        pages,
        synonyms: readSynonyms(siteDir),
        english: readEnglish(),
        scopes: options.scopes,
        versions: versionPaths(versions),
        versionedDocs: options.versionedDocs,
        startRoutes: options.startPages.map(({to}) => to),
      });
      for (const [file, content] of index) files.set(`${SEARCH_FOLDER}/${file}`, content);
    },
  };
}
