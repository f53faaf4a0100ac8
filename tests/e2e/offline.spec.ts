import {cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {unzipSync} from 'fflate';
import {ZIP_FILE} from '../../lib/hosting/offlineFiles';
import {readHostedSite} from '../../lib/hosting/siteFacts';
import {writeZip} from '../../tools/deploy/writeZip';
import {createSiteServer} from '../../tools/serve/createSiteServer';
import {hydrate} from './hydrate';
import {dialog, openWithKeys, searchFor} from './searchDialog';
import {test as base, expect} from './test';

const BASE = '/langflow/';
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}${BASE}`;
}

/** A server that knows nothing of the site: files by their names, folders by the `index.html` in them. */
const plainServer = (folder: string): Server =>
  createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://site');
    const place = path.join(folder, decodeURIComponent(pathname));
    const isFolder = existsSync(place) && statSync(place).isDirectory();
    if (isFolder && !pathname.endsWith('/')) return response.writeHead(301, {Location: `${pathname}/`}).end();
    const file = isFolder ? path.join(place, 'index.html') : place;
    if (!existsSync(file)) return response.writeHead(404).end();
    return response.writeHead(200, {'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream'}).end(readFileSync(file));
  });

/** A deployed copy of the small site, with its zip. */
const test = base.extend<{site: {folder: string; url: string; size: number}}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see which fixtures this one needs.
  site: async ({}, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
    cpSync(path.join(__dirname, '../fixtures/variant-site/build'), folder, {recursive: true});
    const size = writeZip(folder, BASE);
    const server = createSiteServer(readHostedSite(folder));
    await use({folder, url: await listen(server), size});
    server.closeAllConnections();
    server.close();
  },
});

test('the page says how large the zip is, or that there is none', async ({page, site}) => {
  await page.goto(`${site.url}offline`);
  await hydrate(page);
  const main = page.getByRole('main');
  await expect(main).toContainText(`下载 ${ZIP_FILE}（${(site.size / 1e6).toFixed(1)} MB）`);
  const download = page.waitForEvent('download');
  await main.getByRole('link', {name: `下载 ${ZIP_FILE}`}).click();
  expect(statSync(await (await download).path()).size).toBe(site.size);

  rmSync(path.join(site.folder, ZIP_FILE));
  await page.reload();
  await hydrate(page);
  await expect(main).toContainText('这里没有压缩包');
  await expect(main.getByRole('link', {name: ZIP_FILE})).toHaveCount(0);
});

test('the unzipped site can be read and searched on any server', async ({page, site}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'unzipped-'));
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(path.join(site.folder, ZIP_FILE))))) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), bytes);
  }
  const server = plainServer(path.join(folder, ZIP_FILE.replace('.zip', '')));
  const url = await listen(server);
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(`${url}markdown`);
  await hydrate(page);
  await expect(page.locator('.theme-doc-sidebar-menu [aria-current=page]')).toHaveCount(1);
  await openWithKeys(page);
  await searchFor(page, '概念');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/\/markdown/);
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('找不到页面');
  await page.reload();
  await hydrate(page);
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('找不到页面');
  expect(errors).toEqual([]);
  server.closeAllConnections();
  server.close();
});

test('the site describes itself to systems that install it as an application', async ({page, site}) => {
  await page.goto(`${site.url}offline`);
  const address = await page.locator('link[rel=manifest]').evaluate((link: HTMLLinkElement) => link.href);
  const manifest = (await (await page.request.get(address)).json()) as {start_url: string; icons: {src: string}[]};
  expect(new URL(manifest.start_url, address).href).toBe(site.url);
  expect(manifest.icons.length).toBeGreaterThan(0);
  for (const {src} of manifest.icons)
    expect((await page.request.get(new URL(src, address).href)).headers()['content-type']).toBe('image/png');
});
