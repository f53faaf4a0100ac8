/**
 * The address of a hit on this site. A crawler writes whole addresses into its index, and its site may be another copy of this one: only
 * path, query and hash count.
 *
 * @param url as the index has it, whole or from the root on
 * @returns nothing for what is no address of a page
 */
export function siteAddress(url: string): string | undefined {
  try {
    // Only to read those without an origin; it is not part of what comes back.
    const {protocol, pathname, search, hash} = new URL(url, 'https://this.site');
    return /^https?:$/.test(protocol) ? pathname.replace(/^\/+/, '/') + search + hash : undefined;
  } catch {
    return undefined;
  }
}
