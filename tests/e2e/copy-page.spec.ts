import type {Page} from '@playwright/test';
import {expect, test} from './test';

const PAGE = '/concepts-flows';
const opener = (page: Page) => page.locator('summary', {hasText: '复制本页'});
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('the menu fits beside the breadcrumbs on a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  // A long trail.
  for (const path of [PAGE, '/api/build-flow', '/bundles-datastax']) {
    await page.goto(path);
    const {x = 0, width = 0, height = 0} = (await opener(page).boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(390);
    // One line.
    expect(height).toBeLessThan(40);
    await opener(page).click();
    const choices = await page.getByRole('link', {name: '查看 Markdown'}).boundingBox();
    expect(choices?.x).toBeGreaterThanOrEqual(0);
  }
});

test('the menu copies the Markdown of the page', async ({page, context, request}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PAGE);
  await opener(page).click();
  await page.getByRole('button', {name: '复制 Markdown'}).click();
  await expect(page.getByRole('status').filter({hasText: '已复制'})).toBeVisible();
  expect(await clipboard(page)).toBe(await (await request.get('/concepts-flows.md')).text());
});

test('on an API page it copies the operation', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/api/build-flow');
  await opener(page).click();
  await page.getByRole('button', {name: '复制 Markdown'}).click();
  await expect(page.getByRole('status').filter({hasText: '已复制'})).toBeVisible();
  expect(await clipboard(page)).toContain('POST `/api/v1/build/{flow_id}/flow`');
});

test('opening an assistant copies a question with the address of the Markdown', async ({page, context, baseURL}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.route('https://chat.deepseek.com/**', (route) => route.fulfill({body: 'assistant', contentType: 'text/html'}));
  await page.goto(PAGE);
  await opener(page).click();
  const [assistant] = await Promise.all([context.waitForEvent('page'), page.getByRole('link', {name: 'DeepSeek'}).click()]);
  await expect(assistant).toHaveURL('https://chat.deepseek.com/');
  await page.bringToFront();
  expect(await clipboard(page)).toContain(`${baseURL}/concepts-flows.md`);
});

test('the menu works with the keyboard and closes when the reader turns elsewhere', async ({page}) => {
  await page.goto(PAGE);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  const view = page.getByRole('link', {name: '查看 Markdown'});
  await expect(view).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(view).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await opener(page).click();
  await page.getByRole('heading', {level: 1}).click();
  await expect(view).toBeHidden();
});

test('a file that cannot be fetched is said to have failed', async ({page}) => {
  await page.route('**/concepts-flows.md', (route) => route.fulfill({status: 503}));
  await page.goto(PAGE);
  await opener(page).click();
  await page.getByRole('button', {name: '复制 Markdown'}).click();
  await expect(page.getByRole('status').filter({hasText: '复制失败'})).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the menu opens and leads to the Markdown', async ({page}) => {
    await page.goto(PAGE);
    await opener(page).click();
    await expect(page.getByRole('link', {name: '查看 Markdown'})).toHaveAttribute('href', '/concepts-flows.md');
    await expect(page.getByRole('button', {name: '复制 Markdown'})).toBeHidden();
  });
});
