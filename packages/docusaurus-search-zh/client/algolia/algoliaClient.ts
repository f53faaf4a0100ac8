import {type LiteClient, liteClient} from 'algoliasearch/lite';
import {toWellFormedText} from '../../../../lib/text/cutText';
import {maskSecrets} from '../../../../lib/text/maskSecrets';
import {hasConsent} from '../../../../plugins/analytics/client/hasConsent';
import {hostsOf} from '../../shared/algoliaHosts';
import type {MultiQuery, MultiQueryResponse, PreparedClient, SearchResult} from '../../shared/contract';
import {readResult} from '../../shared/readResult';
import type {SearchGlobalData} from '../../types';
import {findAnswer, keepAnswer} from '../answerStore';

type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;
type AlgoliaSettings = NonNullable<SearchGlobalData['algolia']>;

/** Milliseconds that a host may take before the next one is tried. */
export const TIMEOUTS = {connect: 1000, read: 2000, write: 30_000} as const;

/** The service has no index version, so responses are kept for this time. */
const ANSWERS_LAST_MS = 3_600_000;

const MAX_SUGGESTIONS = 3;
const DEBOUNCE_MS = 400;
const GROUP_SIZE = 20;
const EVENTS_HOST = 'https://insights.algolia.io';

const addressOf = (key: unknown): string => String((key as {url?: unknown} | null)?.url ?? JSON.stringify(key));

/**
 * Remembers by address which hosts are down.
 *
 * The client's own caches never find their entries: they look up by host but store by host and state, so that each query would try a dead
 * host first.
 */
function createHostsCache(): HostsCache {
  const states = new Map<string, unknown>();
  return {
    get: async <T>(key: unknown, defaultValue: () => Promise<T>): Promise<T> => {
      const known = states.get(addressOf(key));
      return known === undefined ? defaultValue() : (known as T);
    },
    set: async <T>(key: unknown, value: T): Promise<T> => {
      states.set(addressOf(key), value);
      return value;
    },
    delete: async (key: unknown) => void states.delete(addressOf(key)),
    clear: async () => states.clear(),
  };
}

/** Nothing is reported without the reader's consent. */
const isAllowed = () => hasConsent('analytics');

/** Reports which results were shown. */
type ViewReporter = {isAllowed: () => boolean; add: (objectIds: readonly string[]) => void};

function groupsOf(ids: readonly string[]): string[][] {
  return Array.from({length: Math.ceil(ids.length / GROUP_SIZE)}, (_, i) => ids.slice(i * GROUP_SIZE, (i + 1) * GROUP_SIZE));
}

/** Collects the results shown while the reader types, and reports them when typing pauses. */
export function createViewReporter({appId, apiKey, indexName, host}: AlgoliaSettings): ViewReporter {
  // One random token per page load: enough to count a view once, but not to track a reader.
  const userToken = `anonymous-${crypto.randomUUID()}`;
  let shown: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = (objectIDs: string[]) =>
    fetch(`${host ?? EVENTS_HOST}/1/events?x-algolia-application-id=${appId}&x-algolia-api-key=${apiKey}`, {
      method: 'POST',
      keepalive: true,
      headers: {'content-type': 'text/plain'},
      body: JSON.stringify({events: [{eventType: 'view', eventName: 'Items Viewed', index: indexName, userToken, objectIDs}]}),
    });
  const flush = () => {
    const groups = groupsOf([...new Set(shown)]);
    shown = [];
    // Analytics must never disturb a search. The reader may have withdrawn consent meanwhile.
    if (!isAllowed()) return;
    for (const group of groups) send(group).catch(() => undefined);
  };
  return {
    isAllowed,
    add(objectIds) {
      if (objectIds.length === 0 || !isAllowed()) return;
      // The last results were read; earlier ones were only shown while typing.
      shown = [...objectIds];
      clearTimeout(timer);
      timer = setTimeout(flush, DEBOUNCE_MS);
    },
  };
}

function checkSettings(settings: Partial<AlgoliaSettings> | undefined): AlgoliaSettings {
  const missing = (['appId', 'apiKey', 'indexName'] as const).filter((key) => !settings?.[key]);
  if (missing.length > 0)
    throw new Error(
      `[search-zh] 托管搜索缺少配置：${missing.join('、')}。请设置 ALGOLIA_APP_ID、ALGOLIA_API_KEY 和 ALGOLIA_INDEX_NAME 后重新构建。`,
    );
  return settings as AlgoliaSettings;
}

/** Client of the hosted service. A host that is down is skipped for 120 s and then tried again. */
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
    return {results: results.map(readResult)};
  };
  // Suggested after a query without results, as in DocSearch: the top headings of the last results.
  let headings: string[] = [];
  const suggest = (result: SearchResult): SearchResult => {
    if (result.hits.length === 0) return {...result, suggestions: headings};
    headings = [...new Set(result.hits.map(({hierarchy}) => hierarchy.lvl0).filter(Boolean))].slice(0, MAX_SUGGESTIONS);
    return result;
  };
  const search = async ({requests}: MultiQuery): Promise<MultiQueryResponse> => {
    // A key that was pasted by mistake is not sent.
    const withoutKeys = (query: string) => toWellFormedText(maskSecrets(query));
    const asked = requests.map((request) => ({
      ...request,
      query: withoutKeys(request.query),
      indexName: settings.indexName,
      clickAnalytics: reportViews.isAllowed(),
    }));
    const version = `${settings.appId}/${Math.floor(Date.now() / ANSWERS_LAST_MS)}`;
    const key = JSON.stringify(asked);
    const kept = findAnswer(version, key);
    const answer = kept ?? (await ask(asked));
    if (!kept) keepAnswer(version, key, answer);
    for (const {hits} of answer.results) reportViews.add(hits.map(({objectID}) => objectID));
    return {results: answer.results.map(suggest)};
  };
  return {search, prepare: () => undefined};
}
