/** Addresses whose scripts are to be fetched ahead, the first that came into view first. */
const waiting: string[] = [];
let isSlowed = false;

function slowDown({docusaurus, requestIdleCallback, setTimeout}: Window & typeof globalThis): void {
  // Safari cannot tell when it is idle.
  const whenIdle = (task: () => void) => (requestIdleCallback ? requestIdleCallback(task) : setTimeout(task, 100));
  const next = () => {
    const address = waiting.shift();
    if (address !== undefined) docusaurus.prefetch(address);
    if (waiting.length > 0) whenIdle(next);
  };
  const prefetch = (address: string) => {
    waiting.push(address);
    if (waiting.length === 1) whenIdle(next);
    return Promise.resolve([]);
  };
  window.docusaurus = {...docusaurus, prefetch};
}

/**
 * Fetches what links in view lead to one after the other, when the browser is idle. Docusaurus compares each link with every route of the
 * site, and all links that are in view at the start in one go: on phones that blocks the page for a tenth of a second.
 */
export function onRouteDidUpdate(): void {
  if (isSlowed) return;
  isSlowed = true;
  slowDown(window);
}
