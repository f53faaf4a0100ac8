/** The path with single slashes, as all servers read it; the router would not find the page of `//agents`. */
export const withSingleSlashes = (pathname: string): string => pathname.replace(/\/{2,}/g, '/');

/** Puts the address right without a load. With its origin, because `//agents` alone is an address on the host `agents`. */
function tidySlashes(): void {
  const {origin, pathname, search, hash} = window.location;
  const tidy = withSingleSlashes(pathname);
  if (tidy !== pathname) window.history.replaceState(window.history.state, '', origin + tidy + search + hash);
}

// Client modules run before the router reads the address.
if (typeof window !== 'undefined') tidySlashes();
