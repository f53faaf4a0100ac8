import {SearchEngine} from '../engine/searchEngine';
import {createFileReader} from './fetchFile';
import type {WorkerRequest, WorkerResponse} from './messages';

let engine: SearchEngine | undefined;

async function answer(request: WorkerRequest): Promise<WorkerResponse> {
  const {id} = request;
  try {
    if (request.kind === 'open') engine ??= new SearchEngine(createFileReader(request.indexUrl));
    if (!engine) throw new Error('the index is not open');
    const response = request.kind === 'search' ? await engine.search(request.query) : undefined;
    return {id, version: await engine.version(), response};
  } catch (error) {
    return {id, error: String(error)};
  }
}

addEventListener('message', async (event: MessageEvent<WorkerRequest>) => {
  postMessage(await answer(event.data));
});
