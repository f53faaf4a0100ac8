import {readIndex, readNews, readState, storeName} from '../shared/copyStore';
import type {CopyIndex, CopyNews, CopyPack, CopyState} from '../types';

type Place = {pack: CopyPack; start: number; length: number};

/** The copy in use. */
export type Copy = {
  root: string;
  store: Cache;
  state: CopyState;
  redirects: CopyIndex['redirects'];
  places: ReadonlyMap<string, Place>;
  news: CopyNews | undefined;
};

/** Opened packs, the last used at the end; a page and what it needs come from a few. */
const KEPT_PACKS = 6;

function placesOf({packs}: CopyIndex): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const pack of packs) {
    let start = 0;
    for (const [path, length] of pack.files) {
      places.set(path, {pack, start, length});
      start += length;
    }
  }
  return places;
}

/** Opens the complete copy, if the browser keeps one. */
export async function openCopy(root: string, previous?: Copy | null): Promise<Copy | null> {
  try {
    if (!(await caches.has(storeName(root)))) return null;
    const store = await caches.open(storeName(root));
    const state = await readState(store, root);
    if (!state) return null;
    const news = await readNews(store, root);
    if (previous?.state.version === state.version) return {...previous, state, news, store};
    const index = await readIndex(store, root, state.version);
    return index ? {root, store, state, redirects: index.redirects, places: placesOf(index), news} : null;
  } catch {
    // A browser that refuses its store has no copy; pages then come from the network.
    return null;
  }
}

const opened = new Map<string, Promise<ArrayBuffer>>();

async function unpack({root, store}: Copy, pack: CopyPack): Promise<ArrayBuffer> {
  const kept = await store.match(root + pack.file);
  if (!kept?.body) throw new Error(`${pack.file} is missing`);
  return new Response(kept.body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}

/** Reads one file of the copy. */
export async function readFile(copy: Copy, {pack, start, length}: Place): Promise<ArrayBuffer> {
  const content = opened.get(pack.file) ?? unpack(copy, pack);
  opened.delete(pack.file);
  opened.set(pack.file, content);
  content.catch(() => opened.delete(pack.file));
  for (const file of [...opened.keys()].slice(0, -KEPT_PACKS)) opened.delete(file);
  return (await content).slice(start, start + length);
}
