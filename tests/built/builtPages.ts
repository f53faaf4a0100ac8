import {existsSync, readFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type {Element, Root} from 'hast';
import {selectAll} from 'hast-util-select';
import {afterAll, beforeAll} from 'vitest';
import {attributeOf, parseHtml} from '../../lib/build/html';
import {readHostedSite} from '../../lib/hosting/siteFacts';
import {createSiteServer} from '../../tools/serve/createSiteServer';

/** The site. */
export const BUILD = path.join(__dirname, '../../build');
/** The small site with every optional setting, under the base path `/langflow/`. */
export const VARIANT_BUILD = path.join(__dirname, '../fixtures/variant-site/build');

/** Text of a file of a built site. */
export const readBuilt = (file: string, folder = BUILD): string => readFileSync(path.join(folder, file), 'utf8');

const fileOf = (route: string) => (route === '/' ? 'index.html' : `${decodeURI(route).slice(1)}.html`);

/** Whether a built site has a page of its own at a route, and not just a redirect. */
export const hasPage = (route: string, folder = BUILD): boolean => existsSync(path.join(folder, fileOf(route)));

/** HTML of the page at a route, relative to the base path of the site. */
export const readPageHtml = (route: string, folder = BUILD): string => readBuilt(fileOf(route), folder);

const heads = new Map<string, Root>();

/** The page at a route without its body, parsed once. */
export function readPageHead(route: string, folder = BUILD): Root {
  const key = `${folder}${route}`;
  const known = heads.get(key);
  if (known) return known;
  const html = readPageHtml(route, folder);
  const head = parseHtml(html.slice(0, html.indexOf('</head>')));
  heads.set(key, head);
  return head;
}

/** Elements of the page at a route that match a selector. */
export const selectInPage = (selector: string, route: string, folder = BUILD): Element[] =>
  selectAll(selector, parseHtml(readPageHtml(route, folder)));

/** Addresses that links of the page at a route lead to. */
export const hrefsInPage = (selector: string, route: string, folder = BUILD): (string | undefined)[] =>
  selectInPage(selector, route, folder).map((link) => attributeOf(link, 'href'));

/**
 * Serves a built site while the tests of a file run.
 *
 * @returns requests an address of the site; redirects are followed
 */
export function serveBuild(folder: string): (address: string) => Promise<Response> {
  const server = createSiteServer(readHostedSite(folder));
  let origin = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return (address) => fetch(origin + address);
}
