/** Response to the request with the same id. The name of an error tells its kind. */
type WorkerResponse<Result> = {id: number} & ({result: Result} | {error: {name: string; message: string}});

/** Error of the page if the code of a worker does not load; the bundler uses the same name for chunks. */
const LOAD_ERROR = 'ChunkLoadError';

const createError = (name: string, message: string): Error => Object.assign(new Error(message), {name});

/**
 * Creates a function that sends a request to a worker and waits for its result. The worker starts with the first request; after an error
 * outside of a request, such as code that did not load, the next request starts a new one.
 *
 * @param start starts a worker that uses `answerRequests`; called in the module that knows its file, as the bundler requires
 */
export function createWorkerClient<Request extends object, Result>(start: () => Worker): (request: Request) => Promise<Result> {
  type Pending = {resolve: (result: Result) => void; reject: (error: Error) => void};
  const pending = new Map<number, Pending>();
  let worker: Worker | undefined;
  let lastId = 0;
  const open = (): Worker => {
    const started = start();
    started.addEventListener('message', ({data}: MessageEvent<WorkerResponse<Result>>) => {
      const asked = pending.get(data.id);
      pending.delete(data.id);
      if ('result' in data) asked?.resolve(data.result);
      else asked?.reject(createError(data.error.name, data.error.message));
    });
    started.addEventListener('error', ({message}) => {
      worker = undefined;
      // An event without a message means that the code did not load.
      const error = message ? new Error(message) : createError(LOAD_ERROR, 'no code of the worker');
      for (const {reject} of pending.values()) reject(error);
      pending.clear();
    });
    return started;
  };
  return (request) => {
    worker ??= open();
    const current = worker;
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      pending.set(id, {resolve, reject});
      current.postMessage({id, request});
    });
  };
}

/** In a worker: answers the requests of `createWorkerClient`. */
export function answerRequests<Request extends object, Result>(answer: (request: Request) => Promise<Result>): void {
  const respond = (response: WorkerResponse<Result>) => postMessage(response);
  addEventListener('message', async ({data: {id, request}}: MessageEvent<{id: number; request: Request}>) => {
    try {
      respond({id, result: await answer(request)});
    } catch (error) {
      const {name, message} = error instanceof Error ? error : new Error(String(error));
      respond({id, error: {name, message}});
    }
  });
}
