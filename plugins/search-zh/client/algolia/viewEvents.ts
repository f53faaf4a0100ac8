import {hasConsent} from '../../../analytics/client/hasConsent';
import type {SearchGlobalData} from '../../types';

type AlgoliaSettings = NonNullable<SearchGlobalData['algolia']>;

const DEBOUNCE_MS = 400;
const GROUP_SIZE = 20;
const EVENTS_HOST = 'https://insights.algolia.io';

/** Nothing is reported unless the reader has said yes. */
const isAllowed = () => hasConsent('analytics');

/** Reports which results were shown. */
export type ViewReporter = {isAllowed: () => boolean; add: (objectIds: readonly string[]) => void};

function groupsOf(ids: readonly string[]): string[][] {
  return Array.from({length: Math.ceil(ids.length / GROUP_SIZE)}, (_, i) => ids.slice(i * GROUP_SIZE, (i + 1) * GROUP_SIZE));
}

/** Gathers what is shown while the reader types, and reports it once the typing rests. */
export function createViewReporter({appId, apiKey, indexName, host}: AlgoliaSettings): ViewReporter {
  // One name a page load: enough to count a view once, too little to follow a reader.
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
    // Statistics must never disturb a search.
    // The reader may have withdrawn meanwhile.
    if (!isAllowed()) return;
    for (const group of groups) send(group).catch(() => undefined);
  };
  return {
    isAllowed,
    add(objectIds) {
      if (objectIds.length === 0 || !isAllowed()) return;
      // The last results are the ones that were read; those before were passed over while typing.
      shown = [...objectIds];
      clearTimeout(timer);
      timer = setTimeout(flush, DEBOUNCE_MS);
    },
  };
}
