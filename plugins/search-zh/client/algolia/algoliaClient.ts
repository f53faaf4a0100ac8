import {type LiteClient, liteClient} from 'algoliasearch/lite';
import {hostsOf} from '../../shared/algoliaHosts';
import type {MultiQuery, MultiQueryResponse, SearchResult} from '../../shared/contract';
import type {SearchGlobalData} from '../../types';
import type {PreparedClient} from '../searchClient';
import {createHostsCache} from './hostsCache';
import {createViewReporter} from './viewEvents';

type AlgoliaSettings = NonNullable<SearchGlobalData['algolia']>;

/** How long a host may take before the next one is tried. */
export const TIMEOUTS = {connect: 1000, read: 2000, write: 30_000} as const;

function checkSettings(settings: Partial<AlgoliaSettings> | undefined): AlgoliaSettings {
  const missing = (['appId', 'apiKey', 'indexName'] as const).filter((key) => !settings?.[key]);
  if (missing.length > 0)
    throw new Error(
      `[search-zh] 托管搜索缺少配置：${missing.join('、')}。请设置 ALGOLIA_APP_ID、ALGOLIA_API_KEY 和 ALGOLIA_INDEX_NAME 后重新构建。`,
    );
  return settings as AlgoliaSettings;
}

function toResult(result: Record<string, unknown>): SearchResult {
  const {hits = [], nbHits = 0, queryID, page = 0, nbPages = 0} = result as Partial<SearchResult>;
  // Records carry no more than the heading texts and their own; addresses without an anchor are derived.
  return {hits: hits.map((hit) => ({...hit, url_without_anchor: hit.url.replace(/#.*/, '')})), nbHits, queryID, page, nbPages};
}

/** Asks the hosted service. A host that is down is left alone for 120 s and then tried again. */
export function createAlgoliaClient(given: Partial<AlgoliaSettings> | undefined, addresses?: readonly string[]): PreparedClient {
  const settings = checkSettings(given);
  const own = addresses ?? (settings.host ? [settings.host] : undefined);
  const client: LiteClient = liteClient(settings.appId, settings.apiKey, {
    timeouts: TIMEOUTS,
    hostsCache: createHostsCache(),
    ...(own && {hosts: hostsOf(own)}),
  });
  const reportViews = createViewReporter(settings);
  const search = async ({requests}: MultiQuery): Promise<MultiQueryResponse> => {
    const asked = requests.map((request) => ({...request, indexName: settings.indexName, clickAnalytics: reportViews.isAllowed()}));
    const {results} = await client.search({requests: asked as Parameters<LiteClient['search']>[0] & never[]});
    const answers = results.map((result) => toResult(result as unknown as Record<string, unknown>));
    for (const {hits} of answers) reportViews.add(hits.map(({objectID}) => objectID));
    return {results: answers};
  };
  return {search, prepare: () => undefined};
}
