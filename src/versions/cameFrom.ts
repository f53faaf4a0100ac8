import type {SiteVersion} from './types';

/** Label of the last version that the reader visited since the page was loaded. */
let lastRead: string | undefined;

/** Stores the version of the current page. */
export function noteVersion({label}: SiteVersion): void {
  lastRead = label;
}

/** Where the reader was before. */
export type Before = {
  /** Address of the previous page; empty if unknown. */
  referrer: string;
  /** Address of this page. */
  here: string;
  /** Path of the site, with slashes at both ends. */
  baseUrl: string;
};

/**
 * The version that the reader comes from: that of the last page, or after a page load, that of the referrer. Nothing if the reader comes
 * from another site or from a page that all versions share.
 */
export function versionBefore(versions: readonly SiteVersion[], {referrer, here, baseUrl}: Before): SiteVersion | undefined {
  if (lastRead !== undefined) return versions.find(({label}) => label === lastRead);
  if (!referrer) return undefined;
  const from = new URL(referrer);
  if (from.origin !== new URL(here).origin || !from.pathname.startsWith(baseUrl)) return undefined;
  const path = `/${from.pathname.slice(baseUrl.length)}/`;
  // Pages at the root may be shared by all versions, so only the path of an older version is proof.
  return versions.find(({base}) => base !== '' && path.startsWith(`${base}/`));
}
