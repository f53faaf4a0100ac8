import type {MultiQuery, MultiQueryResponse} from '../../shared/contract';

/** What the page asks of the worker; the version is the label of that of the docs whose index is meant. */
export type WorkerRequest = {id: number} & (
  | {kind: 'open'; indexUrl: string; version?: string}
  | {kind: 'search'; query: MultiQuery; version?: string}
);

/** What the worker answers, with the version of the index that it read. */
export type WorkerResponse = {id: number} & ({version: string; response?: MultiQueryResponse} | {error: string});
