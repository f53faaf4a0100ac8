import type {MultiQuery, MultiQueryResponse} from '../../shared/contract';

/** What the page asks of the worker. */
export type WorkerRequest = {id: number} & ({kind: 'open'; indexUrl: string} | {kind: 'search'; query: MultiQuery});

/** What the worker answers, with the version of the index that it read. */
export type WorkerResponse = {id: number} & ({version: string; response?: MultiQueryResponse} | {error: string});
