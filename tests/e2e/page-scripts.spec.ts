import {VARIANT_PORT} from '../../playwright.config';
import {hydrate} from './hydrate';
import {expect, test} from './test';

const PAGES = [
  '/',
  '/concepts-flows',
  '/api/create-flow',
  '/api',
  '/search',
  '/translation-status',
  `http://127.0.0.1:${VARIANT_PORT}/langflow/`,
  `http://127.0.0.1:${VARIANT_PORT}/langflow/markdown`,
];

for (const address of PAGES) {
  test(`${address} lists every script that it needs to run, and no other`, async ({page, baseURL}) => {
    // Nothing is fetched ahead, and no link is followed by itself: what comes is what the page asks for to run.
    await page.addInitScript(() => {
      Object.defineProperty(window, 'IntersectionObserver', {value: undefined});
    });
    const asked = new Set<string>();
    page.on('request', (request) => {
      const {pathname} = new URL(request.url());
      if (request.resourceType() === 'script') asked.add(pathname);
    });
    await page.goto(new URL(address, baseURL).href);
    const listed = JSON.parse((await page.locator('#app-files').textContent()) ?? '[]') as string[];
    await hydrate(page);
    expect(listed.length).toBeGreaterThan(4);
    expect([...asked].filter((file) => /\/assets\/js\//.test(file)).sort()).toEqual([...listed].sort());
  });
}
