import {controllerOf, readState, storeName} from '../shared/copyStore';
import {MANIFEST_FILE} from '../shared/places';
import type {CopyFile, CopyManifest, CopyState} from '../types';
import {CopyError, storeProblem} from './copyError';
import {fetchSite} from './fetchSite';

/** A file that the browser does not keep yet. */
export type MissingFile = CopyFile & {
  /** Under which key it is to be stored. */
  key: string;
  /** Key of a file with the same content, which needs no download. */
  twin: string | undefined;
};

/** The newest version, and what of it is still to be downloaded. */
export type Offer = {manifest: CopyManifest; missing: MissingFile[]; missingBytes: number};

/** Whether this browser can keep a copy at all. */
const isSupported = () => isSecureContext && 'serviceWorker' in navigator && 'caches' in globalThis;

/** Opens the store of the copy; `create` only once the reader has asked for a copy. */
export async function openStore(root: string, {create}: {create: boolean}): Promise<Cache | undefined> {
  if (!isSupported()) throw new CopyError('unsupported');
  try {
    return create || (await caches.has(storeName(root))) ? await caches.open(storeName(root)) : undefined;
  } catch (error) {
    throw storeProblem(error);
  }
}

const keysOf = async (store: Cache | undefined) => new Set((await store?.keys())?.map(({url}) => url));

/** The files of a version that the browser does not keep, in their order. */
function findMissing(root: string, {files}: CopyManifest, kept: ReadonlySet<string>, state?: CopyState): MissingFile[] {
  const controller = controllerOf(root, files);
  const before = controllerOf(root, state?.files ?? []);
  const twins = new Map(state?.files.map(({url, revision}) => [revision, before.getCacheKeyForURL(root + url)]));
  return files.flatMap((file) => {
    const key = controller.getCacheKeyForURL(root + file.url) as string;
    const twin = twins.get(file.revision);
    return kept.has(key) ? [] : [{...file, key, twin: twin !== undefined && kept.has(twin) ? twin : undefined}];
  });
}

/** The version that the browser keeps, and whether it is whole: browsers short of space may have dropped parts of it. */
export async function readInstalled(root: string): Promise<{state: CopyState; isWhole: boolean} | undefined> {
  const store = await openStore(root, {create: false});
  const state = store && (await readState(store, root));
  if (!state) return undefined;
  const hasWorker = (await navigator.serviceWorker.getRegistration(root)) !== undefined;
  return {state, isWhole: hasWorker && findMissing(root, state, await keysOf(store)).length === 0};
}

async function readManifest(root: string, signal?: AbortSignal): Promise<CopyManifest> {
  const response = await fetchSite(root + MANIFEST_FILE, signal);
  if (!response.ok) throw new CopyError('missing');
  try {
    return (await response.json()) as CopyManifest;
  } catch {
    throw new CopyError('damaged');
  }
}

/** Asks the site for its newest version. */
export async function readOffer(root: string, signal?: AbortSignal): Promise<Offer> {
  const manifest = await readManifest(root, signal);
  const store = await openStore(root, {create: false});
  const missing = findMissing(root, manifest, await keysOf(store), store && (await readState(store, root)));
  return {manifest, missing, missingBytes: missing.reduce((sum, {twin, size}) => sum + (twin === undefined ? size : 0), 0)};
}
