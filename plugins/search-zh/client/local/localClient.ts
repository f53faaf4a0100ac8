import {type MultiQuery, type MultiQueryResponse, type PreparedClient, SearchUnavailableError} from '../../shared/contract';
import {findAnswer, keepAnswer} from '../answerStore';
import type {WorkerRequest, WorkerResponse} from './worker';

type Pending = {resolve: (response: WorkerResponse) => void; reject: (error: Error) => void};
type Ask = (request: DistributiveOmit<WorkerRequest, 'id'>) => Promise<{version: string; response?: MultiQueryResponse}>;
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** Starts the worker and turns its messages into promises. */
function startWorker(): Ask {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {name: 'search'});
  const pending = new Map<number, Pending>();
  let lastId = 0;
  worker.addEventListener('message', ({data}: MessageEvent<WorkerResponse>) => {
    pending.get(data.id)?.resolve(data);
    pending.delete(data.id);
  });
  worker.addEventListener('error', (event) => {
    // An event without a message means that the worker's code did not load.
    const error = event.message ? new Error(event.message) : new SearchUnavailableError('no code of the worker');
    for (const {reject} of pending.values()) reject(error);
    pending.clear();
  });
  return async (request) => {
    lastId += 1;
    const id = lastId;
    const response = await new Promise<WorkerResponse>((resolve, reject) => {
      pending.set(id, {resolve, reject});
      worker.postMessage({...request, id});
    });
    if ('error' in response) throw response.kind === 'network' ? new SearchUnavailableError(response.error) : new Error(response.error);
    return response;
  };
}

/** Searches the files of the site in a worker. */
export function createLocalClient(indexUrl: string): PreparedClient {
  let ask: Ask | undefined;
  const open = async (label?: string): Promise<{ask: Ask; version: string}> => {
    ask ??= startWorker();
    const current = ask;
    try {
      return {ask: current, version: (await current({kind: 'open', indexUrl, version: label})).version};
    } catch (error) {
      // A worker whose code failed to load never recovers; the next query starts a new one.
      ask = undefined;
      throw error;
    }
  };
  const search = async (query: MultiQuery): Promise<MultiQueryResponse> => {
    const {version: label} = query;
    const opened = await open(label);
    const key = JSON.stringify(query);
    const kept = findAnswer(opened.version, key);
    if (kept) return kept;
    const {version, response} = await opened.ask({kind: 'search', query, version: label});
    if (!response) throw new Error('no answer');
    keepAnswer(version, key, response);
    return response;
  };
  return {search, prepare: (label) => void open(label).catch(() => undefined)};
}
