const root = document.documentElement;

type Connection = {effectiveType?: string; saveData?: boolean};

/** Whether React has taken the page over: from then on it answers by itself. */
export const isHydrated = (): boolean => root.dataset.hasHydrated === 'true';

let isStarted = false;
let hasFailed = false;
const waiting: (() => void)[] = [];

/** Whether what a reader does now has to be done again after hydration. */
export const isAwaitingHydration = (): boolean => !isHydrated() && !hasFailed;

/** Calls back once React has taken the page over. */
export function whenHydrated(callback: () => void): void {
  waiting.push(callback);
}

/** The scripts of the page in the order in which they must run; `plugins/progressive-start/ssrTemplate.ts` lists them. */
const readFiles = (): string[] => JSON.parse(document.getElementById('app-files')?.textContent ?? '[]');

/** Without its scripts the page is one of links: nothing is held back any longer, and nothing looks as if it came. */
function giveUp(): void {
  hasFailed = true;
  for (const control of document.querySelectorAll('#__docusaurus [aria-busy]')) control.removeAttribute('aria-busy');
}

function load(file: string): void {
  const script = document.createElement('script');
  script.src = file;
  // Chunks wait for the runtime by themselves; the runtime and the entry must run in their order.
  script.async = !/\/(?:runtime~)?main\./.test(file);
  script.onerror = () => {
    // A chunk that failed would be taken for one on its way: without it, the runtime asks again.
    script.remove();
    if (!script.async) giveUp();
  };
  document.head.append(script);
}

/** Fetches and runs the files, and calls back those who wait for it. */
function run(files: readonly string[]): void {
  // Effects of the first render have run by the time that the attribute is set.
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
 * Fetches and runs the page's scripts, once.
 *
 * @param delay milliseconds to leave to something that matters more
 */
export function start(delay = 0): void {
  // A page that another takes the place of needs no application, which would only complain of the address.
  if (isStarted || 'leaving' in root.dataset) return;
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

/** Whether the reader saves data, or is on a line on which every file is felt. */
export function savesData(): boolean {
  const {effectiveType = '', saveData} = (navigator as Navigator & {connection?: Connection}).connection ?? {};
  return saveData === true || effectiveType.includes('2g');
}

/** Plans the start: at once where the page is nothing without its scripts, else when the browser has nothing to do. */
export function planStart(): void {
  addEventListener('DOMContentLoaded', () => {
    // What an address asks for by its query, only scripts can show.
    if (location.search || document.querySelector('[data-needs-app]')) start();
  });
  addEventListener('load', () => {
    if (!savesData()) (window.requestIdleCallback ?? setTimeout)(() => start());
  });
}
