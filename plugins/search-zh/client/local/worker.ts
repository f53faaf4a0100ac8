import {manifestFile} from '../../shared/indexFormat';
import {SearchEngine} from '../engine/searchEngine';
import {createFileReader} from './fetchFile';
import type {WorkerRequest, WorkerResponse} from './messages';

/** By the label of the docs version; that of the one at the root is empty. */
const engines = new Map<string, SearchEngine>();

function open(indexUrl: string, label: string): void {
  if (!engines.has(label)) engines.set(label, new SearchEngine(createFileReader(indexUrl, label), manifestFile(label)));
}

async function answer(request: WorkerRequest): Promise<WorkerResponse> {
  const {id, version: label = ''} = request;
  try {
    if (request.kind === 'open') open(request.indexUrl, label);
    const engine = engines.get(label);
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
