import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useCallback} from 'react';
import type {MultiQuery, MultiQueryResponse} from '../shared/contract';
import type {SearchGlobalData} from '../types';
import {getSearchClient} from './searchClient';

/** What the build knows about the search, and the way to ask it. */
export function useSearchData() {
  const data = usePluginData('search-zh') as SearchGlobalData;
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const feedbackPage = useBaseUrl(data.feedbackPage);
  const search = useCallback(
    async (query: MultiQuery): Promise<MultiQueryResponse> => (await getSearchClient(data, baseUrl)).search(query),
    [data, baseUrl],
  );
  const prepare = useCallback(
    (version?: string) =>
      void getSearchClient(data, baseUrl).then(
        (client) => client.prepare(version),
        () => undefined,
      ),
    [data, baseUrl],
  );
  /** Where to report a query that should have found something. */
  const reportUrl = (query: string) => (data.missingResultsUrl ? data.missingResultsUrl + encodeURIComponent(query) : feedbackPage);
  return {data, baseUrl, search, prepare, reportUrl};
}
