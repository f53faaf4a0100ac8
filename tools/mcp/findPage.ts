import {addressOfRoute} from '../../lib/content/address';
import type {DocsVersion} from '../../lib/content/versions';
import {findOperation, readApiOperations} from '../../lib/openapi/apiOperations';
import {decodePart} from '../../lib/text/cutText';
import type {BuiltVersion, ListedPage, McpSite} from './openBuiltSite';

const OPERATION = /^(?:(GET|POST|PUT|PATCH|DELETE|HEAD)\s+)?(\/(?:api\/)?v\d+\/\S*)$/i;

/** Route of an API operation on this site: `POST /api/v1/run/{id}` → `/api/run-flow`. */
function routeOfOperation(text: string, version: DocsVersion): string | undefined {
  const [, method, pathname] = OPERATION.exec(text) ?? [];
  const operation = pathname && findOperation(readApiOperations(version), pathname, method);
  return operation ? `${version.base}/api/${operation.slug}` : undefined;
}

/** Route in a text that names a page: an address, a path with or without the base path, or a file. */
function routeOfAddress(text: string, siteUrl: string): string {
  const base = new URL(siteUrl).pathname;
  const pathname = /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text).pathname : text.replace(/[?#].*$/, '');
  const own = base !== '/' && `${pathname}/`.startsWith(base) ? pathname.slice(base.length) : pathname;
  const route = (decodePart(own) ?? own)
    .replace(/^\/+|\/+$/g, '')
    .replace(/\.(?:md|html)$/i, '')
    .replace(/(^|\/)index$/, '');
  return `/${route}`;
}

/** Routes for an address that starts with the label of a version, such as `/1.13/…`, also for the version at the root. */
function routesOfLabel(route: string, versions: readonly Pick<BuiltVersion, 'version'>[]): string[] {
  return versions.flatMap(({version: {label, base}}) =>
    route === `/${label}` || route.startsWith(`/${label}/`) ? [addressOfRoute(base, route.slice(label.length + 1) || '/')] : [],
  );
}

const MAX_REDIRECTS = 5;

/** Target of an old address. */
function follow(route: string, redirects: ReadonlyMap<string, string>): string {
  let current = route;
  for (let hops = 0; hops < MAX_REDIRECTS; hops += 1) current = redirects.get(current) ?? current;
  return current;
}

type Listed = Pick<BuiltVersion, 'version' | 'sections'>;

/**
 * Finds a page by its route in the chosen version, or by any current or old address on the site, in any version. Only pages in the page
 * lists can be read.
 */
export function findDocsPage(
  site: Pick<McpSite, 'siteUrl' | 'redirects'> & {versions: readonly Listed[]},
  chosen: Listed,
  wanted: string,
): ListedPage | undefined {
  const text = wanted.trim();
  const route = routeOfAddress(text, site.siteUrl);
  const operations = [chosen, ...site.versions].flatMap(({version}) => routeOfOperation(text, version) ?? []);
  const routes = [...operations, addressOfRoute(chosen.version.base, route), route, ...routesOfLabel(route, site.versions)];
  const pages = site.versions.flatMap(({sections}) => sections.flatMap((section) => section.pages));
  // Tries the exact address, then old addresses, then ignores case.
  const key = (address: string) => address.toLowerCase();
  const moved = new Map(site.redirects.map(({from, to}) => [key(from), to.replace(/[?#].*$/, '')]));
  const found = (candidates: readonly string[]) => {
    const exact = candidates.find((candidate) => pages.some((page) => page.route === candidate));
    return exact ?? candidates.map(key).find((candidate) => pages.some((page) => key(page.route) === candidate));
  };
  const address = found(routes) ?? found(routes.map((candidate) => follow(key(candidate), moved)));
  return pages.find((page) => address !== undefined && key(page.route) === key(address));
}
