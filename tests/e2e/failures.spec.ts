import {VARIANT_PORT} from '../../playwright.config';
import {PAGE_SCRIPTS, saveData} from './connection';
import {hydrate} from './hydrate';
import {expect, test} from './test';

const VARIANT = `http://127.0.0.1:${VARIANT_PORT}/langflow`;

test('a route whose code is gone (a new deployment) is loaded as a page, and can be read', async ({page}) => {
  await saveData(page);
  await page.goto('/concepts-flows');
  await hydrate(page);
  await page.waitForLoadState('networkidle');
  await page.route(PAGE_SCRIPTS, (route) => route.abort());
  const loads: string[] = [];
  page.on('domcontentloaded', () => loads.push(page.url()));
  await page.getByRole('navigation', {name: '上一页与下一页'}).getByRole('link').first().click();
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('构建流程');
  await expect(page.locator('article')).toBeVisible();
  // One load, and no loop.
  await page.waitForLoadState('networkidle');
  expect(loads).toHaveLength(1);
});

test('without a connection the next page is asked for as a document, and comes once the connection is back', async ({page, context}) => {
  await saveData(page);
  await page.goto('/concepts-flows', {waitUntil: 'networkidle'});
  await hydrate(page);
  const next = page.getByRole('navigation', {name: '上一页与下一页'}).getByRole('link').last();
  const address = new URL((await next.getAttribute('href')) ?? '', page.url()).href;
  await context.setOffline(true);
  const asked = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
  await next.click();
  expect((await asked).url()).toBe(address);
  await context.setOffline(false);
  await page.goto(address);
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('构建流程');
  await expect(page.locator('article')).toBeVisible();
});

test('a wrong base address is named, with the address that would be right', async ({page}) => {
  // The site that expects /langflow/ stands at /docs/: the page comes, its assets do not.
  await page.route('**/docs/markdown', async (route) => {
    const response = await route.fetch({url: `${VARIANT}/markdown`});
    await route.fulfill({response});
  });
  await page.route('**/langflow/assets/**', (route) => route.fulfill({status: 404, body: ''}));
  await page.goto(`http://127.0.0.1:${VARIANT_PORT}/docs/markdown`);
  const banner = page.getByRole('alert').filter({hasText: '站点没有正确加载'});
  await expect(banner).toContainText('当前配置是 /langflow/');
  await expect(banner).toContainText('建议改成 /docs/');
});

test('assets that fail on a site at its right address are put down to the connection', async ({page}) => {
  await page.route('**/assets/js/main*.js', (route) => route.abort());
  await page.goto('/concepts-flows');
  await page.keyboard.press('Shift');
  await expect(page.getByRole('alert')).toContainText('没有加载成功');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('构建流程');
});

test('what says that the styles failed is legible without them', async ({page}) => {
  await page.route('**/assets/css/*', (route) => route.abort());
  await page.goto('/concepts-flows');
  await expect(page.getByRole('alert')).toHaveCSS('font-family', 'system-ui, sans-serif');
});
