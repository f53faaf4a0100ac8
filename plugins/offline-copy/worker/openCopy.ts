import {readNews, readState, storeName} from '../shared/copyStore';
import type {CopyNews, CopyState} from '../types';

/** The copy in use. */
export type Copy = {root: string; store: Cache; state: CopyState; news: CopyNews | undefined};

/** Opens the complete copy, if the browser keeps one. */
export async function openCopy(root: string): Promise<Copy | undefined> {
  try {
    if (!(await caches.has(storeName(root)))) return undefined;
    const store = await caches.open(storeName(root));
    const state = await readState(store, root);
    return state && {root, store, state, news: await readNews(store, root)};
  } catch {
    // A browser that refuses its store has no copy; pages then come from the network.
    return undefined;
  }
}
