import {createWorkerClient} from 'docusaurus-search-zh/client/workerClient';
import {type FinderOutcome, type FinderRequest, INDEX_FOLDER} from '../types';

const ask = createWorkerClient<FinderRequest, FinderOutcome>(() => new Worker(new URL('./worker.ts', import.meta.url), {name: 'errors'}));

/**
 * Finds the messages in a text, in a worker.
 *
 * @param baseUrl path of the site
 */
export const askFinder = (baseUrl: string, text: string): Promise<FinderOutcome> =>
  ask({indexUrl: `${location.origin}${baseUrl}${INDEX_FOLDER}/`, text});
