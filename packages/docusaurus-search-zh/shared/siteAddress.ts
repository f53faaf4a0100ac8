import {decodePart} from './cutText';

/**
 * Address of a hit on this site. The crawler stores full addresses and may have indexed another copy of the site, so only path, query and
 * hash are used.
 *
 * @param url as in the index: full, or starting with `/`; anything else may come from a service or from storage
 * @returns undefined if it is not the address of a page
 */
export function siteAddress(url: unknown): string | undefined {
  if (typeof url !== 'string' || url === '') return undefined;
  try {
    // Base for relative addresses; it is not part of the result.
    const {protocol, pathname, search, hash} = new URL(url, 'https://this.site');
    // The router throws on a path that cannot be decoded, and the theme on such a hash.
    if (!/^https?:$/.test(protocol) || decodePart(pathname) === undefined) return undefined;
    return pathname.replace(/^\/+/, '/') + search + (decodePart(hash) === undefined ? '' : hash);
  } catch {
    return undefined;
  }
}
