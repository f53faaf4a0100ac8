import {createWorkerClient} from '../../../../src/workerClient';
import type {MultiQuery, MultiQueryResponse, PreparedClient} from '../../shared/contract';
import {findAnswer, keepAnswer} from '../answerStore';
import type {LocalSearchRequest, LocalSearchResult} from './worker';

/** Searches the files of the site in a worker. */
export function createLocalClient(indexUrl: string): PreparedClient {
  const ask = createWorkerClient<LocalSearchRequest, LocalSearchResult>(
    () => new Worker(new URL('./worker.ts', import.meta.url), {name: 'search'}),
  );
  const search = async (query: MultiQuery): Promise<MultiQueryResponse> => {
    const {version: label} = query;
    const opened = await ask({indexUrl, version: label});
    const key = JSON.stringify(query);
    const kept = findAnswer(opened.version, key);
    if (kept) return kept;
    const {version, response} = await ask({indexUrl, version: label, query});
    if (!response) throw new Error('no answer');
    keepAnswer(version, key, response);
    return response;
  };
  return {search, prepare: (label) => void ask({indexUrl, version: label}).catch(() => undefined)};
}
