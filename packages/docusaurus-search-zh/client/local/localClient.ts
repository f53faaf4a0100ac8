import type {SearchAnswer, SearchClient, SearchQuery} from '../../shared/contract';
import {openAnswers} from '../answerStore';
import {createWorkerClient} from '../workerClient';
import type {LocalSearchRequest, LocalSearchResult} from './worker';

/** Searches the files of the site in a worker. */
export function createLocalClient(indexUrl: string, storageName: string): SearchClient {
  const answers = openAnswers(storageName);
  const ask = createWorkerClient<LocalSearchRequest, LocalSearchResult>(
    () => new Worker(new URL('./worker.js', import.meta.url), {name: 'search'}),
  );
  const search = async (query: SearchQuery): Promise<SearchAnswer> => {
    const opened = await ask({indexUrl, version: query.version});
    const key = JSON.stringify(query);
    const kept = answers.find(opened.version, key);
    if (kept) return kept;
    const {version, answer} = await ask({indexUrl, version: query.version, query});
    if (!answer) throw new Error('no answer');
    answers.keep({version, key, answer});
    return answer;
  };
  return {search, prepare: (version) => void ask({indexUrl, version}).catch(() => undefined)};
}
