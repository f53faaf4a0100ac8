import type {Page} from '@playwright/test';
import {VARIANT_PORT} from '../../playwright.config';
import {expect, test} from './test';

/** Adds code to the page as an injected text would, and tells whether it ran. */
const ranInlineScript = (page: Page) =>
  page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    document.body.append(script);
    return 'injected' in window;
  });

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
