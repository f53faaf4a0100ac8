import {readIndex, readState, storeName} from '../shared/copyStore';
import {indexFile, POINTER_FILE} from '../shared/places';
import type {CopyIndex, CopyPointer, CopyState} from '../types';
import {CopyError, storeProblem} from './copyError';
import {fetchSite} from './fetchSite';

/** The newest version, and what of it is still to be downloaded. */
export type Offer = {pointer: CopyPointer; index: CopyIndex; missingBytes: number};

/** Whether this browser can keep a copy at all. */
function isSupported(): boolean {
  return isSecureContext && 'serviceWorker' in navigator && 'caches' in globalThis && 'DecompressionStream' in globalThis;
}

/** Opens the store of the copy; `create` only once the reader has asked for a copy. */
export async function openStore(root: string, {create}: {create: boolean}): Promise<Cache | undefined> {
  if (!isSupported()) throw new CopyError('unsupported');
  try {
    return create || (await caches.has(storeName(root))) ? await caches.open(storeName(root)) : undefined;
  } catch (error) {
    throw storeProblem(error);
  }
}

/** The packs of an index that the browser does not keep yet. */
export async function missingPacks(root: string, index: CopyIndex, store: Cache | undefined): Promise<CopyIndex['packs']> {
  const kept = new Set((await store?.keys())?.map(({url}) => url));
  return index.packs.filter(({file}) => !kept.has(root + file));
}

/** The version that the browser keeps, if it is whole: browsers short of space may have dropped parts of it. */
export async function readInstalled(root: string): Promise<{state: CopyState; isWhole: boolean} | undefined> {
  const store = await openStore(root, {create: false});
  const state = store && (await readState(store, root));
  if (!store || !state) return undefined;
  const index = await readIndex(store, root, state.version);
  const hasWorker = (await navigator.serviceWorker.getRegistration(root)) !== undefined;
  return {state, isWhole: hasWorker && index !== undefined && (await missingPacks(root, index, store)).length === 0};
}

async function parse<T>(response: Response): Promise<T> {
  try {
    return (await response.json()) as T;
  } catch {
    throw new CopyError('damaged');
  }
}

/** Asks the site for its newest version. */
export async function readOffer(root: string, signal?: AbortSignal): Promise<Offer> {
  const options = signal ? {signal} : {};
  const pointer = await parse<CopyPointer>(await fetchSite(root + POINTER_FILE, {...options, cache: 'no-store'}));
  const index = await parse<CopyIndex>(await fetchSite(root + indexFile(pointer.version), options));
  const missing = await missingPacks(root, index, await openStore(root, {create: false}));
  return {pointer, index, missingBytes: missing.reduce((sum, {bytes}) => sum + bytes, 0)};
}
