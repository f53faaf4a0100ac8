import type {Page} from '@playwright/test';
import {VARIANT_PORT} from '../../playwright.config';
import {hydrate} from './hydrate';
import {expect, test} from './test';

const PAGES = [
  '/',
  '/concepts-flows',
  '/api/create-flow',
  '/search?q=flow',
  '/does-not-exist',
  `http://127.0.0.1:${VARIANT_PORT}/langflow/`,
];

/** Adds code to the page as an injected text would, and tells whether it ran. */
const ranInlineScript = (page: Page) =>
  page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    document.body.append(script);
    return 'injected' in window;
  });

for (const address of PAGES) {
  test(`${address} sends a strict policy and works under it`, async ({page}) => {
    const response = await page.goto(address);
    const policy = response?.headers()['content-security-policy'] ?? '';
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    // The second site has a statistics service.
    expect(scripts).toMatch(/^'self'(?: 'sha256-[A-Za-z0-9+/]{43}=')+(?: https:\/\/stats\.example\.cn)?$/);
    expect(policy).toMatch(/frame-ancestors 'none'/);
    await hydrate(page);
    // One that the page brought along did run.
    await expect(page.locator('html')).toHaveAttribute('data-theme', /light|dark/);
  });
}

test('code that the build does not know is not run, and this is noticed', async ({page, policyViolations}) => {
  await page.goto('/concepts-flows');
  expect(await ranInlineScript(page)).toBe(false);
  await page.evaluate(() => {
    const image = document.createElement('img');
    image.setAttribute('onerror', 'window.injected = true');
    image.src = '/does-not-exist.png';
    document.body.append(image);
  });
  await expect.poll(() => policyViolations.length).toBeGreaterThanOrEqual(2);
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  expect(policyViolations.splice(0).join('\n')).toContain('script-src');
});

test('no other site can show a page in a frame', async ({page}) => {
  await page.route('**/outside', (route) =>
    route.fulfill({contentType: 'text/html', body: `<iframe src="${test.info().project.use.baseURL}/concepts-flows"></iframe>`}),
  );
  await page.goto(`http://127.0.0.1:${VARIANT_PORT}/outside`);
  await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
});
