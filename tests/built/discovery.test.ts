import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'hast';
import {expect, it} from 'vitest';
import {attributeOf, linkOf, selectInHead, textOf, titleOf} from '../../lib/build/html';
import {addressOfRoute, originalOfRoute} from '../../lib/content/address';
import {readKnownRoutes} from '../../lib/content/content';
import {readWrittenVersions} from '../../lib/content/versions';
import {readApiOperations} from '../../lib/openapi/apiOperations';
import {readSitePages} from '../sitePages';
import {BUILD, readBuilt, readPageHead, serveBuild, VARIANT_BUILD} from './builtPages';

/** The English page of each page that has one, by the address of the page here: that of a version stands under another path there. */
const ORIGINALS = new Map(
  readWrittenVersions().flatMap((version) =>
    [...readKnownRoutes(version), '/api', ...readApiOperations(version).map(({slug}) => `/api/${slug}`)].map(
      (route) => [addressOfRoute(version.base, route), `https://docs.langflow.org${originalOfRoute(version.english, route)}`] as const,
    ),
  ),
);
const MAX_PICTURE = 40_000;

const pictureOf = (tree: Root) =>
  selectInHead(tree, 'meta[property="og:image"]')
    .map((meta) => attributeOf(meta, 'content'))
    .join('');

const request = serveBuild(BUILD);

it('every page has the picture for sharing, which exists and is small, and the data of an article if it has an original', () => {
  const unlike: string[] = [];
  for (const route of readSitePages()) {
    const tree = readPageHead(route);
    const image = new URL(pictureOf(tree) || 'missing:/').pathname;
    const picture = path.join(BUILD, image);
    if (!existsSync(picture) || statSync(picture).size > MAX_PICTURE) unlike.push(`${route}: ${image}`);
    const data = selectInHead(tree, 'script[type="application/ld+json"]').map((script) => JSON.parse(textOf(script))['@type']);
    if (ORIGINALS.has(route) && !data.includes('TechArticle')) unlike.push(`${route}: ${data}`);
  }
  expect(unlike).toEqual([]);
});

it('every page names itself for readers of Chinese, and its English original, if there is one, for all others', () => {
  for (const route of readSitePages()) {
    const tree = readPageHead(route);
    const own = linkOf(tree, '[rel=canonical]') ?? '';
    expect(new URL(own).pathname, 'canonical address').toBe(route);
    const pairs = selectInHead(tree, 'link[hreflang]').map((link) => `${attributeOf(link, 'hrefLang')} ${attributeOf(link, 'href')}`);
    const original = ORIGINALS.get(route);
    const others = original ? [`en ${original}`, `x-default ${original}`] : [];
    expect(pairs, route).toEqual([`zh-Hans ${own}`, ...others]);
  }
});

it('every page is a Chinese document with the Chinese title of the site', () => {
  for (const route of [...readSitePages(), '/search', '/404']) {
    const tree = readPageHead(route);
    const [html] = tree.children.flatMap((node) => (node.type === 'element' ? [node] : []));
    expect(titleOf(tree), route).toMatch(/Langflow 中文文档$/);
    expect([html?.properties.lang, html?.properties.dir], route).toEqual(['zh-Hans', 'ltr']);
  }
});

it('the page of search results is not listed by search engines', () => {
  const [robots] = selectInHead(readPageHead('/search'), 'meta[name=robots]');
  expect(robots && attributeOf(robots, 'content')).toContain('noindex');
});

it('pages name their Markdown files, which exist', () => {
  const files = readSitePages().flatMap((route) => linkOf(readPageHead(route), '[rel=alternate][type="text/markdown"]') ?? []);
  expect(files).toEqual(expect.arrayContaining(['/index.md', '/concepts-flows.md', '/api/build-flow.md']));
  expect(files.filter((file) => !/^# \S/.test(readBuilt(decodeURI(file))))).toEqual([]);
});

it('a picture is a PNG of the size that chats ask for', async () => {
  const image = new URL(pictureOf(readPageHead('/concepts-flows'))).pathname;
  const response = await request(image);
  expect(response.headers.get('content-type')).toBe('image/png');
  const body = Buffer.from(await response.arrayBuffer());
  expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1200, 630]);
});

it('OpenSearch leads to the page of results', () => {
  expect(readBuilt('opensearch.xml')).toMatch(/<Url [^>]*template="https?:\/\/[^/"]+\/search\?q=\{searchTerms\}"/);
});

it('the feed lists pages that exist', () => {
  // Without git history there is no feed, and no page may announce one.
  if (!existsSync(path.join(BUILD, 'feed.xml'))) {
    expect(linkOf(readPageHead('/concepts-flows'), '[type="application/atom+xml"]')).toBeUndefined();
    return;
  }
  const pages = new Set(readSitePages());
  const entries = readBuilt('feed.xml').split('<entry>').slice(1);
  const addresses = entries.map((entry) => new URL(/<id>([^<]+)/.exec(entry)?.[1] ?? 'missing:/').pathname);
  expect(addresses).toHaveLength(30);
  expect(addresses.filter((address) => !pages.has(address))).toEqual([]);
});

it('only pages with a file of their own have a date in the sitemap', () => {
  const entries = readBuilt('sitemap.xml').split('<url>').slice(1);
  const dated = entries
    .filter((entry) => entry.includes('<lastmod>'))
    .map((entry) => new URL(/<loc>([^<]+)/.exec(entry)?.[1] ?? '').pathname);
  expect(dated.filter((route) => /^\/api(?:\/|$)/.test(route) && route !== '/api')).toEqual([]);
});

it('under a base path, addresses contain it', () => {
  const tree = readPageHead('/markdown', VARIANT_BUILD);
  expect(pictureOf(tree)).toBe('https://docs.example.cn/langflow/img/social-card.png');
  expect(linkOf(tree, '[hreflang=en]')).toBe('https://docs.langflow.org/markdown');
  expect(linkOf(tree, '[rel=search]')).toBe('https://docs.example.cn/langflow/opensearch.xml');
  expect(linkOf(readPageHead('/', VARIANT_BUILD), '[rel=canonical]')).toBe('https://docs.example.cn/langflow/');
});

it('the root of the site has what programs look for there', async () => {
  expect((await request('/favicon.ico')).headers.get('content-type')).toBe('image/x-icon');
  const body = readFileSync(path.join(BUILD, 'favicon.ico'));
  // Three pictures, each a PNG.
  expect(body.readUInt16LE(4)).toBe(3);
  for (const entry of [6, 22, 38]) expect(body.subarray(body.readUInt32LE(entry + 12)).toString('latin1', 1, 4)).toBe('PNG');
  expect(readBuilt('robots.txt', VARIANT_BUILD)).toContain('\nSitemap: https://docs.example.cn/langflow/sitemap.xml\n');
  const own = /^Sitemap: (.+)$/m.exec(readBuilt('robots.txt'))?.[1] ?? '';
  expect((await request(new URL(own).pathname)).status).toBe(200);
});
