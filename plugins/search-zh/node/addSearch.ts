import path from 'node:path';
import type {BuiltSite, PublishStep, SearchedPage} from '../../../lib/build/publishStep';
import {type Options, PLUGIN_NAME, validateOptions} from '../options';
import type {SearchPage, SearchRecord} from '../types';
import {buildIndex} from './buildIndex';
import {extractPages} from './extractPages';
import {addReaderPhrases, phrasesOfPlugins, readReaderPhrases} from './readerPhrases';
import {buildSynonyms, readGlossary, readOwnSynonyms} from './synonyms';

/** File of the records, in the plugin's folder of generated files: not part of the site, but what is sent to a hosted service. */
export const RECORDS_FILE = `${PLUGIN_NAME}/records.json`;
/** Words that mean the same to those who search. */
export const SYNONYMS_FILE = path.join(__dirname, '../synonyms.yml');

const INDEX_FOLDER = 'search';

/** The records, one a line. */
const formatRecords = (records: readonly SearchRecord[]) => `[\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]\n`;

/** Everything by which a page is found, to be held against what it says. */
function searchedOf({records}: SearchPage): SearchedPage {
  const headingOf = ({type, hierarchy}: SearchRecord) => hierarchy[type];
  return {
    text: records.map((record) => `${headingOf(record)}\n${record.content}`).join('\n'),
    code: records.map(({code}) => code).join('\n'),
  };
}

/**
 * Makes of the pages the records and, for the search by files of the site itself, the index.
 *
 * @param given the options of the plugin
 */
export function addSearch(given: Options): PublishStep {
  const options = validateOptions({options: given});
  return {
    name: 'search',
    run({siteDir, baseUrl, config, allContent, pages, searched, files, notes}: BuiltSite): void {
      const extracted = extractPages({pages, baseUrl, trailingSlash: config.trailingSlash, apiRoute: options.apiRoute});
      for (const page of extracted) searched.set(page.route, searchedOf(page));
      const phrases = [...readReaderPhrases(siteDir, baseUrl), ...phrasesOfPlugins(allContent)];
      const filled = addReaderPhrases(extracted, phrases);
      notes.set(RECORDS_FILE, formatRecords(filled.flatMap(({records}) => records)));
      if (options.provider !== 'local') return;
      const synonyms = buildSynonyms(readGlossary(path.join(siteDir, options.glossary)), readOwnSynonyms(SYNONYMS_FILE));
      const startUrls = options.startRoutes.map((route) => baseUrl + route.slice(1));
      for (const [file, content] of buildIndex({pages: filled, synonyms, startUrls})) files.set(`${INDEX_FOLDER}/${file}`, content);
    },
  };
}
