import {CHANGED_MESSAGE} from '../shared/places';
import {answer} from './answer';
import {askForNews, isTimeToAsk} from './askForNews';
import {type Copy, openCopy} from './readCopy';
import {type FetchEvent, scope} from './scope';

const root = scope.registration.scope;
let current: Promise<Copy | null> | undefined;

/** The copy as it is now for a page, and as it was for what belongs to the page. */
async function findCopy(isPage: boolean): Promise<Copy | null> {
  if (isPage || !current) {
    const previous = current;
    current = (async () => openCopy(root, await previous))();
  }
  return current;
}

async function handle(event: FetchEvent): Promise<Response> {
  const {request} = event;
  const isPage = request.mode === 'navigate';
  const copy = await findCopy(isPage);
  if (!copy) return fetch(request);
  if (isPage && isTimeToAsk(copy.news?.asked, Date.now())) event.waitUntil(askForNews(copy, Date.now()));
  return answer(copy, request);
}

// The copy, not the code of the worker, has versions: a new worker may take over at any time.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener('message', ({data}) => {
  if (data === CHANGED_MESSAGE) current = undefined;
});
scope.addEventListener('fetch', (event) => {
  const {request} = event;
  if (request.method === 'GET' && request.url.startsWith(root)) event.respondWith(handle(event));
});
