import {type FinderOutcome, type FinderRequest, type FinderResponse, INDEX_FOLDER} from '../types';

type Pending = {resolve: (outcome: FinderOutcome) => void; reject: (error: Error) => void};

let worker: Worker | undefined;
let lastId = 0;
const pending = new Map<number, Pending>();

function startWorker(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url), {name: 'errors'});
  started.addEventListener('message', ({data}: MessageEvent<FinderResponse>) => {
    const asked = pending.get(data.id);
    pending.delete(data.id);
    if ('outcome' in data) asked?.resolve(data.outcome);
    else asked?.reject(new Error(data.error));
  });
  started.addEventListener('error', (event) => {
    // The code of the worker could not be loaded; the next request starts a new worker.
    worker = undefined;
    for (const {reject} of pending.values()) reject(new Error(event.message || 'no code of the worker'));
    pending.clear();
  });
  return started;
}

/**
 * Finds the messages in a text, in a worker.
 *
 * @param baseUrl path of the site
 */
export function askFinder(baseUrl: string, text: string): Promise<FinderOutcome> {
  worker ??= startWorker();
  const current = worker;
  lastId += 1;
  const request: FinderRequest = {id: lastId, indexUrl: `${location.origin}${baseUrl}${INDEX_FOLDER}/`, text};
  return new Promise((resolve, reject) => {
    pending.set(request.id, {resolve, reject});
    current.postMessage(request);
  });
}
