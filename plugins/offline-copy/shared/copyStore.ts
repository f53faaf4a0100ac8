import type {WorkboxPlugin} from 'workbox-core/types.js';
import {PrecacheController} from 'workbox-precaching/PrecacheController.js';
import type {CopyFile, CopyNews, CopyState} from '../types';

/** Raised when what is stored changes its form: a copy in the old form is then as good as none. */
const FORM = 2;

const STATE_KEY = '__offline-copy/state';
const NEWS_KEY = '__offline-copy/news';
const WANTED_KEY = '__offline-copy/wanted';

const prefixOf = (root: string) => `offline-copy:${root}:`;

/** Name of the browser's store of a site, which is told by its full address: an origin may hold several. */
export const storeName = (root: string): string => `${prefixOf(root)}${FORM}`;

/** Workbox's view of a version: under which keys its files are stored, and which of them answers a request. */
export function controllerOf(root: string, files: readonly CopyFile[], plugins: WorkboxPlugin[] = []): PrecacheController {
  const controller = new PrecacheController({cacheName: storeName(root), plugins});
  controller.addToCacheList(files.map(({url, revision}) => ({url: root + url, revision})));
  return controller;
}

/** Removes every store of this site but those that are to stay. */
export async function removeStores(root: string, isKept: (name: string) => boolean = () => false): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefixOf(root)) && !isKept(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function readJson<T>(store: Cache, url: string): Promise<T | undefined> {
  const kept = await store.match(url);
  // What cannot be read is as good as missing: the reader is offered the download again.
  return kept?.json().catch(() => undefined) as Promise<T | undefined> | undefined;
}

const writeJson = (store: Cache, url: string, value: unknown): Promise<void> => store.put(url, new Response(JSON.stringify(value)));

/** Which version is complete and in use; written last of all. */
export const readState = (store: Cache, root: string) => readJson<CopyState>(store, root + STATE_KEY);
export const writeState = (store: Cache, root: string, state: CopyState) => writeJson(store, root + STATE_KEY, state);

/** The worker writes its findings apart from the state, so that it never overwrites what the page just wrote. */
export const readNews = (store: Cache, root: string) => readJson<CopyNews>(store, root + NEWS_KEY);
export const writeNews = (store: Cache, root: string, news: CopyNews) => writeJson(store, root + NEWS_KEY, news);

/** Labels of the versions of the docs that a download is to bring; swept away once it is complete. */
export const readWanted = (store: Cache, root: string) => readJson<string[]>(store, root + WANTED_KEY);
export const writeWanted = (store: Cache, root: string, labels: readonly string[]) => writeJson(store, root + WANTED_KEY, labels);

/** Removes what the version in use does not need: files of versions before it and of downloads that were given up. */
export async function sweepStores(root: string, store: Cache, state: CopyState): Promise<void> {
  const needed = new Set([root + STATE_KEY, root + NEWS_KEY, ...controllerOf(root, state.files).getURLsToCacheKeys().values()]);
  const stale = (await store.keys()).filter(({url}) => !needed.has(url));
  await Promise.all(stale.map((request) => store.delete(request)));
  await removeStores(root, (name) => name === storeName(root));
}
