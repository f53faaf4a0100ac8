import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import type {Root} from 'hast';
import {attributeOf, linkOf, parseHtml, selectInHead, textOf} from '../../lib/build/html';
import {addressOfRoute, originalOfRoute} from '../../lib/content/address';
import {readKnownRoutes} from '../../lib/content/content';
import {readWrittenVersions} from '../../lib/content/versions';
import {readApiOperations} from '../../lib/openapi/apiOperations';
import {VARIANT_PORT} from '../../playwright.config';
import {readSitePages} from '../sitePages';
import {expect, test} from './test';

const BUILD = path.join(__dirname, '../../build');
/** The English page of each page that has one, by the address of the page here: that of a version stands under another path there. */
const ORIGINALS = new Map(
  readWrittenVersions().flatMap((version) =>
    [...readKnownRoutes(version), '/api', ...readApiOperations(version).map(({slug}) => `/api/${slug}`)].map(
      (route) => [addressOfRoute(version.base, route), `https://docs.langflow.org${originalOfRoute(version.english, route)}`] as const,
    ),
  ),
);
const MAX_PICTURE = 40_000;

const readHead = (route: string) => {
  const file = path.join(BUILD, route === '/' ? 'index.html' : `${route}.html`);
  const html = readFileSync(file, 'utf8');
  return parseHtml(html.slice(0, html.indexOf('</head>')));
};

const pictureOf = (tree: Root) =>
  selectInHead(tree, 'meta[property="og:image"]')
    .map((meta) => attributeOf(meta, 'content'))
    .join('');

/** Text, or an attribute, of the elements of an XML file, which must be well-formed. */
const readXml = (page: Page, address: string, selector: string, attribute?: string): Promise<string[]> =>
  page.evaluate(
    async ([url, wanted, name]) => {
      const xml = new DOMParser().parseFromString(await (await fetch(url)).text(), 'application/xml');
      const fault = xml.querySelector('parsererror')?.textContent;
      if (fault) throw new Error(`${url}: ${fault}`);
      return [...xml.querySelectorAll(wanted)].map((element) => (name ? element.getAttribute(name) : element.textContent) ?? '');
    },
    [address, selector, attribute] as const,
  );

test('every page names the picture for sharing, which stands and is small, and its English original', () => {
  const unlike: string[] = [];
  for (const route of readSitePages()) {
    const tree = readHead(route);
    const image = new URL(pictureOf(tree) || 'missing:/').pathname;
    const picture = path.join(BUILD, image);
    if (!existsSync(picture) || statSync(picture).size > MAX_PICTURE) unlike.push(`${route}: ${image}`);
    const english = linkOf(tree, '[hreflang=en]');
    const data = selectInHead(tree, 'script[type="application/ld+json"]').map((script) => JSON.parse(textOf(script))['@type']);
    const original = ORIGINALS.get(route);
    if (original && (english !== original || !data.includes('TechArticle'))) unlike.push(`${route}: ${english}`);
  }
  expect(unlike).toEqual([]);
});

test('every page names itself for readers of Chinese and its English original, where there is one, for all others', () => {
  for (const route of readSitePages()) {
    const tree = readHead(route);
    const pairs = selectInHead(tree, 'link[hreflang]').map((link) => `${attributeOf(link, 'hrefLang')} ${attributeOf(link, 'href')}`);
    const own = `zh-Hans ${linkOf(tree, '[rel=canonical]')}`;
    const original = ORIGINALS.get(route);
    expect(pairs, route).toEqual(original ? [own, `en ${original}`, `x-default ${original}`] : [own]);
  }
});

test('a picture is a PNG of the size that chats ask for', async ({request}) => {
  const image = new URL(pictureOf(readHead('/concepts-flows'))).pathname;
  const response = await request.get(image);
  expect(response.headers()['content-type']).toBe('image/png');
  const body = await response.body();
  expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('OpenSearch leads to results', async ({page}) => {
  await page.goto('/concepts-flows');
  const [template] = await readXml(page, '/opensearch.xml', 'Url', 'template');
  const address = new URL((template as string).replace('{searchTerms}', encodeURIComponent('流程')));
  await page.goto(address.pathname + address.search);
  await expect(page.getByRole('main').getByRole('link', {name: /流程/}).first()).toBeVisible();
});

test('the feed lists pages that stand', async ({page}) => {
  // Without git history there is no feed, and no page may announce one.
  if (!existsSync(path.join(BUILD, 'feed.xml'))) {
    expect(linkOf(readHead('/concepts-flows'), '[type="application/atom+xml"]')).toBeUndefined();
    return;
  }
  const pages = new Set(readSitePages());
  await page.goto('/concepts-flows');
  const entries = (await readXml(page, '/feed.xml', 'entry > id')).map((id) => new URL(id).pathname);
  expect(entries).toHaveLength(30);
  expect(entries.filter((entry) => !pages.has(entry))).toEqual([]);
});

test('only pages with a file of their own have a date in the sitemap', async ({page}) => {
  await page.goto('/concepts-flows');
  const dated = (await readXml(page, '/sitemap.xml', 'url:has(lastmod) > loc')).map((address) => new URL(address).pathname);
  expect(dated.filter((route) => /^\/api(?:\/|$)/.test(route) && route !== '/api')).toEqual([]);
});

test('under a base path, addresses hold it', async ({request}) => {
  const html = await (await request.get(`http://127.0.0.1:${VARIANT_PORT}/langflow/markdown`)).text();
  const tree = parseHtml(html);
  expect(pictureOf(tree)).toBe('https://docs.example.cn/langflow/img/social-card.png');
  expect(linkOf(tree, '[hreflang=en]')).toBe('https://docs.langflow.org/markdown');
  expect(linkOf(tree, '[rel=search]')).toBe('https://docs.example.cn/langflow/opensearch.xml');
});

test('what programs look for at the root of a site is there', async ({request}) => {
  const icon = await request.get('/favicon.ico');
  expect(icon.headers()['content-type']).toBe('image/x-icon');
  const body = await icon.body();
  // Three pictures, each a PNG.
  expect(body.readUInt16LE(4)).toBe(3);
  for (const entry of [6, 22, 38]) expect(body.subarray(body.readUInt32LE(entry + 12)).toString('latin1', 1, 4)).toBe('PNG');
  const robots = await (await request.get(`http://127.0.0.1:${VARIANT_PORT}/langflow/robots.txt`)).text();
  expect(robots).toContain('\nSitemap: https://docs.example.cn/langflow/sitemap.xml\n');
  const own = /^Sitemap: (.+)$/m.exec(await (await request.get('/robots.txt')).text())?.[1] ?? '';
  expect((await request.get(new URL(own).pathname)).status()).toBe(200);
});
