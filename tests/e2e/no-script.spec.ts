import type {Page} from '@playwright/test';
import {expect, test} from './test';

test.use({javaScriptEnabled: false});

/** What stands on the page for want of scripts; Playwright takes such text for invisible at all times. */
const substitutes = (page: Page) =>
  page.locator('noscript').evaluateAll((notes) =>
    notes
      .filter((note) => note.checkVisibility())
      .map((note) => note.textContent)
      .join('\n'),
  );

const noDeadControls = async (page: Page) => {
  for (const name of ['搜索文档', '切换导航栏', /切换浅色/, /需要帮忙/]) await expect(page.getByRole('button', {name})).toHaveCount(0);
};

test('a page can be read whole: every tab with its name, details, figures', async ({page}) => {
  await page.goto('/api-flows');
  const panels = page.locator('.tab-sheet > [role="tabpanel"]');
  expect(await panels.count()).toBeGreaterThan(3);
  for (const panel of await panels.all()) await expect(panel).toBeVisible();
  await expect(page.getByRole('tablist')).toHaveCount(0);
  expect(
    await page
      .locator('.tab-sheet')
      .first()
      .evaluate((sheet) => getComputedStyle(sheet, '::before').content),
  ).toBe('"cURL"');
  await noDeadControls(page);

  await page.goto('/concepts-flows');
  const figure = page.locator('article img').first();
  await figure.scrollIntoViewIfNeeded();
  await expect.poll(() => figure.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('details open by themselves', async ({page}) => {
  await page.goto('/api/simplified-run-flow');
  const details = page.locator('details:not([open])').first();
  const summary = details.locator('> summary');
  const text = await summary.textContent();
  await summary.click();
  await expect(
    page
      .locator('details[open] > summary')
      .filter({hasText: text ?? ''})
      .first(),
  ).toBeVisible();
});

test('the reader gets about, and is told what is missing', async ({page}) => {
  await page.goto('/concepts-flows');
  expect(await substitutes(page)).toContain('搜索需要 JavaScript');
  expect(await substitutes(page)).toContain('这个浏览器没有启用 JavaScript');
  // A closed category leads to its first page, where it stands open.
  await page
    .locator('.theme-doc-sidebar-menu')
    .locator('.menu__link--sublist')
    .filter({hasText: /^部署$/})
    .click();
  await expect(page).toHaveURL(/\/deployment-/);
  await page.locator('.theme-doc-sidebar-menu a[href="/deployment-public-server"]').click();
  await expect(page).toHaveURL(/\/deployment-public-server$/);
  await page.locator('footer noscript a').click();
  await expect(page.getByRole('article').or(page.getByRole('main')).getByRole('link', {name: '构建流程'}).first()).toBeVisible();
  await page.goto('/offline');
  expect(await substitutes(page)).toContain('没有启用 JavaScript，查不到它有多大');
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});

test('a phone shows no menu that cannot be opened', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/concepts-flows');
  await noDeadControls(page);
  await expect(page.getByRole('navigation', {name: '页面路径'})).toBeVisible();
});
