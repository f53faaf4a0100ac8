import type {SearchClient} from '../shared/contract';
import type {SearchGlobalData} from '../types';

/** What went wrong while results were fetched; the hosted client gives its own failures the same name. */
export class SearchUnavailableError extends Error {
  override readonly name = 'RetryError';
}

/** A client that also can be told that a query is about to come. */
export type PreparedClient = SearchClient & {prepare: () => void};

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
