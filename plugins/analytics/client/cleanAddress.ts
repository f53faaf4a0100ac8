import {decodePart} from '../../../lib/text/cutText';

/** Parameters that name a marketing campaign. All others may contain what a reader typed. */
const CAMPAIGN = /^utm_(?:source|medium|campaign|term|content)$/;

/**
 * The reportable address of a page: no search text, no unknown parameters, and no hash that is not an anchor.
 *
 * @param isAnchor Whether the page has an element with this id.
 */
export function cleanAddress(href: string, isAnchor: (id: string) => boolean): string {
  const {origin, pathname, searchParams, hash} = new URL(href);
  const kept = new URLSearchParams([...searchParams].filter(([name]) => CAMPAIGN.test(name))).toString();
  return origin + pathname + (kept && `?${kept}`) + (hash && isAnchor(decodePart(hash.slice(1)) ?? '') ? hash : '');
}

/** The referrer without query and hash, which belong to another site. */
export function cleanReferrer(href: string): string {
  if (!/^https?:/.test(href)) return '';
  const {origin, pathname} = new URL(href);
  return origin + pathname;
}

/** The title without quoted text: the title of the search page quotes what the reader typed. */
export const cleanTitle = (title: string): string => title.replace(/“.*”/s, '“…”');
