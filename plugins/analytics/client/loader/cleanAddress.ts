/** Parameters that say which campaign a link belongs to; all others may hold what a reader typed. */
const CAMPAIGN = /^utm_(?:source|medium|campaign|term|content)$/;

/**
 * The address of a page as it may be reported: no search text, no unknown parameters, no hash that is not an anchor.
 *
 * @param isAnchor Whether the page has an element of this id.
 */
export function cleanAddress(href: string, isAnchor: (id: string) => boolean): string {
  const {origin, pathname, searchParams, hash} = new URL(href);
  const kept = new URLSearchParams([...searchParams].filter(([name]) => CAMPAIGN.test(name))).toString();
  return origin + pathname + (kept && `?${kept}`) + (hash && isAnchor(decodeHash(hash)) ? hash : '');
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** Where a reader came from, without query and hash, which belong to the other page and not to us. */
export function cleanReferrer(href: string): string {
  if (!/^https?:/.test(href)) return '';
  const {origin, pathname} = new URL(href);
  return origin + pathname;
}
