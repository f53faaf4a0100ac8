import {answerRequests} from '../../../../src/workerClient';
import type {MultiQuery, MultiQueryResponse} from '../../shared/contract';
import {manifestFile} from '../../shared/indexFormat';
import {SearchEngine} from '../engine/searchEngine';
import {createFileReader} from './fetchFile';

/** Request of the page to the worker; `version` is the label of the docs version to search. Without a query, only the index is opened. */
export type LocalSearchRequest = {indexUrl: string; version?: string; query?: MultiQuery};

/** Result of a request, with the version of the index. */
export type LocalSearchResult = {version: string; response?: MultiQueryResponse};

/** By label of the docs version; empty for the version at the root. */
const engines = new Map<string, SearchEngine>();

answerRequests(async ({indexUrl, version: label = '', query}: LocalSearchRequest): Promise<LocalSearchResult> => {
  const engine = engines.get(label) ?? new SearchEngine(createFileReader(indexUrl, label), manifestFile(label));
  engines.set(label, engine);
  const response = query && (await engine.search(query));
  return {version: await engine.version(), response};
});
