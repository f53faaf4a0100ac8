import {getDocsVersionSearchTag} from '@docusaurus/plugin-content-docs/client';
import {useContextualSearchFilters} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import settings from '@generated/search-zh/default/settings.json';
import mayReportViews from '@theme/SearchConsent';
import {useCallback, useMemo} from 'react';
import type {SearchAnswer, SearchClient, SearchQuery} from '../shared/contract';
import {encodeText} from '../shared/cutText';
import {maskSecrets} from '../shared/maskSecrets';
import type {SearchGlobalData, SearchScope} from '../types';
import type {SearchVersion} from './versions';

/** Milliseconds until a search counts as stalled, and the page says that it is running. */
export const STALLED_MS = 300;

let client: Promise<SearchClient> | undefined;

async function loadClient({provider, algolia}: SearchGlobalData, baseUrl: string): Promise<SearchClient> {
  if (provider === 'algolia') {
    const {createAlgoliaClient} = await import('./algolia/algoliaClient');
    return createAlgoliaClient(algolia, {storageName: settings.storageName, mayReport: mayReportViews});
  }
  const {createLocalClient} = await import('./local/localClient');
  return createLocalClient(`${baseUrl}search/`, settings.storageName);
}

/** The client of the page, shared by the dialog and the results page. */
function getClient(data: SearchGlobalData, baseUrl: string): Promise<SearchClient> {
  if (!client) {
    client = loadClient(data, baseUrl);
    client.catch(() => {
      client = undefined;
    });
  }
  return client;
}

/** A query in the address of another site: without keys, and encodable. */
const encodeQuery = (query: string): string => encodeText(maskSecrets(query));

/** What the build knows about the search. */
export function useSearchData() {
  const data = usePluginData('search-zh') as SearchGlobalData;
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {elsewhereUrl, missingResultsUrl} = settings;
  const feedbackPage = useBaseUrl(settings.feedbackPage ?? '');
  /** Address to report a query that should have results; undefined if the site has none. */
  const reportUrl = (query: string) => (missingResultsUrl ? missingResultsUrl + encodeQuery(query) : settings.feedbackPage && feedbackPage);
  /** Address of the query on another site, if there is one. */
  const elsewhereFor = (query: string) => elsewhereUrl && elsewhereUrl + encodeQuery(query);
  return {data, baseUrl, reportUrl, elsewhereFor};
}

/** Limits of a search; a site with one version has no version to choose. */
export type Within = {scope: SearchScope | ''; version: SearchVersion | undefined};

/** Limits results to the reader's language and a docs version, as Docusaurus does. */
function useLimits({version}: Within): Required<Pick<SearchQuery, 'language' | 'tags'>> {
  const contextual = useContextualSearchFilters();
  const versioned = getDocsVersionSearchTag(settings.versionedDocs, '');
  const others = contextual.tags.filter((tag) => !tag.startsWith(versioned));
  const tags = version ? [...others, getDocsVersionSearchTag(settings.versionedDocs, version.name)] : contextual.tags;
  const {locale} = contextual;
  const key = tags.join();
  return useMemo(() => ({language: locale, tags: key.split(',')}), [locale, key]);
}

type Asked = Required<Pick<SearchQuery, 'text' | 'words'>> & Pick<SearchQuery, 'page'>;

/** Functions to search within the limits, and to preload the needed files. */
export function useAsk(within: Within) {
  const {data, baseUrl} = useSearchData();
  const limits = useLimits(within);
  const {scope} = within;
  // In the index, the version at the root has no name.
  const version = within.version?.base ? within.version.name : undefined;
  const ask = useCallback(
    async (asked: Asked): Promise<SearchAnswer> => {
      const {search} = await getClient(data, baseUrl);
      return search({...asked, ...limits, ...(scope && {scope}), ...(version && {version})});
    },
    [data, baseUrl, limits, scope, version],
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
