import type {PageRecord, Timed} from '../types';

type Shift = PerformanceEntry & {value: number; hadRecentInput: boolean};
type Interaction = PerformanceEntry & {interactionId?: number};

const shifts: Timed[] = [];
const longTasks: Timed[] = [];
const events: Timed[] = [];
let lcp: number | null = null;
let hydratedAt: number | null = null;

function observe<T extends PerformanceEntry>(
  type: string,
  take: (entry: T) => void,
  options: PerformanceObserverInit = {},
): PerformanceObserver {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) take(entry as T);
  });
  observer.observe({type, buffered: true, ...options});
  return observer;
}

const takeEvent = (entry: Interaction) => {
  if (entry.interactionId) events.push({start: entry.startTime, value: entry.duration});
};

const observers: [PerformanceObserver, (entry: PerformanceEntry) => void][] = [];

/** Starts to listen to what the browser measures; must run before the page's own scripts. */
export function startRecording(): void {
  observe<Shift>('layout-shift', (entry) => {
    if (!entry.hadRecentInput) shifts.push({start: entry.startTime, value: entry.value});
  });
  observe('longtask', (entry) => longTasks.push({start: entry.startTime, value: entry.duration}));
  observe('largest-contentful-paint', (entry) => {
    lcp = entry.startTime;
  });
  const attribute = new MutationObserver(() => {
    if (document.documentElement?.dataset.hasHydrated !== 'true') return;
    hydratedAt = performance.now();
    attribute.disconnect();
  });
  attribute.observe(document, {subtree: true, attributes: true, attributeFilter: ['data-has-hydrated']});
  observers.push([observe<Interaction>('event', takeEvent, {durationThreshold: 16} as PerformanceObserverInit), takeEvent]);
}

/** Everything recorded since the navigation began. */
export function readRecord(): PageRecord {
  for (const [observer, take] of observers) for (const entry of observer.takeRecords()) take(entry);
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const hydrated = document.documentElement.dataset.hasHydrated;
  return {
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null,
    lcp,
    shifts,
    longTasks,
    events,
    loadEnd: navigation?.loadEventEnd ?? 0,
    nodes: document.getElementsByTagName('*').length,
    hydratedAt,
    hydrated: hydrated === undefined ? null : hydrated === 'true',
  };
}
