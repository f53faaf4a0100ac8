import {abortAfter} from '../../../../src/abortAfter';
import {SearchUnavailableError} from '../../shared/contract';
import type {ReadFile} from '../engine/indexReader';

const CACHE_PREFIX = 'search-zh-';
/** The store of an index; that of another version of the docs has its label in its name. */
const storeName = (label: string, hash: string) => `${CACHE_PREFIX}${label && `${label}-`}${hash}`;
/** A file that takes longer will not come: the reader is told instead of left waiting. */
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

/** The browser's store for the files of one version; `null` where there is none (private windows, plain HTTP). */
async function openStore(label: string, version: string): Promise<Cache | null> {
  try {
    const name = storeName(label, version);
    const prefix = storeName(label, '');
    for (const other of await caches.keys()) {
      // Behind the label a hash: the stores of other versions of the docs stay.
      if (other.startsWith(prefix) && !other.slice(prefix.length).includes('-') && other !== name) await caches.delete(other);
    }
    return await caches.open(name);
  } catch {
    return null;
  }
}

/**
 * Fetches files of the index. Those of a version never change and are kept in the browser; the manifest, which says
 * what the version is, is asked for anew each time.
 *
 * @param label of the docs version whose index it is; nothing for the one at the root
 */
export function createFileReader(indexUrl: string, label = ''): ReadFile {
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
    // A full disk must not keep the reader from an answer that is already there.
    await store?.put(url, new Response(text)).catch(() => undefined);
    return text;
  };
}
