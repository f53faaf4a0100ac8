import type {Page, Response} from '@playwright/test';
import {OLDER} from '../testVersions';
import {hydrate} from './hydrate';
import {expect, test} from './test';

test('an unknown address answers 404 and says so in Chinese', async ({page}) => {
  const response = await page.goto('/totally-unknown-xyz');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', {name: '找不到页面'})).toBeVisible();
  await expect(page.getByText('如果是从别的网站点过来的')).toBeVisible();
  await expect(page.getByText('你要找的也许是')).toHaveCount(0);
});

test('the page offers a search for the words of the address, and pages to begin with', async ({page}) => {
  await page.goto('/totally-unknown-docker');
  const field = page.getByRole('main').getByRole('searchbox', {name: '搜索文档'});
  await expect(field).toHaveValue('totally unknown docker');
  await field.fill('docker');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=docker$/);
  await page.goBack();
  await page.getByRole('navigation', {name: '从这里开始'}).getByRole('link', {name: '安装 Langflow'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('安装 Langflow');
});

test('a page is listed once, although two versions have it', async ({page}) => {
  await page.goto('/flows');
  const names = page.getByRole('navigation', {name: '你要找的也许是'}).locator('a > span');
  await expect(names).not.toHaveCount(0);
  const texts = await names.allInnerTexts();
  expect(new Set(texts).size).toBe(texts.length);
});

test('a mistyped address is answered with the page that was meant', async ({page}) => {
  for (const mistyped of ['/concept-flows', '/concepts-flow', '/zh/concepts-flows', '/basic-promting']) {
    await page.goto(mistyped);
    const suggestion = page.getByRole('navigation', {name: '你要找的也许是'}).getByRole('link').first();
    await expect(suggestion, mistyped).toHaveAttribute('href', '/concepts-flows');
    await suggestion.click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('构建流程');
  }
});

/** Errors that the page reports, but for the status of the missing page. */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404')) errors.push(message.text());
  });
  return errors;
}

test('the page hydrates as it was served, in every part of the site', async ({page}) => {
  const errors = collectErrors(page);
  for (const path of ['/nope', `${OLDER.base}/nope`, '/api/nope', `${OLDER.base}/api/nope`]) {
    await page.goto(path);
    await hydrate(page);
    await expect(page.locator('.theme-version-menu summary')).toHaveText('版本');
    expect(errors, path).toEqual([]);
  }
});

test('an address that differs in case or has something behind it leads to its page, which hydrates', async ({page, baseURL}) => {
  const errors = collectErrors(page);
  for (const [mistyped, expected] of [
    ['/Concepts-Flows', '/concepts-flows'],
    ['/CONCEPTS-FLOWS?a=1#create-a-flow', '/concepts-flows?a=1#create-a-flow'],
    [`${OLDER.base}/Concepts-Flows%E3%80%82`, `${OLDER.base}/concepts-flows`],
    ['/concepts-flows%20', '/concepts-flows'],
  ] as const) {
    await page.goto(mistyped);
    await expect(page).toHaveURL(new URL(expected, baseURL).href);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('构建流程');
    await hydrate(page);
    expect(errors, mistyped).toEqual([]);
  }
});

test('what is suggested moves nothing that was there', async ({page}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${OLDER.base}/concept-flows`, {waitUntil: 'commit'});
  const home = page.getByRole('main').getByRole('link', {name: '回到首页'});
  const before = await home.boundingBox();
  release();
  const suggestions = page.getByRole('navigation', {name: '你要找的也许是'}).getByRole('link');
  await expect(suggestions.first()).toHaveAttribute('href', `${OLDER.base}/concepts-flows`);
  expect(await home.boundingBox()).toEqual(before);
});

test('the list of routes is fetched by this page only', async ({page}) => {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) responses.push(response);
  });
  await page.goto('/concepts-flows');
  // Not at idle: a browser that takes a busy machine for a slow line does not start by itself.
  await hydrate(page);
  await page.waitForLoadState('networkidle');
  expect(responses.length).toBeGreaterThan(0);
  const scripts = await Promise.all(responses.map((response) => response.text()));
  expect(scripts.filter((text) => text.includes('/starter-projects-basic-prompting'))).toEqual([]);
});
