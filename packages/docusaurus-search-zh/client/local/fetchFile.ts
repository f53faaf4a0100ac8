import {SearchUnavailableError} from '../../shared/contract';
import {abortAfter} from '../abortAfter';
import type {ReadIndexFile} from '../engine/indexReader';

const CACHE_PREFIX = 'search-zh-';
/** Cache name of an index; for other docs versions it includes the version label. */
const storeName = (label: string, hash: string) => `${CACHE_PREFIX}${label && `${label}-`}${hash}`;
/** A file that takes longer counts as failed, so that the reader sees an error instead of waiting. */
const TIMEOUT_MS = 15_000;

async function fetchText(url: string, cache: RequestCache): Promise<string> {
  const options = {cache, signal: abortAfter(TIMEOUT_MS)};
  try {
    const response = await fetch(url, options);
    if (response.ok) return await response.text();
    throw new Error(String(response.status));
  } catch (error) {
    throw new SearchUnavailableError(`${url}: ${error}`);
  }
}

/** Browser cache for the files of one index version; `null` if unavailable (private windows, plain HTTP). */
async function openStore(label: string, version: string): Promise<Cache | null> {
  try {
    const name = storeName(label, version);
    const prefix = storeName(label, '');
    for (const other of await caches.keys()) {
      // The hash follows the label; caches of other docs versions are kept.
      if (other.startsWith(prefix) && !other.slice(prefix.length).includes('-') && other !== name) await caches.delete(other);
    }
    return await caches.open(name);
  } catch {
    return null;
  }
}

/**
 * Reads files of the index. Files of an index version never change and are cached in the browser; the manifest, which names the version, is
 * requested each time.
 *
 * @param label docs version of the index; empty for the version at the root
 */
export function createFileReader(indexUrl: string, label = ''): ReadIndexFile {
  const stores = new Map<string, Promise<Cache | null>>();
  const storeOf = (version: string): Promise<Cache | null> => {
    const store = stores.get(version) ?? openStore(label, version);
    stores.set(version, store);
    return store;
  };
  return async (file, {fresh}) => {
    const url = indexUrl + file;
    const [version, ...rest] = file.split('/');
    if (!version || rest.length === 0) return fetchText(url, 'no-cache');
    const store = await storeOf(version);
    const kept = fresh ? undefined : await store?.match(url);
    if (kept) return kept.text();
    const text = await fetchText(url, fresh ? 'reload' : 'default');
    // If the disk is full, the reader still gets the answer.
    await store?.put(url, new Response(text)).catch(() => undefined);
    return text;
  };
}
