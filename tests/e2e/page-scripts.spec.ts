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
    // No link comes into view: what is fetched is what the page itself asks for.
    await page.addInitScript(() => {
      window.IntersectionObserver = class {
        observe() {}
        unobserve() {}
        disconnect() {}
      } as unknown as typeof IntersectionObserver;
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
