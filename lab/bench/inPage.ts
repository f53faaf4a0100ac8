import type {ActionName, BenchPoint, FirstAct, PageRecord, Timed} from './types';

/*
 * Runs in each measured page before the page's own scripts. It records the measurements of the browser and does the first act that the
 * driver has set: either a key press as a sign of intent, or finding the control that the driver then presses.
 */
const shifts: Timed[] = [];
const longTasks: Timed[] = [];
const events: Timed[] = [];
let lcp = 0;
let hydrated = 0;
let acted = 0;
let changed = 0;
let done = 0;

function observe(type: string, take: (entry: PerformanceEntry) => void, options: object = {}): () => void {
  const takeAll = (entries: PerformanceEntry[]) => {
    for (const entry of entries) take(entry);
  };
  const observer = new PerformanceObserver((list) => takeAll(list.getEntries()));
  observer.observe({type, buffered: true, ...options});
  return () => takeAll(observer.takeRecords());
}

const flush = [
  observe('layout-shift', (entry) => {
    const {startTime, value, hadRecentInput} = entry as PerformanceEntry & {value: number; hadRecentInput: boolean};
    if (!hadRecentInput) shifts.push({start: startTime, value});
  }),
  observe('longtask', ({startTime, duration}) => longTasks.push({start: startTime, value: duration})),
  observe('largest-contentful-paint', ({startTime}) => {
    lcp = startTime;
  }),
  observe(
    'event',
    (entry) => {
      const {startTime, duration, interactionId} = entry as PerformanceEntry & {interactionId?: number};
      if (interactionId) events.push({start: startTime, value: duration});
    },
    {durationThreshold: 16},
  ),
];

const attribute = new MutationObserver(() => {
  if (document.documentElement?.dataset.hasHydrated !== 'true') return;
  hydrated = performance.now();
  attribute.disconnect();
});
attribute.observe(document, {subtree: true, attributes: true, attributeFilter: ['data-has-hydrated']});

/** Shortest duration in milliseconds that the Event Timing API reports. */
const SHORTEST = 16;

globalThis.readBench = (): PageRecord => {
  for (const take of flush) take();
  const durations = events.filter(({start}) => start >= acted - 1).map(({value}) => value);
  return {
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    lcp,
    shifts,
    longTasks,
    nodes: document.getElementsByTagName('*').length,
    hydrated,
    // On sites without this attribute there is nothing to wait for.
    awaitsHydration: document.documentElement.dataset.hasHydrated === 'false',
    acted,
    changed,
    done,
    inp: Math.max(SHORTEST, ...durations),
  };
};

let themeBefore = '';
const themeNow = () => {
  const {dataset, className} = document.documentElement;
  return `${dataset.theme} ${dataset.themeChoice} ${className}`;
};

const isOpen = (control: HTMLElement) =>
  control.getAttribute('aria-expanded') === 'true' ||
  control.getAttribute('aria-selected') === 'true' ||
  control.closest('details')?.open === true ||
  // Docusaurus also marks collapsed categories on their list item.
  control.closest('.menu__list-item:not(.menu__list-item--collapsed) > .menu__list-item-collapsible') !== null;

const textOf = (control: HTMLElement) =>
  `${control.textContent} ${control.getAttribute('aria-label')} ${control.title} ${control.className}`;

type Action = {selectors: string; isDone: (control: HTMLElement) => boolean};

/** The five first actions on a Docusaurus site. */
const ACTIONS: Record<ActionName, Action> = {
  colour: {selectors: 'button[class*=toggleButton], button[aria-label*="浅色"]', isDone: () => themeNow() !== themeBefore},
  menu: {
    // The menu button on phones, otherwise a collapsed category of the sidebar.
    selectors: '.navbar__toggle, .menu__list-item--collapsed .menu__caret, .menu__list-item--collapsed .menu__link--sublist',
    isDone: (control) => isOpen(control) || document.querySelector('.navbar-sidebar--show') !== null,
  },
  copy: {
    selectors: '.theme-code-block button[aria-live], [class*=codeBlock] button:is([aria-label*="opy"], [aria-label*="复制"])',
    isDone: (control) => /已复制|copied/i.test(`${textOf(control)} ${control.parentElement?.textContent}`),
  },
  disclose: {
    selectors: '[role=tab][aria-selected=false], main details:not([open]) > summary, main button[aria-expanded=false]',
    isDone: isOpen,
  },
  search: {
    selectors: 'button[aria-label*="搜索"], .DocSearch-Button, button[aria-label*="earch"]',
    // A focused field: either that of the dialog, or that of the page, which passes its text on to the application.
    isDone: () => Boolean(document.activeElement?.matches(':is(dialog, [role=dialog], .DocSearch-Modal, .search-field) input')),
  },
};

function findControl(name: ActionName): HTMLElement | undefined {
  const candidates = [...document.querySelectorAll<HTMLElement>(ACTIONS[name].selectors)];
  const control = candidates.find((one) => one.checkVisibility({visibilityProperty: true}) && one.getBoundingClientRect().width > 0);
  const box = control?.getBoundingClientRect();
  if (control && box && (box.top < 80 || box.bottom > innerHeight)) control.scrollIntoView({block: 'center', behavior: 'instant'});
  return control;
}

/** Records the next press by the driver, the first change of the document after it, and the effect of the action. */
function watch(control: HTMLElement, name: ActionName): BenchPoint {
  for (const type of ['pointerdown', 'touchstart', 'mousedown', 'click']) {
    // The timestamp is the time of the input, even if the page handles the event late.
    addEventListener(type, (event) => (acted ||= event.isTrusted ? event.timeStamp : 0), {capture: true});
  }
  new MutationObserver(() => {
    if (acted) changed ||= performance.now();
  }).observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
  const check = () => {
    if (acted && ACTIONS[name].isDone(control)) done = performance.now();
    else requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
  const {left, top, width, height} = control.getBoundingClientRect();
  return {x: left + width / 2, y: top + height / 2};
}

function act(what: FirstAct): void {
  if (what === 'intend') {
    // A key without an effect of its own.
    acted = performance.now();
    document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'Shift', bubbles: true}));
    return;
  }
  themeBefore = themeNow();
  const control = findControl(what);
  globalThis.tellPoint?.(JSON.stringify(control ? watch(control, what) : null));
}

const {firstAct} = globalThis;
if (firstAct) {
  // Scrolls to a control below the fold early: otherwise the press would come before the scrolled frame and miss the control.
  addEventListener('DOMContentLoaded', () => firstAct !== 'intend' && findControl(firstAct));
  addEventListener('load', () => act(firstAct));
}
