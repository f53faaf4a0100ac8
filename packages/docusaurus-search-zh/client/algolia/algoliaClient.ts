import {type LiteClient, liteClient} from 'algoliasearch/lite';
import {hostsOf} from '../../shared/algoliaHosts';
import type {SearchAnswer, SearchClient, SearchQuery} from '../../shared/contract';
import {toWellFormedText} from '../../shared/cutText';
import {maskSecrets} from '../../shared/maskSecrets';
import type {SearchGlobalData} from '../../types';
import {openAnswers} from '../answerStore';
import {type AlgoliaRequest, algoliaRequestOf} from './algoliaRequest';
import {readResult} from './readResult';

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

/** Reports which results were shown. */
type ViewReporter = {isAllowed: () => boolean; add: (objectIds: readonly string[]) => void};

function groupsOf(ids: readonly string[]): string[][] {
  return Array.from({length: Math.ceil(ids.length / GROUP_SIZE)}, (_, i) => ids.slice(i * GROUP_SIZE, (i + 1) * GROUP_SIZE));
}

/**
 * Collects the results shown while the reader types, and reports them when typing pauses.
 *
 * @param isAllowed whether the reader has agreed to reports
 */
export function createViewReporter({appId, apiKey, indexName, host}: AlgoliaSettings, isAllowed: () => boolean): ViewReporter {
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
  if (missing.length > 0) throw new Error(`[search-zh] 托管搜索缺少配置：${missing.join('、')}。请补上选项 algolia 后重新构建。`);
  return settings as AlgoliaSettings;
}

/** What the client of the hosted service needs from the site. */
export type HostedOptions = {
  storageName: string;
  mayReport: () => boolean;
  /** Addresses instead of those of the account. */
  addresses?: readonly string[];
};

/** Client of the hosted service. A host that is down is skipped for 120 s and then tried again. */
export function createAlgoliaClient(given: Partial<AlgoliaSettings> | undefined, options: HostedOptions): SearchClient {
  const settings = checkSettings(given);
  const answers = openAnswers(options.storageName);
  const own = options.addresses ?? (settings.host ? [settings.host] : undefined);
  const client: LiteClient = liteClient(settings.appId, settings.apiKey, {
    timeouts: TIMEOUTS,
    hostsCache: createHostsCache(),
    ...(own && {hosts: hostsOf(own)}),
  });
  const reportViews = createViewReporter(settings, options.mayReport);
  const ask = async (request: AlgoliaRequest): Promise<SearchAnswer> => {
    const {results} = await client.search({requests: [request] as Parameters<LiteClient['search']>[0] & never[]});
    try {
      return readResult(results[0]);
    } catch (error) {
      // An answer of another shape, e.g. from a proxy: the client would repeat it from memory when the reader tries again.
      await client.clearCache();
      throw error;
    }
  };
  // Suggested after a query without results, as in DocSearch: the top headings of the last results.
  let headings: string[] = [];
  const suggest = (answer: SearchAnswer): SearchAnswer => {
    if (answer.pages.length === 0) return {...answer, suggestions: headings};
    headings = [...new Set(answer.pages.map(({part}) => part).filter(Boolean))].slice(0, MAX_SUGGESTIONS);
    return answer;
  };
  const search = async (query: SearchQuery): Promise<SearchAnswer> => {
    // A key that was pasted by mistake is not sent.
    const text = toWellFormedText(maskSecrets(query.text));
    const request = algoliaRequestOf({...query, text}, {indexName: settings.indexName, clickAnalytics: reportViews.isAllowed()});
    const version = `${settings.appId}/${Math.floor(Date.now() / ANSWERS_LAST_MS)}`;
    const key = JSON.stringify(request);
    const kept = answers.find(version, key);
    const answer = kept ?? (await ask(request));
    if (!kept) answers.keep({version, key, answer});
    reportViews.add(answer.pages.flatMap(({sections}) => sections.map(({id}) => id)));
    return suggest(answer);
  };
  return {search, prepare: () => undefined};
}
