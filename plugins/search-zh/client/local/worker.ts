import {type FailureKind, failureKindOf, type MultiQuery, type MultiQueryResponse} from '../../shared/contract';
import {manifestFile} from '../../shared/indexFormat';
import {SearchEngine} from '../engine/searchEngine';
import {createFileReader} from './fetchFile';

/** Request of the page to the worker; `version` is the label of the docs version to search. */
export type WorkerRequest = {id: number} & (
  | {kind: 'open'; indexUrl: string; version?: string}
  | {kind: 'search'; query: MultiQuery; version?: string}
);

/** Response of the worker, with the version of the index. */
export type WorkerResponse = {id: number} & ({version: string; response?: MultiQueryResponse} | {error: string; kind: FailureKind});

/** By label of the docs version; empty for the version at the root. */
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
