import {writeNews} from '../shared/copyStore';
import {POINTER_FILE} from '../shared/places';
import type {CopyPointer} from '../types';
import type {Copy} from './readCopy';

const INTERVAL_MS = 6 * 60 * 60 * 1000;

/** Whether it is time to ask; a clock that was set back must not put it off. */
export function isTimeToAsk(asked: number | undefined, now: number): boolean {
  return asked === undefined || asked > now || now - asked >= INTERVAL_MS;
}

/** Asks the site which version is its newest, and keeps the answer for the pages that follow. */
export async function askForNews({root, store, state}: Copy, now: number): Promise<void> {
  try {
    const response = await fetch(root + POINTER_FILE, {cache: 'no-store'});
    const isGone = response.status === 404 || response.status === 410;
    if (!response.ok && !isGone) return;
    const {version} = isGone ? state : ((await response.json()) as CopyPointer);
    await writeNews(store, root, {version, asked: now, isGone});
  } catch {
    // Offline, or a network that answers with pages of its own: nothing is known, nothing changes.
  }
}
