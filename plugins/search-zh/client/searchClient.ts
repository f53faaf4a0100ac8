import type {PreparedClient} from '../shared/contract';
import type {SearchGlobalData} from '../types';

let client: Promise<PreparedClient> | undefined;

async function loadClient({provider, algolia}: SearchGlobalData, baseUrl: string): Promise<PreparedClient> {
  if (provider === 'algolia') {
    const {createAlgoliaClient} = await import('./algolia/algoliaClient');
    return createAlgoliaClient(algolia);
  }
  const {createLocalClient} = await import('./local/localClient');
  return createLocalClient(`${baseUrl}search/`);
}

/** The one client of the page, for the modal and the results page alike. */
export function getSearchClient(data: SearchGlobalData, baseUrl: string): Promise<PreparedClient> {
  if (!client) {
    client = loadClient(data, baseUrl);
    client.catch(() => {
      client = undefined;
    });
  }
  return client;
}
