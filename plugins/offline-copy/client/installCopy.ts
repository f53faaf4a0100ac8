import {isInUse, readIndex, readState, removeStores, storeName, writeState} from '../shared/copyStore';
import {CHANGED_MESSAGE, indexFile, OFFLINE_ROUTE, WORKER_FILE} from '../shared/places';
import type {CopyIndex, CopyPack, CopyState} from '../types';
import {CopyError, storeProblem} from './copyError';
import {fetchSite} from './fetchSite';
import {missingPacks, type Offer, openStore} from './readOffer';

/** Downloads at the same time: enough to fill a distant line, few enough to leave other pages their share. */
const LANES = 3;

/** Headers with which a site protects its pages; a page from the copy must not be less safe. */
const SECURITY_HEADERS = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-Content-Type-Options',
  'X-Frame-Options',
];

export type Download = {offer: Offer; onProgress: (missingBytes: number) => void; signal: AbortSignal};

async function put(store: Cache, url: string, response: Response): Promise<void> {
  try {
    await store.put(url, response);
  } catch (error) {
    throw storeProblem(error);
  }
}

async function digestOf(content: ArrayBuffer): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', content);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function downloadPack(root: string, store: Cache, pack: CopyPack, signal: AbortSignal): Promise<void> {
  const response = await fetchSite(root + pack.file, {signal}).catch((error) => {
    // The site was renewed while its last version was being downloaded.
    throw error instanceof CopyError && error.problem === 'missing' ? new CopyError('damaged') : error;
  });
  const content = await response.arrayBuffer().catch((error) => {
    throw signal.aborted ? error : new CopyError('network');
  });
  if ((await digestOf(content)) !== pack.digest) throw new CopyError('damaged');
  await put(store, root + pack.file, new Response(content));
}

/** Fails at once where the space cannot suffice, instead of after minutes of downloading. */
async function checkSpace(missingBytes: number): Promise<void> {
  const {quota, usage} = await navigator.storage.estimate().catch((): StorageEstimate => ({}));
  if (quota !== undefined && usage !== undefined && quota - usage < missingBytes) throw new CopyError('full');
}

async function downloadPacks(root: string, store: Cache, {offer, onProgress, signal}: Download): Promise<void> {
  const waiting = await missingPacks(root, offer.index, store);
  let missingBytes = waiting.reduce((sum, {bytes}) => sum + bytes, 0);
  await checkSpace(missingBytes);
  onProgress(missingBytes);
  const work = async () => {
    for (let pack = waiting.shift(); pack; pack = waiting.shift()) {
      signal.throwIfAborted();
      await downloadPack(root, store, pack, signal);
      missingBytes -= pack.bytes;
      onProgress(missingBytes);
    }
  };
  await Promise.all(
    Array.from({length: LANES}, () =>
      work().catch((error) => {
        // The other lanes must not go on behind the back of a reader who was told that it failed.
        waiting.length = 0;
        throw error;
      }),
    ),
  );
}

/** The security headers that pages come with, as far as they are the same everywhere. */
async function readHeaders(root: string): Promise<CopyState['headers']> {
  const pages = await Promise.all([root, root + OFFLINE_ROUTE].map((url) => fetchSite(url, {method: 'HEAD', cache: 'no-store'})));
  return SECURITY_HEADERS.flatMap((name) => {
    const [value, other] = pages.map(({headers}) => headers.get(name));
    return value && value === other ? [[name, value] as [string, string]] : [];
  });
}

/** Removes what the version in use does not need: packs of versions before it and of downloads that were given up. */
async function sweep(root: string, store: Cache, state: CopyState, index: CopyIndex): Promise<void> {
  const stale = (await store.keys()).filter(({url}) => !isInUse(url, root, state, index));
  await Promise.all(stale.map((request) => store.delete(request)));
  await removeStores(root, (name) => name === storeName(root));
}

async function startWorker(root: string): Promise<void> {
  try {
    await navigator.serviceWorker.register(root + WORKER_FILE, {scope: root, updateViaCache: 'none'});
  } catch (error) {
    const problem = storeProblem(error);
    throw problem instanceof CopyError ? problem : new CopyError('network');
  }
  await navigator.serviceWorker.ready;
}

const tellWorker = () => navigator.serviceWorker.controller?.postMessage(CHANGED_MESSAGE);

/**
 * Downloads what is missing of a version and puts it to use once all of it is there; until then the version before it
 * stays in use. What was downloaded before a failure is kept and not downloaded again.
 */
export async function installCopy(root: string, download: Download): Promise<CopyState> {
  const {offer} = download;
  const store = await openStore(root, {create: true});
  if (!store) throw new CopyError('forbidden');
  await downloadPacks(root, store, download);
  const headers = await readHeaders(root);
  await startWorker(root);
  const state: CopyState = {...offer.pointer, installed: Date.now(), headers};
  await put(store, root + indexFile(state.version), new Response(JSON.stringify(offer.index)));
  await writeState(store, root, state).catch((error) => {
    throw storeProblem(error);
  });
  await sweep(root, store, state, offer.index);
  tellWorker();
  // Browsers short of space drop unprotected sites first; asking costs nothing, and the answer changes nothing here.
  void navigator.storage.persist?.().catch(() => false);
  return state;
}

/** Gives back the space of a download that found too little: all that the version in use does not need. */
export async function dropPartial(root: string): Promise<void> {
  const store = await openStore(root, {create: false});
  const state = store && (await readState(store, root));
  const index = state && (await readIndex(store, root, state.version));
  await (index ? sweep(root, store, state, index) : removeStores(root));
}

/** Removes the copy with all that belongs to it; the site then works as if there never had been one. */
export async function removeCopy(root: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(root);
  await removeStores(root);
  tellWorker();
  // A site under another base path on this origin may have a worker of its own.
  if (registration?.scope === root) await registration.unregister();
}
