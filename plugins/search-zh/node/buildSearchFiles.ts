import type {PluginOptions} from '../options';
import type {SearchRecord} from '../types';
import {buildIndex, type IndexFiles} from './buildIndex';
import {loadPages} from './loadPages';
import {buildSynonyms, readGlossary, readOwnSynonyms} from './synonyms';

export type SearchFilesInput = {
  outDir: string;
  baseUrl: string;
  trailingSlash: boolean | undefined;
  synonymsFile: string;
  glossaryFile: string;
  options: Pick<PluginOptions, 'apiRoute' | 'startRoutes'>;
};

export type SearchFiles = {records: SearchRecord[]; index: IndexFiles};

/** Reads the built pages once and makes from them what both providers need. */
export function buildSearchFiles({outDir, baseUrl, trailingSlash, synonymsFile, glossaryFile, options}: SearchFilesInput): SearchFiles {
  const pages = loadPages({outDir, baseUrl, trailingSlash, apiRoute: options.apiRoute});
  const synonyms = buildSynonyms(readGlossary(glossaryFile), readOwnSynonyms(synonymsFile));
  const startUrls = options.startRoutes.map((route) => baseUrl + route.slice(1));
  return {records: pages.flatMap((page) => page.records), index: buildIndex({pages, synonyms, startUrls})};
}
