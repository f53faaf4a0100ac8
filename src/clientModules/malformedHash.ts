import {decodePart} from '../../lib/text/cutText';

/**
 * Escapes an anchor that cannot be decoded, so that it stays in the address but matches no heading. Docusaurus decodes anchors without a
 * guard, and the error would crash the application.
 */
function escapeHash(): void {
  const {hash} = window.location;
  if (decodePart(hash) === undefined) window.history.replaceState(window.history.state, '', hash.replaceAll('%', '%25'));
}

// Client modules run before the router listens, so this listener is called first.
if (typeof window !== 'undefined') window.addEventListener('popstate', escapeHash);
