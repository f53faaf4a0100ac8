import {expect, type Page, test} from '@playwright/test';

test.use({javaScriptEnabled: false});

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

  await page.goto('/concepts-overview');
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
  await expect(page.getByRole('navigation', {name: '主导航'})).toContainText('搜索需要 JavaScript');
  // A closed category leads to its first page, where it stands open.
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: '部署', exact: true}).click();
  await expect(page).toHaveURL(/\/deployment-/);
  await page
    .locator('.theme-doc-sidebar-menu')
    .getByRole('link', {name: /Docker/})
    .first()
    .click();
  await expect(page).toHaveURL(/\/deployment-docker/);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('这个浏览器没有启用 JavaScript');
  await footer.getByRole('paragraph').filter({hasText: 'JavaScript'}).getByRole('link').click();
  await expect(page.getByRole('article').or(page.getByRole('main')).getByRole('link', {name: '构建流程'}).first()).toBeVisible();
  await page.goto('/offline');
  await expect(page.getByText('下载离线副本需要 JavaScript')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('a phone shows no menu that cannot be opened', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/concepts-flows');
  await noDeadControls(page);
  await expect(page.getByRole('navigation', {name: '页面路径'})).toBeVisible();
});
