const root = document.documentElement;

type Connection = {effectiveType?: string; saveData?: boolean; downlink?: number};
const device = navigator as Navigator & {connection?: Connection; deviceMemory?: number};

/** Whether the application runs: from then on it answers by itself. */
export const isRunning = (): boolean => root.dataset.hasHydrated === 'true';

/** Files of the application, in the order in which they must run; `plugins/reading-first/ssrTemplate.ts` lists them. */
const readFiles = (): string[] => JSON.parse(document.getElementById('app-files')?.textContent ?? '[]');

let isStarted = false;
const waiting: (() => void)[] = [];

/** Calls back once the application runs. */
export function whenRunning(callback: () => void): void {
  waiting.push(callback);
}

/** Fetches and runs the files, and calls back those who wait for it. */
function run(files: readonly string[]): void {
  // Effects of the first render have run by the time that the attribute is set.
  new MutationObserver((_records, observer) => {
    if (!isRunning()) return;
    observer.disconnect();
    document.querySelector('script[type=speculationrules]')?.remove();
    for (const callback of waiting) callback();
  }).observe(root, {attributeFilter: ['data-has-hydrated']});
  for (const file of files) {
    const script = document.createElement('script');
    script.src = file;
    // Chunks wait for the runtime by themselves; the runtime and the entry must run in their order.
    script.async = !/\/(?:runtime~)?main\./.test(file);
    // One that failed would be taken for one on its way: without it, the runtime asks again.
    script.onerror = () => script.remove();
    document.head.append(script);
  }
}

/**
 * Fetches and runs the application, once.
 *
 * @param delay milliseconds to leave to something that matters more
 */
export function start(delay = 0): void {
  if (isStarted) return;
  const files = readFiles();
  // An intent during parsing comes before the list: the next one, or the end of the document, finds it.
  if (files.length === 0) {
    addEventListener('DOMContentLoaded', () => start());
    return;
  }
  isStarted = true;
  // In a task of its own in any case, so that the answer to what started it can be painted before.
  setTimeout(run, delay, files);
}

const idle = window.requestIdleCallback ?? setTimeout;

/** Fetches files ahead, each when the browser has nothing to do: asking for all at once would hold up a press that comes just then. */
function prefetch([file, ...others]: readonly string[]): void {
  if (isStarted || !file) return;
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = 'script';
  link.href = file;
  document.head.append(link);
  idle(() => prefetch(others));
}

/** A desktop with cores to spare on a fast line: starting early costs its reader nothing. */
function isRoomy({downlink = 10, effectiveType = '4g'}: Connection): boolean {
  const {hardwareConcurrency = 1, deviceMemory = 4} = device;
  return (
    hardwareConcurrency > 3 &&
    deviceMemory > 3 &&
    downlink > 4 &&
    effectiveType === '4g' &&
    matchMedia('(hover:hover) and (pointer:fine)').matches
  );
}

/** What the page does unasked once it is loaded: nothing on a slow or metered line. */
function onLoad(): void {
  const connection = device.connection ?? {};
  if (connection.saveData || /2g/.test(connection.effectiveType ?? '')) {
    document.querySelector('script[type=speculationrules]')?.remove();
    return;
  }
  idle(() => (isRoomy(connection) ? start() : prefetch(readFiles())));
}

/** Plans the start of the application: at once where the page is nothing without it, otherwise when there is room. */
export function planStart(): void {
  addEventListener('load', onLoad);
  addEventListener('DOMContentLoaded', () => {
    // What an address asks for by its query, only the application can show.
    if (location.search || document.querySelector('[data-needs-app]')) start();
  });
}
