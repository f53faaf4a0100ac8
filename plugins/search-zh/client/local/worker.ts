import {type FailureKind, failureKindOf, type MultiQuery, type MultiQueryResponse} from '../../shared/contract';
import {manifestFile} from '../../shared/indexFormat';
import {SearchEngine} from '../engine/searchEngine';
import {createFileReader} from './fetchFile';

/** What the page asks of the worker; the version is the label of that of the docs whose index is meant. */
export type WorkerRequest = {id: number} & (
  | {kind: 'open'; indexUrl: string; version?: string}
  | {kind: 'search'; query: MultiQuery; version?: string}
);

/** What the worker answers, with the version of the index that it read. */
export type WorkerResponse = {id: number} & ({version: string; response?: MultiQueryResponse} | {error: string; kind: FailureKind});

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
    return {id, error: String(error), kind: failureKindOf(error)};
  }
}

addEventListener('message', async (event: MessageEvent<WorkerRequest>) => {
  postMessage(await answer(event.data));
});
