import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {VARIANT_PORT} from '../../playwright.config';
import {readSitePages} from '../sitePages';
import {expect, test} from './test';

const SITE = path.join(__dirname, '../..');
const VARIANT = path.join(SITE, 'tests/fixtures/variant-site');
const VARIANT_URL = `http://127.0.0.1:${VARIANT_PORT}/langflow`;

type Item = {type: string; items?: Item[]} & Record<string, unknown>;
type Version = {name: string} & Record<string, unknown>;

/** What the build has generated for the browser. */
const readGenerated = <T>(site: string, file: string): T => JSON.parse(readFileSync(path.join(site, '.docusaurus', file), 'utf8')) as T;

function readVersions(site: string): Version[] {
  const data = readGenerated<Record<string, {default: {versions: Version[]}}>>(site, 'globalData.json');
  return data['docusaurus-plugin-content-docs']?.default.versions ?? [];
}

/** The items of the docs sidebar of the current version, as its pages get them. */
function readSidebarItems(site: string): Item[] {
  const folder = 'docusaurus-plugin-content-docs/default/p';
  const files = readdirSync(path.join(site, '.docusaurus', folder));
  const versions = files.map(
    (file) => readGenerated<{version: Version & {docsSidebars: {docs: Item[]}}}>(site, `${folder}/${file}`).version,
  );
  return versions.find(({version}) => version === 'current')?.docsSidebars.docs ?? [];
}

/** The sidebar of the docs as the HTML of a page has it. */
function readSidebar(html: string): string {
  return html.slice(html.indexOf('theme-doc-sidebar-menu'), html.indexOf('</nav>', html.indexOf('theme-doc-sidebar-menu')));
}

test('no route takes parameters, and each that shows a page matches exactly', () => {
  const routes = readFileSync(path.join(SITE, '.docusaurus/routes.js'), 'utf8');
  const entries = [...routes.matchAll(/path: '([^']+)',\s*component: [^\n]+\n\s*(\w+)/g)];
  expect(entries.length).toBeGreaterThan(250);
  const paths = new Set(readSitePages());
  for (const [, route, next] of entries as unknown as [string, string, string][]) {
    expect.soft(route, 'a path without parameters').toMatch(/^(?:\*|\/[^:*]*)$/);
    // Parents only hold a layout; they have the pages among their own routes.
    if (route !== '*') expect.soft(next, route).toMatch(/^(?:exact|routes)$/);
  }
  const exact = new Set(entries.filter(([, , next]) => next === 'exact').map(([, route]) => route));
  for (const page of paths) expect.soft(exact.has(page), page).toBe(true);
});

test('nothing below or beside the address of a page answers in its place', async ({request}) => {
  for (const address of ['/concepts-flows/more', '/concepts-flowsx', '/api/build-flow/more', '/search/more'])
    expect.soft((await request.get(address)).status(), address).toBe(404);
});

test('no address of the site ends in a slash', async ({request}) => {
  expect(readSitePages().filter((page) => page !== '/' && page.endsWith('/'))).toEqual([]);
  const html = await (await request.get('/concepts-flows')).text();
  const links = [...html.matchAll(/href="?(\/[^\s">#?]*)/g)].map(([, href]) => href as string);
  expect(links.length).toBeGreaterThan(30);
  expect(links.filter((href) => href !== '/' && href.endsWith('/'))).toEqual([]);
});

test('the sitemap has neither /preferences nor pages that are not listed, and no other list has the latter', async ({request}) => {
  for (const hidden of ['preferences', 'unlisted']) expect((await request.get(`${VARIANT_URL}/${hidden}`)).status()).toBe(200);
  const sitemap = await (await request.get(`${VARIANT_URL}/sitemap.xml`)).text();
  expect(sitemap).toContain('/langflow/zoom<');
  expect(sitemap).not.toMatch(/\/(?:preferences|unlisted)</);
  for (const list of ['feed.xml', 'llms.txt', 'llms-full.txt']) {
    const text = await (await request.get(`${VARIANT_URL}/${list}`)).text();
    expect.soft(text, list).toContain('/langflow/zoom');
    expect.soft(text, list).not.toContain('/langflow/unlisted');
  }
});

test('a documentation entry has an id, a path and the name of its sidebar', () => {
  const docs = readVersions(SITE).find(({isLast}) => isLast)?.docs as Item[];
  expect(docs.length).toBeGreaterThan(100);
  for (const doc of docs) expect.soft(doc).toEqual({id: expect.any(String), path: expect.stringMatching(/^\//), sidebar: 'docs'});
});

test('a version has name, label, whether it is the last, path, main doc, docs, drafts and sidebars', () => {
  const versions = readVersions(VARIANT);
  expect(versions.map(({name}) => name)).toEqual(['current', '2.0', '0.9']);
  for (const version of versions)
    expect.soft(version).toEqual({
      name: expect.any(String),
      label: expect.any(String),
      isLast: version.name === 'current',
      path: expect.stringMatching(/^\/langflow\//),
      mainDocId: 'index',
      docs: expect.any(Array),
      draftIds: version.name === 'current' ? ['draft'] : [],
      sidebars: {docs: expect.anything()},
    });
});

test('a link of the sidebar has an address and whether it is listed; a category has its items too', async ({page, request}) => {
  const items = readSidebarItems(VARIANT);
  expect(items[0]).toMatchObject({type: 'link', href: '/langflow/', unlisted: false});
  expect(items.at(-1)).toMatchObject({type: 'category', href: '/langflow/unlisted', linkUnlisted: true, items: [{type: 'link'}]});
  expect(items[1]?.items).toContainEqual(expect.objectContaining({type: 'link', href: '/langflow/unlisted', unlisted: true}));
  // What is not listed is not shown, but for the page itself.
  const sidebar = readSidebar(await (await request.get(`${VARIANT_URL}/zoom`)).text());
  expect(sidebar).toContain('/langflow/crash');
  expect(sidebar).not.toContain('/langflow/unlisted');
  await page.goto(`${VARIANT_URL}/unlisted`);
  await expect(page.locator('.theme-doc-sidebar-menu a[href="/langflow/unlisted"]').first()).toBeVisible();
});

test('zh-Hans is the one language and the default, with its label, direction, lang, calendar and path', () => {
  expect(readGenerated(SITE, 'i18n.json')).toMatchObject({
    defaultLocale: 'zh-Hans',
    locales: ['zh-Hans'],
    localeConfigs: {'zh-Hans': {label: '简体中文', direction: 'ltr', htmlLang: 'zh-Hans', calendar: 'gregory', path: 'zh-Hans'}},
  });
});

test('the pages are static files of Docusaurus', async ({request}) => {
  for (const address of ['/', '/concepts-flows', '/api/build-flow']) {
    const html = await (await request.get(address)).text();
    expect.soft(html, address).toMatch(/<meta name="?generator"? content="Docusaurus v3\./);
    expect.soft(html, address).toMatch(/<h1/);
  }
});
