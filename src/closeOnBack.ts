type Block = (location: unknown, action: 'POP' | 'PUSH' | 'REPLACE') => false | undefined;
type Router = {block: (prompt: Block) => () => void};

let router: Router | undefined;

/** Sets the router that `closeOnBack` asks. */
export function setRouter(current: Router): void {
  router = current;
}

/**
 * Lets the Back button close something instead of leaving the page. The router knows one such handler at a time, and loses that of others when
 * it is taken away: so it has one only while something is open, as Docusaurus does for its menu.
 *
 * @returns function that gives Back its usual meaning again
 */
export function closeOnBack(close: () => void): () => void {
  const release = router?.block((_location, action) => {
    if (action !== 'POP') return undefined;
    close();
    return false;
  });
  return release ?? (() => undefined);
}
