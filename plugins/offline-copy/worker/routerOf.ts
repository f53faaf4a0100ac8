import type {RouteHandlerCallbackOptions, WorkboxPlugin} from 'workbox-core/types.js';
import type {PrecacheController} from 'workbox-precaching/PrecacheController.js';
import {PrecacheRoute} from 'workbox-precaching/PrecacheRoute.js';
import {NavigationRoute} from 'workbox-routing/NavigationRoute.js';
import {Route} from 'workbox-routing/Route.js';
import {Router} from 'workbox-routing/Router.js';
import {NetworkOnly} from 'workbox-strategies/NetworkOnly.js';
import {controllerOf} from '../shared/copyStore';
import {NOT_FOUND_FILE} from '../shared/places';
import {addNotice} from './addNotice';
import type {Copy} from './openCopy';

const NEW_VERSION = '离线副本有新版本，现在看的是旧的。';
const NOT_COPIED = '现在连不上网络，离线副本里也没有这个地址。';
const DAMAGED = '离线副本不完整，请联网后重新下载。';

/** The one address of a page, which may be written with a slash, `.html` or `index.html` at its end. */
function pageAddress(url: URL, root: string): URL {
  const page = new URL(root);
  const path = url.pathname.replace(/\/+$/, '').replace(/(?:\/index)?\.html$/, '');
  if (path.startsWith(page.pathname)) page.pathname = path;
  return page;
}

/** Where an old address leads; nothing for all others. */
function redirectTarget({state, root}: Copy, url: URL): string | undefined {
  const path = pageAddress(url, root).pathname.slice(new URL(root).pathname.length);
  let old = path;
  try {
    old = decodeURIComponent(path);
  } catch {
    // No address that was ever ours.
  }
  const to = Object.hasOwn(state.redirects, old) ? state.redirects[old] : undefined;
  return to === undefined ? undefined : new URL(to.replace(/^\//, '') + url.search, root).href;
}

/** Whether the site has a newer version than the copy. */
export const isOutdated = ({news, state}: Copy): boolean => news !== undefined && !news.isGone && news.version !== state.version;

/** For a page that should be here: the browser has dropped it, and there is no network either. */
async function answerDamaged({request}: RouteHandlerCallbackOptions): Promise<Response> {
  return request.mode === 'navigate'
    ? new Response(DAMAGED, {status: 503, headers: {'Content-Type': 'text/plain; charset=utf-8'}})
    : Response.error();
}

/** From the copy. */
function copiedRoute({root}: Copy, controller: PrecacheController): Route {
  const route = new PrecacheRoute(controller, {
    cleanURLs: false,
    ignoreURLParametersMatching: [/.*/],
    urlManipulation: ({url}) => [pageAddress(url, root)],
  });
  route.setCatchHandler(answerDamaged);
  return route;
}

function redirectRoute(copy: Copy): Route {
  return new Route(
    ({url}) => {
      const target = redirectTarget(copy, url);
      return target && {target};
    },
    async ({params}) => Response.redirect((params as {target: string}).target, 302),
  );
}

/** From the network: pages that the copy does not have; one that is nowhere gets the site's own page for that. */
function elsewhereRoute({root}: Copy, controller: PrecacheController): Route {
  const route = new NavigationRoute(new NetworkOnly());
  route.setCatchHandler(async (options) => {
    const page = await controller.matchPrecache(root + NOT_FOUND_FILE);
    return page ? addNotice(new Response(page.body, {status: 404, headers: page.headers}), root, NOT_COPIED) : answerDamaged(options);
  });
  return route;
}

/** Says on every page of the copy that it is not the newest. */
const sayOutdated = (root: string): WorkboxPlugin => ({
  handlerWillRespond: async ({request, response}) =>
    request.mode === 'navigate' && response.ok ? addNotice(response, root, NEW_VERSION) : response,
});

/** Decides who answers for an address of the site: the copy first, then its redirects, then the network. */
export function routerOf(copy: Copy): Router {
  const controller = controllerOf(copy.root, copy.state.files, isOutdated(copy) ? [sayOutdated(copy.root)] : []);
  const router = new Router();
  for (const route of [copiedRoute(copy, controller), redirectRoute(copy), elsewhereRoute(copy, controller)]) router.registerRoute(route);
  return router;
}
