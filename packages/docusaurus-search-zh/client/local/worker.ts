import type {SearchAnswer, SearchQuery} from '../../shared/contract';
import {manifestFile} from '../../shared/indexFormat';
import {SearchEngine} from '../engine/searchEngine';
import {answerRequests} from '../workerClient';
import {createFileReader} from './fetchFile';

/** Request of the page to the worker; `version` is the name of the docs version to search. Without a query, only the index is opened. */
export type LocalSearchRequest = {indexUrl: string; version?: string; query?: SearchQuery};

/** Result of a request, with the version of the index. */
export type LocalSearchResult = {version: string; answer?: SearchAnswer};

declare const __webpack_public_path__: string;
// Docusaurus adds a function to the runtime of every bundle, but webpack leaves the runtime out of one that needs nothing of it.
void __webpack_public_path__;

/** By name of the docs version; empty for the version at the root. */
const engines = new Map<string, SearchEngine>();

answerRequests(async ({indexUrl, version = '', query}: LocalSearchRequest): Promise<LocalSearchResult> => {
  const engine = engines.get(version) ?? new SearchEngine(createFileReader(indexUrl, version), manifestFile(version));
  engines.set(version, engine);
  const answer = query && (await engine.search(query));
  return {version: await engine.version(), answer};
});
