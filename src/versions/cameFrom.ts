import type {SiteVersion} from './types';

/** Label of the version that the reader has read last, since the page was loaded. */
let lastRead: string | undefined;

/** Notes the version of a page that the reader is on. */
export function noteVersion({label}: SiteVersion): void {
  lastRead = label;
}

/** What is known of where a reader was before. */
export type Before = {
  /** Address of the page that led here; empty where nobody says. */
  referrer: string;
  /** Address of this page. */
  here: string;
  /** Path of the site, with slashes at both ends. */
  baseUrl: string;
};

/**
 * The version that the reader comes from: that of the last page, or after a load that of the page that led here. Nothing where that is
 * another site, or a page that all versions share.
 */
export function versionBefore(versions: readonly SiteVersion[], {referrer, here, baseUrl}: Before): SiteVersion | undefined {
  if (lastRead !== undefined) return versions.find(({label}) => label === lastRead);
  if (!referrer) return undefined;
  const from = new URL(referrer);
  if (from.origin !== new URL(here).origin || !from.pathname.startsWith(baseUrl)) return undefined;
  const path = `/${from.pathname.slice(baseUrl.length)}/`;
  // What stands at the root may be shared by all: only an older version says that it is one.
  return versions.find(({base}) => base !== '' && path.startsWith(`${base}/`));
}
