import type {Page} from '@playwright/test';
import {saveData} from './connection';
import {holdScripts} from './holdScripts';
import {hydrate} from './hydrate';
import {dialog, hits, searchField, stalled} from './searchDialog';
import {expect, test} from './test';

const INDEX = '**/search/**/*.json';
const MANIFEST = '**/search/index.json';

async function openModal(page: Page): Promise<void> {
  await page.goto('/concepts-flows');
  await page.getByRole('button', {name: '搜索文档'}).click();
  await expect(searchField(page)).toBeFocused();
}

test('says that results cannot be fetched, and finds them once they can', async ({page}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.route(MANIFEST, (route) => route.abort());
  await openModal(page);
  await searchField(page).fill('流程');
  await expect(page.getByText('搜索失败')).toBeVisible();
  await expect(page.getByText('请检查网络连接')).toBeVisible();
  await expect(dialog(page).getByText('没有结果')).toBeHidden();
  await page.unroute(MANIFEST);
  await page.getByRole('button', {name: '重试'}).click();
  await expect(hits(page).first()).toBeVisible();
  await expect(page.getByText('搜索失败')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('survives files that arrive broken the first time', async ({page}) => {
  const seen = new Set<string>();
  await page.route(INDEX, (route) => {
    const url = route.request().url();
    if (url.endsWith('/index.json') || seen.has(url)) return route.continue();
    seen.add(url);
    return route.fulfill({body: '{"terms":["0', contentType: 'application/json'});
  });
  await openModal(page);
  await searchField(page).fill('流程');
  await expect(hits(page).first()).toBeVisible();
  expect(seen.size).toBeGreaterThan(1);
});

test('says so when files stay broken', async ({page}) => {
  await page.route(INDEX, (route) => route.fulfill({body: '<!doctype html>', contentType: 'text/html'}));
  await openModal(page);
  await searchField(page).fill('流程');
  await expect(page.getByText('搜索失败')).toBeVisible();
});

/** Has the worker's own code run after some other. */
async function runBeforeWorker(page: Page, script: string): Promise<void> {
  await page.route('**/assets/js/search.*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: `${script}\n${await response.text()}`});
  });
}

test('finds things in the oldest browsers that the site promises', async ({page}) => {
  await runBeforeWorker(
    page,
    'delete AbortSignal.timeout; for (const name of ["findLast", "findLastIndex"]) delete Array.prototype[name];',
  );
  await openModal(page);
  await searchField(page).fill('docker');
  await expect(hits(page).first()).toBeVisible();
});

test('does not blame the network for a fault of its own, and says where to report it', async ({page}) => {
  await runBeforeWorker(page, 'delete String.prototype.matchAll;');
  await openModal(page);
  await searchField(page).fill('流程');
  const alert = dialog(page).getByRole('alert');
  await expect(alert).toContainText('搜索出错');
  await expect(alert).not.toContainText('网络连接');
  await expect(alert.getByRole('link', {name: '告诉我们'})).toHaveAttribute('href', /\S/);
  await page.goto(`/search?q=${encodeURIComponent('流程')}`);
  await expect(page.getByRole('alert')).toContainText('搜索出错');
});

test('shows that it waits when the network is slow', async ({page}) => {
  const release = await holdScripts(page, INDEX);
  await openModal(page);
  await searchField(page).fill('流程');
  await expect(stalled(page)).toBeVisible();
  release();
  await expect(hits(page).first()).toBeVisible({timeout: 15_000});
  await expect(stalled(page)).toHaveCount(0);
});

test('a modal whose code does not arrive can be tried again', async ({page}) => {
  await saveData(page);
  await page.goto('/concepts-flows');
  await hydrate(page);
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await page.getByRole('button', {name: '搜索文档'}).click();
  await expect(page.getByText('搜索没有加载成功')).toBeVisible();
  await page.unroute('**/assets/js/*.js');
  await page.getByRole('button', {name: '重试'}).click();
  await expect(searchField(page)).toBeVisible();
});

test('the results page says that results cannot be fetched, and tries again', async ({page}) => {
  await page.route(MANIFEST, (route) => route.abort());
  await page.goto(`/search?q=${encodeURIComponent('流程')}`);
  await expect(page.getByRole('alert')).toContainText('搜索失败');
  await page.unroute(MANIFEST);
  await page.getByRole('button', {name: '重试'}).click();
  await expect(page.locator('.search-zh-results li').first()).toBeVisible();
});

test('what was found is kept: the same query on the next page fetches no terms', async ({page}) => {
  await openModal(page);
  await searchField(page).fill('流程');
  await expect(hits(page).first()).toBeVisible();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await openModal(page);
  await searchField(page).fill('流程');
  await expect(hits(page).first()).toBeVisible();
  expect(fetched.filter((url) => /\/search\/.+\/(?:terms|page)-/.test(url))).toEqual([]);
});
