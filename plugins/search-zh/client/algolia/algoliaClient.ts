import {type LiteClient, liteClient} from 'algoliasearch/lite';
import {hostsOf} from '../../shared/algoliaHosts';
import type {MultiQuery, MultiQueryResponse, PreparedClient, SearchResult} from '../../shared/contract';
import type {SearchGlobalData} from '../../types';
import {findAnswer, keepAnswer} from '../answerStore';
import {createHostsCache} from './hostsCache';
import {createViewReporter} from './viewEvents';

type AlgoliaSettings = NonNullable<SearchGlobalData['algolia']>;

/** How long a host may take before the next one is tried. */
export const TIMEOUTS = {connect: 1000, read: 2000, write: 30_000} as const;

/** The service has no version of its index to ask for: what it answered is good for a while. */
const ANSWERS_LAST_MS = 3_600_000;

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
  const ask = async (asked: MultiQuery['requests']): Promise<MultiQueryResponse> => {
    const {results} = await client.search({requests: asked as Parameters<LiteClient['search']>[0] & never[]});
    return {results: results.map((result) => toResult(result as unknown as Record<string, unknown>))};
  };
  const search = async ({requests}: MultiQuery): Promise<MultiQueryResponse> => {
    const asked = requests.map((request) => ({...request, indexName: settings.indexName, clickAnalytics: reportViews.isAllowed()}));
    const version = `${settings.appId}/${Math.floor(Date.now() / ANSWERS_LAST_MS)}`;
    const key = JSON.stringify(asked);
    const kept = findAnswer(version, key);
    const answer = kept ?? (await ask(asked));
    if (!kept) keepAnswer(version, key, answer);
    for (const {hits} of answer.results) reportViews.add(hits.map(({objectID}) => objectID));
    return answer;
  };
  return {search, prepare: () => undefined};
}
