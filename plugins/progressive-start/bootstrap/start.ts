const root = document.documentElement;

type Connection = {effectiveType?: string; saveData?: boolean};

/** Whether React has hydrated the page and handles events. */
export const isHydrated = (): boolean => root.dataset.hasHydrated === 'true';

let isStarted = false;
let hasFailed = false;
const waiting: (() => void)[] = [];

/** Whether an action of the reader must be repeated after hydration. */
export const isAwaitingHydration = (): boolean => !isHydrated() && !hasFailed;

/** Calls back after hydration. */
export function whenHydrated(callback: () => void): void {
  waiting.push(callback);
}

/** Scripts of the page in execution order; `plugins/progressive-start/ssrTemplate.ts` lists them. */
const readFiles = (): string[] => JSON.parse(document.getElementById('app-files')?.textContent ?? '[]');

/** If scripts fail, the page only has its links: events are no longer held back, and nothing is shown as busy. */
function giveUp(): void {
  hasFailed = true;
  for (const control of document.querySelectorAll('#__docusaurus [aria-busy]')) control.removeAttribute('aria-busy');
}

function load(file: string): void {
  const script = document.createElement('script');
  script.src = file;
  // Chunks wait for the runtime themselves; the runtime and the entry must run in order.
  script.async = !/\/(?:runtime~)?main\./.test(file);
  script.onerror = () => {
    // The runtime would treat the tag of a failed chunk as still loading; without the tag it requests the chunk again.
    script.remove();
    if (!script.async) giveUp();
  };
  document.head.append(script);
}

/** Loads and runs the files, then notifies those who wait for hydration. */
function run(files: readonly string[]): void {
  // The attribute is set after the effects of the first render.
  new MutationObserver((_records, observer) => {
    if (!isHydrated()) return;
    observer.disconnect();
    for (const callback of waiting) callback();
  }).observe(root, {attributeFilter: ['data-has-hydrated']});
  addEventListener('unhandledrejection', ({reason}) => {
    if (!isHydrated() && (reason as Error | undefined)?.name === 'ChunkLoadError') giveUp();
  });
  files.forEach(load);
}

/**
 * Loads and runs the scripts of the page, once.
 *
 * @param delay milliseconds to wait for something more important
 */
export function start(delay = 0): void {
  // A page that redirects needs no application, which would only report an unknown address.
  if (isStarted || 'leaving' in root.dataset) return;
  const files = readFiles();
  // During parsing, the list may not exist yet: the next event or the end of the document tries again.
  if (files.length === 0) {
    addEventListener('DOMContentLoaded', () => start());
    return;
  }
  isStarted = true;
  // Always in a separate task, so that the response to the triggering event can be painted first.
  setTimeout(run, delay, files);
}

/** Whether the reader saves data or has a slow connection. */
export function savesData(): boolean {
  const {effectiveType = '', saveData} = (navigator as Navigator & {connection?: Connection}).connection ?? {};
  return saveData === true || effectiveType.includes('2g');
}

/** Schedules the start: at once if the page needs its scripts, else when the browser is idle. */
export function planStart(): void {
  addEventListener('DOMContentLoaded', () => {
    // Only scripts can apply the query of an address.
    if (location.search || document.querySelector('[data-needs-app]')) start();
  });
  addEventListener('load', () => {
    if (!savesData()) (window.requestIdleCallback ?? setTimeout)(() => start());
  });
}
