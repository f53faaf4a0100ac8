import type {Page} from '@playwright/test';
import {readRootVersion} from '../../lib/content/versions';
import {readApiOperations} from '../../lib/openapi/apiOperations';
import {saveData} from './connection';
import {hydrate} from './hydrate';
import {expect, test} from './test';

const OPERATION = '/api/build-flow';
const sidebar = (page: Page) => page.getByRole('navigation', {name: '文档侧边栏'});

test('an operation page says what the operation is and takes', async ({page}) => {
  await page.goto(OPERATION);
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', {level: 1})).toHaveText('构建流程');
  await expect(article.getByText('POST', {exact: true}).first()).toBeVisible();
  await expect(article.getByText('/api/v1/build/{flow_id}/flow').first()).toBeVisible();
  for (const heading of ['路径参数', '查询参数', '请求体', '响应'])
    await expect(article.getByRole('heading', {name: new RegExp(`^${heading}`)})).toBeVisible();
  await expect(article.locator('#path-parameters ~ .api-prose').first()).toContainText('flow_id');
});

test('the sidebar shows methods, opens the current group and stays from page to page', async ({page}) => {
  await page.goto(OPERATION);
  await hydrate(page);
  const current = sidebar(page).locator('[aria-current="page"]');
  await expect(current).toHaveText('构建流程');
  expect(await current.evaluate((link) => getComputedStyle(link, '::before').content)).toBe('"POST"');
  await sidebar(page).evaluate((element) => element.setAttribute('data-mark', 'same'));
  await page.getByRole('link', {name: /下一页/}).click();
  await expect(page).not.toHaveURL(OPERATION);
  await expect(page.locator('[data-mark="same"]')).toBeVisible();
});

test('deprecated operations are struck through in the sidebar and marked on their page', async ({page}) => {
  await page.goto('/api/retrieve-vertices-order');
  await expect(sidebar(page).locator('[aria-current="page"] > span')).toHaveCSS('text-decoration-line', 'line-through');
  await expect(page.getByRole('article').getByText('已弃用').first()).toBeVisible();
});

test('breadcrumbs lead back to the landing page', async ({page}) => {
  await page.goto(OPERATION);
  await page.getByRole('navigation', {name: '页面路径'}).getByRole('link', {name: 'API 参考'}).click();
  await expect(page).toHaveURL('/api');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('API 参考');
});

test('links inside texts do not load the site anew', async ({page}) => {
  await page.goto(OPERATION);
  await hydrate(page);
  await page.evaluate(() => Object.assign(window, {mark: true}));
  await page.getByRole('article').getByRole('link', {name: '获取构建事件'}).first().click();
  await expect(page).toHaveURL('/api/get-build-events');
  expect(await page.evaluate(() => 'mark' in window)).toBe(true);
});

test('the landing page filters operations by name, method and path', async ({page}) => {
  await page.goto('/api');
  const filter = page.getByRole('searchbox', {name: '筛选操作'});
  await expect(page.getByText(`共 ${readApiOperations(readRootVersion()).length} 个操作`)).toBeVisible();
  await filter.fill('post /run');
  await expect(page.getByRole('article').getByRole('link', {name: /\/api\/v1\/run\/\{flow_id_or_name\}/})).toBeVisible();
  await expect(page.getByRole('article').getByRole('link', {name: /\/api\/v1\/flows\//})).toHaveCount(0);
  await filter.fill('没有这样的操作');
  await expect(page.getByText('没有匹配的操作')).toBeVisible();
});

test('the language of the samples is kept, and shared with the tab sets of the guides', async ({page}) => {
  await page.goto(OPERATION);
  await page.getByRole('tab', {name: 'Python'}).click();
  await expect(page.getByRole('tabpanel').filter({hasText: 'requests.post('})).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.language'))).toBe('python');
  await page.goto('/api/read-flow');
  await expect(page.getByRole('tab', {name: 'Python'})).toHaveAttribute('aria-selected', 'true');
});

test('field trees open with the keyboard', async ({page}) => {
  await page.goto(OPERATION);
  const summary = page.locator('#body ~ div details > summary').first();
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(summary.locator('..')).toHaveAttribute('open', '');
});

test('an unknown operation is not found, with the nearest as a suggestion', async ({page}) => {
  await page.goto('/api/bild-flow');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('找不到页面');
  await expect(page.getByRole('link', {name: /\/api\/build-flow/}).first()).toHaveAttribute('href', '/api/build-flow');
});

test('the console comes only when it is opened', async ({page}) => {
  await saveData(page);
  await page.goto(OPERATION);
  await hydrate(page);
  await page.waitForLoadState('networkidle');
  const loaded = page.waitForRequest((request) => request.resourceType() === 'script');
  await page.getByText('试一试').first().click();
  await loaded;
  await expect(page.getByRole('button', {name: '发送请求'})).toBeVisible();
});

test('on a wide screen the request and its answer stay beside the text, and a button opens the console there', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto(OPERATION);
  await hydrate(page);
  const sample = page.getByRole('tabpanel').first();
  const answer = page.getByText('响应示例（200）');
  await page.getByRole('heading', {name: /^响应/, level: 2}).scrollIntoViewIfNeeded();
  await expect(sample).toBeInViewport();
  await expect(answer).toBeInViewport();
  const [text, side] = await Promise.all([page.locator('#responses').boundingBox(), sample.boundingBox()]);
  expect(side?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0));
  // The contents have sections, and no status codes.
  await expect(page.getByRole('navigation', {name: '本页内容'}).getByRole('link')).toContainText(['请求示例', '响应']);
  await expect(page.locator('.theme-doc-toc-desktop')).toBeHidden();
  await page.getByRole('button', {name: '试一试'}).click();
  await expect(page.locator('#try-it').getByLabel('基础 URL')).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

  test('the menu holds the operations', async ({page}) => {
    await page.goto(OPERATION);
    await page.getByRole('button', {name: '切换导航栏'}).click();
    await expect(page.locator('.navbar-sidebar').getByRole('link', {name: '取消构建任务'})).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('everything but the console can be read', async ({page}) => {
    await page.goto(OPERATION);
    await expect(page.locator('pre').filter({hasText: 'curl -X POST'})).toBeVisible();
    await page.locator('summary').filter({hasText: '试一试'}).click();
    await expect(page.getByText('“试一试”需要 JavaScript')).toBeVisible();
    await page.locator('summary.api-head').first().click();
    await expect(page.locator('details[open] > .api-fields').first()).toBeVisible();
    await page.goto('/api');
    await expect(
      page
        .getByRole('article')
        .getByRole('link', {name: /构建流程/})
        .first(),
    ).toBeVisible();
  });
});
