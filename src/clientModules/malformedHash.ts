function isMalformed(hash: string): boolean {
  try {
    decodeURIComponent(hash);
    return false;
  } catch {
    return true;
  }
}

/**
 * Escapes an anchor that cannot be decoded: it stays in the address, and names nothing as before.
 * Docusaurus decodes it without a guard, which would take the application down.
 */
function escapeHash(): void {
  const {hash} = window.location;
  if (isMalformed(hash)) window.history.replaceState(window.history.state, '', hash.replaceAll('%', '%25'));
}

// Client modules run before the router listens, so this one is asked first.
if (typeof window !== 'undefined') window.addEventListener('popstate', escapeHash);
