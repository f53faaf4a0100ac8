import {addressOfRoute} from '../../lib/content/address';
import type {DocsVersion} from '../../lib/content/versions';
import {findOperation, readApiOperations} from '../../lib/openapi/apiOperations';
import type {BuiltVersion, ListedPage} from './openBuiltSite';

const OPERATION = /^(?:(GET|POST|PUT|PATCH|DELETE|HEAD)\s+)?(\/(?:api\/)?v\d+\/\S*)$/i;

/** Route that an operation of the API has here: `POST /api/v1/run/{id}` → `/api/run-flow`. */
function routeOfOperation(text: string, version: DocsVersion): string | undefined {
  const [, method, pathname] = OPERATION.exec(text) ?? [];
  const operation = pathname && findOperation(readApiOperations(version), pathname, method);
  return operation ? `${version.base}/api/${operation.slug}` : undefined;
}

/** Route within a text that names a page: an address, a path with or without the base path, or a file. */
function routeOfAddress(text: string, siteUrl: string): string {
  const base = new URL(siteUrl).pathname;
  const pathname = /^https?:\/\//.test(text) && URL.canParse(text) ? new URL(text).pathname : text.replace(/[?#].*$/, '');
  const own = base !== '/' && `${pathname}/`.startsWith(base) ? pathname.slice(base.length) : pathname;
  const route = `/${own.replace(/^\/+|\/+$/g, '').replace(/\.(?:md|html)$/, '')}`;
  return route === '/index' ? '/' : route;
}

/** Finds the page of a version that a program asks for, by its address or by its route in the version; only pages of the list can be read. */
export function findPage(
  {version, sections}: Pick<BuiltVersion, 'version' | 'sections'>,
  siteUrl: string,
  wanted: string,
): ListedPage | undefined {
  const text = wanted.trim();
  const route = routeOfAddress(text, siteUrl);
  const routes = [routeOfOperation(text, version), route, addressOfRoute(version.base, route)];
  return sections.flatMap(({pages}) => pages).find((page) => routes.includes(page.route));
}
