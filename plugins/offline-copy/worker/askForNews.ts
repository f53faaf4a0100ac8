import {writeNews} from '../shared/copyStore';
import {MANIFEST_FILE} from '../shared/places';
import {chooseVersions, labelsOf} from '../shared/versions';
import type {CopyState, SiteManifest} from '../types';
import type {Copy} from './openCopy';

const INTERVAL_MS = 6 * 60 * 60 * 1000;

/** Whether it is time to ask; a clock that was set back must not put it off. */
export function isTimeToAsk(asked: number | undefined, now: number): boolean {
  return asked === undefined || asked > now || now - asked >= INTERVAL_MS;
}

/** Names the newest content of what the copy holds; what is new in versions that it leaves out is no news. */
const newestOf = (state: CopyState, site: SiteManifest): string => chooseVersions(site, labelsOf(state, site)).version;

/** Asks the site which version is its newest, and keeps the answer for the pages that follow. */
export async function askForNews({root, store, state}: Copy, now: number): Promise<void> {
  try {
    // Not from the browser's cache without asking; a server that has nothing new answers without a body.
    const response = await fetch(root + MANIFEST_FILE, {cache: 'no-cache'});
    const isGone = response.status === 404 || response.status === 410;
    if (!response.ok && !isGone) return;
    await writeNews(store, root, {version: isGone ? state.version : newestOf(state, await response.json()), asked: now, isGone});
  } catch {
    // Offline, or a network that answers with pages of its own: nothing is known, nothing changes.
  }
}
