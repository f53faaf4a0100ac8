import {VARIANT_PORT} from '../../playwright.config';
import {expect, test} from './test';

const SAMPLES = `http://127.0.0.1:${VARIANT_PORT}/langflow/markdown`;

test('emphasis next to Chinese punctuation is rendered', async ({page}) => {
  await page.goto(SAMPLES);
  const article = page.locator('article');
  for (const text of ['浏览器。', '“引号”', '（括号）', '加粗。'])
    await expect(article.locator('strong', {hasText: text}).first()).toBeVisible();
  expect(await article.textContent()).not.toContain('**');
});

test('headings keep their English ids', async ({page}) => {
  await page.goto(`${SAMPLES}#fixed-id`);
  await expect(page.locator('h2#fixed-id')).toHaveText(/带固定 id 的标题/);
  await expect(page.locator('h2#fixed-id')).toBeInViewport();
});

test('tabs switch and are remembered across pages', async ({page}) => {
  await page.goto(SAMPLES);
  await expect(page.getByText('选中 cURL')).toBeVisible();
  await page.getByRole('tab', {name: 'Python'}).click();
  await expect(page.getByText('选中 Python')).toBeVisible();
  await page.reload();
  await expect(page.getByText('选中 Python')).toBeVisible();
});

test('admonitions and details carry Chinese text', async ({page}) => {
  await page.goto(SAMPLES);
  await expect(page.locator('.theme-admonition-warning')).toContainText('当心');
  await expect(page.getByText('折叠的内容')).toBeHidden();
  await page.getByText('展开', {exact: true}).click();
  await expect(page.getByText('折叠的内容')).toBeVisible();
});

test('the security notice names the holes and the lowest safe version', async ({page}) => {
  await page.goto(SAMPLES);
  const notice = page.locator('.theme-admonition-danger');
  for (const words of ['CVE-2026-33017', 'CVE-2026-48519', '1.9.2']) await expect(notice).toContainText(words);
});
