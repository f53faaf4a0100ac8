import {VARIANT_PORT} from '../../playwright.config';
import {readSitePages} from '../sitePages';
import {expect, test} from './test';

const VARIANT_URL = `http://127.0.0.1:${VARIANT_PORT}/langflow`;

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
