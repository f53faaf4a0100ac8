import {controllerOf, readState, readWanted, storeName} from '../shared/copyStore';
import {MANIFEST_FILE} from '../shared/places';
import {chooseVersions, labelsOf} from '../shared/versions';
import type {CopyFile, CopyManifest, CopyState, SiteManifest} from '../types';
import {CopyError, storeProblem} from './copyError';
import {fetchSite} from './fetchSite';

/** A file that the browser does not keep yet. */
export type MissingFile = CopyFile & {
  /** Under which key it is to be stored. */
  key: string;
  /** Key of a file with the same content, which needs no download. */
  twin: string | undefined;
};

/** What the browser's store holds: keys of files, and the copy that is complete. */
type Kept = {keys: ReadonlySet<string>; state: CopyState | undefined};

/** What the site has, what the reader wants of it, and what of that is still to be downloaded. */
export type Offer = {site: SiteManifest; kept: Kept; manifest: CopyManifest; missing: MissingFile[]; missingBytes: number};

/** Labels of the versions of the docs that the reader has chosen, and of the one that stands for those who have not. */
export type Choice = {chosen?: readonly string[] | undefined; preferred: string};

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

/** The files of a copy that the browser does not keep, in their order. */
function findMissing(root: string, {files}: CopyManifest, {keys, state}: Kept): MissingFile[] {
  const controller = controllerOf(root, files);
  const before = controllerOf(root, state?.files ?? []);
  const twins = new Map(state?.files.map(({url, revision}) => [revision, before.getCacheKeyForURL(root + url)]));
  return files.flatMap((file) => {
    const key = controller.getCacheKeyForURL(root + file.url) as string;
    const twin = twins.get(file.revision);
    return keys.has(key) ? [] : [{...file, key, twin: twin !== undefined && keys.has(twin) ? twin : undefined}];
  });
}

/** What the browser keeps, and whether it is whole: browsers short of space may have dropped parts of it. */
export async function readInstalled(root: string): Promise<{state: CopyState; isWhole: boolean} | undefined> {
  const store = await openStore(root, {create: false});
  const state = store && (await readState(store, root));
  if (!state) return undefined;
  const hasWorker = (await navigator.serviceWorker.getRegistration(root)) !== undefined;
  return {state, isWhole: hasWorker && findMissing(root, state, {keys: await keysOf(store), state: undefined}).length === 0};
}

async function readManifest(root: string, signal?: AbortSignal): Promise<SiteManifest> {
  const response = await fetchSite(root + MANIFEST_FILE, signal);
  if (!response.ok) throw new CopyError('missing');
  try {
    return (await response.json()) as SiteManifest;
  } catch {
    throw new CopyError('damaged');
  }
}

/** What the copy is to hold where the reader has not chosen now: what a download that broke off was to bring, or what is there. */
async function labelsFor(root: string, store: Cache | undefined, site: SiteManifest, preferred: string): Promise<readonly string[]> {
  const wanted = store && (await readWanted(store, root));
  if (wanted) return wanted;
  const state = store && (await readState(store, root));
  if (state) return labelsOf(state, site);
  const own = site.versions.find(({label}) => label === preferred) ?? site.versions[0];
  return own ? [own.label] : [];
}

/** What a copy of some versions of the docs takes. */
export function offerVersions(root: string, {site, kept}: Pick<Offer, 'site' | 'kept'>, labels: readonly string[]): Offer {
  const manifest = chooseVersions(site, labels);
  const missing = findMissing(root, manifest, kept);
  return {site, kept, manifest, missing, missingBytes: missing.reduce((sum, {twin, size}) => sum + (twin === undefined ? size : 0), 0)};
}

/** Asks the site for what it has now. */
export async function readOffer(root: string, {chosen, preferred}: Choice, signal?: AbortSignal): Promise<Offer> {
  const site = await readManifest(root, signal);
  const store = await openStore(root, {create: false});
  const kept = {keys: await keysOf(store), state: store && (await readState(store, root))};
  return offerVersions(root, {site, kept}, chosen ?? (await labelsFor(root, store, site, preferred)));
}
