import {readState, removeStores, sweepStores, writeState, writeWanted} from '../shared/copyStore';
import {CHANGED_MESSAGE, WORKER_FILE} from '../shared/places';
import type {CopyState} from '../types';
import {CopyError, storeProblem} from './copyError';
import {fetchSite} from './fetchSite';
import {type MissingFile, type Offer, openStore} from './planDownload';

/** Downloads at the same time: enough that a distant server is not waited for at each of thousands of small files. */
const LANES = 8;

export type Download = {offer: Offer; onProgress: (missingBytes: number) => void; signal: AbortSignal};

function raiseStoreProblem(error: unknown): never {
  throw storeProblem(error);
}

const put = (store: Cache, key: string, response: Response): Promise<void> => store.put(key, response).catch(raiseStoreProblem);

async function digestOf(content: ArrayBuffer): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', content);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function downloadFile(root: string, {url, revision}: MissingFile, signal: AbortSignal): Promise<Response> {
  const response = await fetchSite(root + url, signal);
  const content = await response.arrayBuffer().catch((error) => {
    throw signal.aborted ? error : new CopyError('network');
  });
  // The connection altered it, or the site was renewed meanwhile.
  if (!(await digestOf(content)).startsWith(revision)) throw new CopyError('damaged');
  const headers = new Headers(response.headers);
  // A page answers for its address, whatever a request accepts; the store would not give it out otherwise.
  headers.delete('Vary');
  return new Response(content, {headers, status: response.status});
}

/** Fails at once where the space cannot suffice, instead of after minutes of downloading. */
async function checkSpace({manifest, missingBytes}: Offer): Promise<void> {
  const {quota, usage} = await navigator.storage.estimate().catch((): StorageEstimate => ({}));
  const needed = manifest.storage * (missingBytes / manifest.bytes);
  if (quota !== undefined && usage !== undefined && quota - usage < needed) throw new CopyError('full');
}

async function downloadFiles(root: string, store: Cache, {offer, onProgress, signal}: Download): Promise<void> {
  await checkSpace(offer);
  const {labels} = offer.manifest;
  if (labels) await writeWanted(store, root, labels).catch(raiseStoreProblem);
  const waiting = [...offer.missing];
  let {missingBytes} = offer;
  onProgress(missingBytes);
  const work = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      signal.throwIfAborted();
      const twin = file.twin === undefined ? undefined : await store.match(file.twin);
      await put(store, file.key, twin ?? (await downloadFile(root, file, signal)));
      if (file.twin === undefined) missingBytes -= file.size;
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
  const store = await openStore(root, {create: true});
  if (!store) throw new CopyError('forbidden');
  await downloadFiles(root, store, download);
  await startWorker(root);
  const state: CopyState = {...download.offer.manifest, installed: Date.now()};
  await writeState(store, root, state).catch(raiseStoreProblem);
  await sweepStores(root, store, state);
  tellWorker();
  // Browsers short of space drop unprotected sites first; asking costs nothing, and the answer changes nothing here.
  void navigator.storage.persist?.().catch(() => false);
  return state;
}

/** Gives back the space of a download that found too little: all that the version in use does not need. */
export async function dropPartial(root: string): Promise<void> {
  const store = await openStore(root, {create: false});
  const state = store && (await readState(store, root));
  await (state ? sweepStores(root, store, state) : removeStores(root));
}

/** Removes the copy with all that belongs to it; the site then works as if there never had been one. */
export async function removeCopy(root: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(root);
  await removeStores(root);
  tellWorker();
  // A site under another base path on this origin may have a worker of its own.
  if (registration?.scope === root) await registration.unregister();
}
