import type {Router} from 'workbox-routing/Router.js';
import {removeStores, storeName} from '../shared/copyStore';
import {CHANGED_MESSAGE} from '../shared/places';
import {askForNews, isTimeToAsk} from './askForNews';
import {type Copy, openCopy} from './openCopy';
import {isOutdated, routerOf} from './routerOf';
import {type FetchEvent, scope} from './scope';

const root = scope.registration.scope;
type Opened = {copy: Copy; router: Router};
let current: Promise<Opened | undefined> | undefined;

/** Opens the copy; the list of its files is taken over where it is still the same. */
async function open(previous: Opened | undefined): Promise<Opened | undefined> {
  const copy = await openCopy(root);
  if (!copy) return undefined;
  const isSame = previous?.copy.state.version === copy.state.version && isOutdated(previous.copy) === isOutdated(copy);
  return {copy, router: isSame ? previous.router : routerOf(copy)};
}

/** The copy as it is now for a page, and as it was for what belongs to the page. */
async function findCopy(isPage: boolean): Promise<Opened | undefined> {
  if (isPage || !current) {
    const previous = current;
    current = (async () => open(await previous))();
  }
  return current;
}

/** What is none of the copy's business; nor are requests that want no stored answer, as those with which a new version is downloaded. */
const passesBy = ({method, cache, url}: Request) => method !== 'GET' || cache === 'no-store' || !url.startsWith(root);

async function handle(event: FetchEvent): Promise<Response> {
  const {request} = event;
  const isPage = request.mode === 'navigate';
  const opened = await findCopy(isPage);
  if (!opened) return fetch(request);
  const {copy, router} = opened;
  if (isPage && isTimeToAsk(copy.news?.asked, Date.now())) event.waitUntil(askForNews(copy, Date.now()));
  // A site that offers no copy any more renews none: what it serves comes first.
  const newest = copy.news?.isGone ? await fetch(request).catch(() => undefined) : undefined;
  return newest ?? router.handleRequest({request, event}) ?? fetch(request);
}

// The copy, not the code of the worker, has versions: a new worker may take over at any time.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => {
  const dropOldForms = removeStores(root, (name) => name === storeName(root));
  event.waitUntil(Promise.all([scope.clients.claim(), dropOldForms]));
});
scope.addEventListener('message', ({data}) => {
  if (data === CHANGED_MESSAGE) current = undefined;
});
scope.addEventListener('fetch', (event) => {
  if (!passesBy(event.request)) event.respondWith(handle(event));
});
