type Location = {key?: string | undefined};
type Block = (location: Location, action: 'POP' | 'PUSH' | 'REPLACE') => false | undefined;
type Router = {location: Location; block: (prompt: Block) => () => void; replace: (location: Location) => void};

let router: Router | undefined;

/** Sets the router that `closeOnBack` asks. */
export function setRouter(current: Router): void {
  router = current;
}

/** Goes back to the entry of the same address. The router is not told: it would scroll to the top as for a new page. */
function dropEntry(): void {
  addEventListener('popstate', (event) => event.stopImmediatePropagation(), {capture: true, once: true});
  history.back();
}

/**
 * Lets the Back button close something instead of leaving the page. The router knows one such handler at a time, and loses that of others when
 * it is taken away: so it has one only while something is open, as Docusaurus does for its menu.
 *
 * Back from the entry that a page was loaded with leads to another document, of which the router hears nothing. There a second entry with the
 * same address takes the step; it is gone when the thing is closed, and a link that leads elsewhere replaces it.
 *
 * @returns function that gives Back its usual meaning again
 */
export function closeOnBack(close: () => void): () => void {
  if (!router) return () => undefined;
  const current = router;
  let hasOwnEntry = current.location.key === undefined;
  if (hasOwnEntry) history.pushState(history.state, '');
  const release = current.block((location, action) => {
    const isOnOwnEntry = hasOwnEntry;
    hasOwnEntry = false;
    if (action === 'POP') close();
    else if (isOnOwnEntry) {
      release();
      queueMicrotask(() => current.replace(location));
    } else return undefined;
    return false;
  });
  return () => {
    release();
    if (hasOwnEntry) dropEntry();
    hasOwnEntry = false;
  };
}
