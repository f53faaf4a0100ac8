import {compareVersions} from '../content/compareVersions';

/** The oldest release that was examined. What it has may be older. */
const OLDEST = '1.5';

/** Short form of a release: `1.13.0` is 1.13. */
export const releaseOf = (release: string): string => release.replace(/^(\d+\.\d+)\.0$/, '$1');

/** Minor release: `1.12.3` belongs to 1.12. */
export const minorOf = (release: string): string => release.split('.').slice(0, 2).join('.');

/** The first release that has something, in words. */
export const sinceOf = (release: string): string => (release === OLDEST ? `${OLDEST} 及以前` : releaseOf(release));

/** Releases without duplicates, newest first. */
export const newestFirst = (releases: readonly string[]): string[] => [...new Set(releases)].sort((a, b) => compareVersions(b, a));
