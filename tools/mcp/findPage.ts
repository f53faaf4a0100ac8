import {readRootVersion} from '../../lib/content/versions';
import {findOperation, readApiOperations} from '../../lib/openapi/apiOperations';
import type {BuiltSite, ListedPage} from './openBuiltSite';

const OPERATION = /^(?:(GET|POST|PUT|PATCH|DELETE|HEAD)\s+)?(\/(?:api\/)?v\d+\/\S*)$/i;

/** Route that an operation of the API has here: `POST /api/v1/run/{id}` → `/api/run-flow`. */
function routeOfOperation(text: string): string | undefined {
  const [, method, pathname] = OPERATION.exec(text) ?? [];
  const operation = pathname && findOperation(readApiOperations(readRootVersion()), pathname, method);
  return operation ? `/api/${operation.slug}` : undefined;
}

/** Route within a text that names a page: an address, a path with or without the base path, or a file. */
function routeOfAddress(text: string, siteUrl: string): string {
  const base = new URL(siteUrl).pathname;
  const pathname = /^https?:\/\//.test(text) && URL.canParse(text) ? new URL(text).pathname : text.replace(/[?#].*$/, '');
  const own = base !== '/' && `${pathname}/`.startsWith(base) ? pathname.slice(base.length) : pathname;
  const route = `/${own.replace(/^\/+|\/+$/g, '').replace(/\.(?:md|html)$/, '')}`;
  return route === '/index' ? '/' : route;
}

/** Finds the page that a program asks for; only pages of the list can be read. */
export function findPage({sections, siteUrl}: Pick<BuiltSite, 'sections' | 'siteUrl'>, wanted: string): ListedPage | undefined {
  const text = wanted.trim();
  const routes = [routeOfOperation(text), routeOfAddress(text, siteUrl)];
  return sections.flatMap(({pages}) => pages).find(({route}) => routes.includes(route));
}
