import {readFileSync} from 'node:fs';
import path from 'node:path';
import {VARIANT_PORT} from '../../playwright.config';
import type {StatusReport} from '../../plugins/translation/types';
import {OLDER} from '../testVersions';
import {hydrate} from './hydrate';
import {expect, test} from './test';

const VARIANT = `http://127.0.0.1:${VARIANT_PORT}/langflow`;
const COMMIT = 'c'.repeat(40);
const readReport = (dir: string): StatusReport =>
  JSON.parse(readFileSync(path.join(__dirname, '../..', dir, 'translation-status.json'), 'utf8'));

test('a stale page says so above its article and leads to what upstream changed', async ({page}) => {
  await page.goto(`${VARIANT}/status-stale`);
  const banner = page.locator('.theme-translation-banner');
  await expect(banner).toContainText('这一页落后于官方英文文档');
  // Of two sources only one has changed.
  await expect(banner.getByRole('link', {name: '查看原文的改动'})).toHaveAttribute(
    'href',
    `https://github.com/example/upstream/commits/${COMMIT}/docs/docs/Status/_shared.mdx`,
  );
  const [bannerBox, articleBox] = await Promise.all([banner.boundingBox(), page.locator('article').boundingBox()]);
  expect(bannerBox?.y).toBeLessThan(articleBox?.y ?? 0);
  await banner.getByRole('link', {name: '翻译状态'}).click();
  await expect(page).toHaveURL(`${VARIANT}/translation-status`);
});

test('a page whose original is gone says so; an up-to-date page says nothing', async ({page}) => {
  await page.goto(`${VARIANT}/status-orphan`);
  await expect(page.locator('.theme-translation-banner')).toContainText('官方英文文档已经移除这一页');
  await page.goto(`${VARIANT}/status-fresh`);
  await expect(page.getByRole('heading', {name: '同步的页面'})).toBeVisible();
  await expect(page.locator('.theme-translation-banner')).toHaveCount(0);
  expect(await page.content()).not.toContain('translation_notice');
});

test('the status page shows every state with its links', async ({page}) => {
  await page.goto(`${VARIANT}/translation-status`);
  const row = (title: string) => page.getByRole('row', {name: title});
  await expect(row('同步的页面')).toContainText('已同步');
  await expect(row('同步的页面').getByRole('link', {name: '同步的页面'})).toHaveAttribute('href', '/langflow/status-fresh');
  await expect(row('同步的页面').getByRole('link', {name: 'fresh.mdx'})).toHaveAttribute(
    'href',
    `https://github.com/example/upstream/blob/${COMMIT}/docs/docs/Status/fresh.mdx`,
  );
  await expect(row('落后的页面')).toContainText('落后');
  await expect(row('没写的页面')).toContainText('未翻译');
  await expect(row('没写的页面').getByRole('link', {name: '英文页'})).toHaveAttribute('href', 'https://docs.langflow.org/status-missing');
  await expect(row('原文没了的页面')).toContainText('原文已移除');
  await expect(row('原文没了的页面').getByRole('link', {name: '英文页'})).toHaveCount(0);
  await expect(page.getByRole('row', {name: /^变体/})).toContainText('50%');
});

test('a reader narrows the list by words, state and section', async ({page}) => {
  await page.goto(`${VARIANT}/translation-status`);
  await hydrate(page);
  const rows = page.getByRole('table').last().locator('tbody tr:visible');
  await expect(rows).toHaveCount(4);
  await page.getByLabel('状态').selectOption('落后');
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('status')).toHaveText('1 页');
  await page.getByLabel('栏目').selectOption('其余');
  await expect(rows).toHaveCount(0);
  await page.getByLabel('状态').selectOption('全部');
  await expect(rows).toHaveText([/没写的页面/]);
  await page.getByLabel('栏目').selectOption('全部');
  await page.getByLabel('筛选页面').fill('同步的');
  await expect(rows).toHaveText([/^同步的页面/]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the status page lists everything and hides the controls that would do nothing', async ({page}) => {
    await page.goto('/translation-status');
    const {pages} = readReport('build');
    await expect(page.getByRole('table').last().locator('tbody tr')).toHaveCount(pages.length);
    await expect(page.getByLabel('状态')).toBeHidden();
  });
});

test('every page leads to the status page, which leads to the JSON', async ({page, request}) => {
  await page.goto('/');
  await page.locator('footer.theme-layout-footer').getByRole('link', {name: '翻译状态'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('翻译状态');
  const href = await page.getByRole('main').getByRole('link', {name: /JSON/}).getAttribute('href');
  const report = (await (await request.get(href as string)).json()) as StatusReport;
  expect(report).toEqual(readReport('build'));
  expect(report.version).toBe(1);
  const total = Object.values(report.counts).reduce((sum, count) => sum + count, 0);
  expect(total).toBe(report.pages.length);
  await expect(page.locator('meta[name=docs-sha]')).toHaveAttribute('content', report.upstream.commit);
});

test('names of files are legible on a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  for (const path of ['/translation-status', `${OLDER.base}/translation-status`]) {
    await page.goto(path);
    const column = await page.locator('tr[data-state] td:last-child').first().boundingBox();
    expect(column?.width).toBeGreaterThanOrEqual(140);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
});

test('the status page needs no scrolling sideways on the narrowest screens', async ({page}) => {
  for (const path of ['/translation-status', `${OLDER.base}/translation-status`]) {
    for (const width of [320, 256]) {
      await page.setViewportSize({width, height: 800});
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width} px`).toBeLessThanOrEqual(width);
    }
  }
});
