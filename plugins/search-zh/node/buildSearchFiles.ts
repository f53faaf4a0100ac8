import type {PluginOptions} from '../options';
import type {SearchRecord} from '../types';
import {buildIndex, type IndexFiles} from './buildIndex';
import {extractPage} from './extractPage';
import {loadPages} from './loadPages';
import {addReaderPhrases, type ReaderPhrases} from './readerPhrases';
import {buildSynonyms, readGlossary, readOwnSynonyms} from './synonyms';

export type SearchFilesInput = {
  outDir: string;
  baseUrl: string;
  trailingSlash: boolean | undefined;
  synonymsFile: string;
  glossaryFile: string;
  phrases: readonly ReaderPhrases[];
  options: Pick<PluginOptions, 'apiRoute' | 'startRoutes'>;
};

export type SearchFiles = {records: SearchRecord[]; index: IndexFiles};

/** Reads the built pages once and makes from them what both providers need. */
export async function buildSearchFiles(input: SearchFilesInput): Promise<SearchFiles> {
  const {outDir, baseUrl, trailingSlash, synonymsFile, glossaryFile, phrases, options} = input;
  const built = loadPages({outDir, baseUrl, trailingSlash, apiRoute: options.apiRoute}, extractPage);
  const pages = addReaderPhrases(built, phrases);
  const synonyms = buildSynonyms(readGlossary(glossaryFile), readOwnSynonyms(synonymsFile));
  const startUrls = options.startRoutes.map((route) => baseUrl + route.slice(1));
  const index = buildIndex({pages, synonyms, startUrls});
  return {records: pages.flatMap((page) => page.records), index};
}
