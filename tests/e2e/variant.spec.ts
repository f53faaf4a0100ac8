import {VARIANT_PORT} from '../../playwright.config';
import {expect, test} from './test';

// The site with every optional setting, under a base path.
const SITE = `http://127.0.0.1:${VARIANT_PORT}/langflow`;

test('the announcement can be dismissed, stays away, and comes back when its id changes', async ({page}) => {
  await page.goto(`${SITE}/`);
  const bar = page.locator('.theme-announcement-bar');
  await expect(bar).toContainText('站点将于周日凌晨维护');
  await bar.getByRole('button', {name: '关闭公告'}).click();
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(bar).toBeHidden();
  // What a deployment with another id finds in the reader's browser.
  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an-older-one'));
  await page.reload();
  await expect(bar).toBeVisible();
});

test('the footer shows the filing numbers with their registers', async ({page}) => {
  await page.goto(`${SITE}/`);
  const footer = page.locator('footer.theme-layout-footer');
  await expect(footer.getByRole('link', {name: /京ICP备12345678号-1/})).toHaveAttribute('href', /beian\.miit\.gov\.cn/);
  await expect(footer.getByRole('link', {name: /京公网安备11010502030000号/})).toHaveAttribute('href', /beian\.mps\.gov\.cn/);
});

test('with a repository, a page can be edited and reported', async ({page}) => {
  await page.goto(`${SITE}/markdown`);
  await expect(page.getByRole('link', {name: /编辑此页/})).toHaveAttribute(
    'href',
    /github\.com\/example\/langflow-docs-zh\/edit\/main\/.*markdown\.mdx$/,
  );
  const report = await page.getByRole('link', {name: /报告问题/}).getAttribute('href');
  expect(decodeURIComponent(report ?? '')).toContain('/langflow/markdown');
});

test('links, canonical address and the English original know the base path', async ({page}) => {
  await page.goto(`${SITE}/`);
  await expect(page.getByRole('link', {name: '另一页'})).toHaveAttribute('href', '/langflow/markdown');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://docs.example.cn/langflow/');
  await page.goto(`${SITE}/markdown`);
  await expect(page.getByRole('navigation', {name: '主导航'}).getByRole('link', {name: /官方英文文档/})).toHaveAttribute(
    'href',
    'https://docs.langflow.org/markdown',
  );
});

test('a link to a page that is not written leads to the English one and says so', async ({page}) => {
  await page.goto(`${SITE}/`);
  await expect(page.getByRole('link', {name: /还没写的页（英文）/})).toHaveAttribute(
    'href',
    'https://docs.langflow.org/concepts-flows#projects',
  );
});

test('an unlisted page opens by its address, with a banner, and is kept from search engines', async ({page}) => {
  await page.goto(`${SITE}/unlisted`);
  await expect(page.getByText('此页面未列出。')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

test('a draft is not in the build', async ({page}) => {
  const response = await page.goto(`${SITE}/draft`);
  expect(response?.status()).toBe(404);
});

test('old and coming versions carry their banners', async ({page}) => {
  await page.goto(`${SITE}/0.9`);
  await expect(page.locator('.theme-doc-version-banner')).toContainText('现已不再积极维护');
  await page.goto(`${SITE}/2.0`);
  await expect(page.locator('.theme-doc-version-banner')).toContainText('尚未发行');
});
