/**
 * Address of a hit on this site. The crawler stores full addresses and may have indexed another copy of the site, so only path, query and
 * hash are used.
 *
 * @param url as in the index: full, or starting with `/`
 * @returns undefined if it is not the address of a page
 */
export function siteAddress(url: string): string | undefined {
  try {
    // Base for relative addresses; it is not part of the result.
    const {protocol, pathname, search, hash} = new URL(url, 'https://this.site');
    return /^https?:$/.test(protocol) ? pathname.replace(/^\/+/, '/') + search + hash : undefined;
  } catch {
    return undefined;
  }
}
