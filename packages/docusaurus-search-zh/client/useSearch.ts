import {getDocsVersionSearchTag} from '@docusaurus/plugin-content-docs/client';
import {useContextualSearchFilters} from '@docusaurus/theme-common';
import {DEFAULT_SEARCH_TAG} from '@docusaurus/theme-common/internal';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {useCallback, useMemo} from 'react';
import {encodeText} from '../../../lib/text/cutText';
import {maskSecrets} from '../../../lib/text/maskSecrets';
import type {SiteVersion} from '../../../src/versions/types';
import {useSharedVersion, useVersionBefore} from '../../../src/versions/useSharedVersion';
import {useVersions} from '../../../src/versions/useVersions';
import {DEFAULT_HITS_PER_PAGE, type PreparedClient, type SearchRequest, type SearchResult} from '../shared/contract';
import type {SearchGlobalData, SearchScope} from '../types';

/** Index name in requests, also used in the keys of the stored lists. */
export const INDEX_NAME = 'langflow';

const LEVELS = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
const NOTHING: SearchResult = {hits: [], nbHits: 0, page: 0, nbPages: 0};

let client: Promise<PreparedClient> | undefined;

async function loadClient({provider, algolia}: SearchGlobalData, baseUrl: string): Promise<PreparedClient> {
  if (provider === 'algolia') {
    const {createAlgoliaClient} = await import('./algolia/algoliaClient');
    return createAlgoliaClient(algolia);
  }
  const {createLocalClient} = await import('./local/localClient');
  return createLocalClient(`${baseUrl}search/`);
}

/** The client of the page, shared by the dialog and the results page. */
function getClient(data: SearchGlobalData, baseUrl: string): Promise<PreparedClient> {
  if (!client) {
    client = loadClient(data, baseUrl);
    client.catch(() => {
      client = undefined;
    });
  }
  return client;
}

/** A query in the address of another site: without keys, and encodable. */
export const encodeQuery = (query: string): string => encodeText(maskSecrets(query));

/** What the build knows about the search. */
export function useSearchData() {
  const data = usePluginData('search-zh') as SearchGlobalData;
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const feedbackPage = useBaseUrl(data.feedbackPage);
  /** Address to report a query that should have results. */
  const reportUrl = (query: string) => (data.missingResultsUrl ? data.missingResultsUrl + encodeQuery(query) : feedbackPage);
  return {data, baseUrl, reportUrl};
}

/** The reader's version: that of the page, or the chosen one on a shared page. */
export function useReaderVersion(): SiteVersion | undefined {
  const {current} = useVersions();
  const shared = useSharedVersion();
  return current ?? shared;
}

/** The version that the reader is known to read: that of the page, or of the page before. Undefined on a shared page opened directly. */
export function useKnownVersion(): SiteVersion | undefined {
  const {current} = useVersions();
  const before = useVersionBefore();
  return current ?? before;
}

/** Limits of a search; a site with one version has no version to choose. */
export type Within = {scope: SearchScope | ''; version: SiteVersion | undefined};

/** Limits results to the reader's language, a docs version, and a scope. */
function useFacetFilters({scope, version}: Within): (string | string[])[] {
  const contextual = useContextualSearchFilters();
  const tags = version ? [DEFAULT_SEARCH_TAG, getDocsVersionSearchTag('default', version.name)] : contextual.tags;
  const {locale} = contextual;
  const key = tags.join();
  return useMemo(
    () => [`language:${locale}`, key.split(',').map((tag) => `docusaurus_tag:${tag}`), ...(scope ? [`scope:${scope}`] : [])],
    [locale, key, scope],
  );
}

type Asked = Pick<SearchRequest, 'query' | 'page'> & {
  /** Length of the snippets. */
  words: number;
};

/** Functions to search within the limits, and to preload the needed files. */
export function useAsk(within: Within) {
  const {data, baseUrl} = useSearchData();
  const facetFilters = useFacetFilters(within);
  // In the index, the version at the root has no label.
  const version = within.version?.base ? within.version.label : undefined;
  const ask = useCallback(
    async ({words, ...asked}: Asked): Promise<SearchResult> => {
      const request: SearchRequest = {
        ...asked,
        facetFilters,
        indexName: INDEX_NAME,
        attributesToRetrieve: [...LEVELS, 'content', 'type', 'url'],
        attributesToSnippet: [...LEVELS.slice(1), 'content'].map((attribute) => `${attribute}:${words}`),
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        hitsPerPage: DEFAULT_HITS_PER_PAGE,
      };
      const {search} = await getClient(data, baseUrl);
      const {results} = await search({requests: [request], ...(version && {version})});
      return results[0] ?? NOTHING;
    },
    [data, baseUrl, facetFilters, version],
  );
  const prepare = useCallback(
    () =>
      void getClient(data, baseUrl).then(
        (ready) => ready.prepare(version),
        () => undefined,
      ),
    [data, baseUrl, version],
  );
  return {ask, prepare};
}
