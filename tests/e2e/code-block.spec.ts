import type {Page} from '@playwright/test';
import {VARIANT_PORT} from '../../playwright.config';
import {hydrate} from './hydrate';
import {expect, test} from './test';

const SAMPLES = `http://127.0.0.1:${VARIANT_PORT}/langflow/markdown`;
const block = (page: Page, language: string) => page.locator(`.theme-code-block[data-language="${language}"]`);

test('code is highlighted in the HTML, and no highlighter is shipped', async ({page}) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text());
  });
  await page.goto(SAMPLES, {waitUntil: 'networkidle'});
  const python = block(page, 'python');
  await expect(python.locator('.s')).toHaveText('"中文"');
  await expect(python.locator('.hl')).toContainText('高亮的一行');
  await expect(python).toContainText('app.py');
  // Names that every highlighter's grammars carry.
  expect(scripts.join('')).not.toMatch(/Prism|shiki|hljs|scopeName/);
});

test('the copy button puts the code, and only the code, on the clipboard', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(SAMPLES);
  const python = block(page, 'python');
  await python.hover();
  await python.getByRole('button', {name: '复制'}).click();
  await expect(python.getByRole('button', {name: '已复制'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('name = "中文"\nprint(name)  # 高亮的一行');
});

test('copying works where the page is not a secure context', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'clipboard', {configurable: true, get: () => undefined});
  });
  await page.goto(SAMPLES);
  const python = block(page, 'python');
  await python.hover();
  await python.getByRole('button', {name: '复制'}).click();
  await expect(python.getByRole('button', {name: '已复制'})).toBeVisible();
});

test('the choice to wrap long lines is offered where a line is too long, and kept', async ({page}) => {
  await page.goto(SAMPLES);
  await hydrate(page);
  const python = block(page, 'python');
  const wrap = python.getByRole('button', {name: '换行'});
  await expect(wrap).toHaveCount(0);
  await page.setViewportSize({width: 200, height: 800});
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
  await python.hover();
  await wrap.click();
  await expect(python.locator('pre')).toHaveCSS('white-space', 'pre-wrap');
  await page.reload();
  await expect(python.locator('pre')).toHaveCSS('white-space', 'pre-wrap');
  await hydrate(page);
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
});

test.describe('on a touch screen', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

  test('the controls are in view without hovering', async ({page}) => {
    await page.goto(SAMPLES);
    await expect(block(page, 'python').getByRole('button', {name: '复制'})).toBeVisible();
    await expect(block(page, 'python').getByRole('button', {name: '复制'}).locator('..')).toHaveCSS('opacity', '1');
  });

  test('commands wrap, unless the reader chose otherwise', async ({page}) => {
    const command = page.locator('[data-language="bash"]:visible pre').filter({hasText: 'uv pip install'}).first();
    await page.goto('/get-started-installation');
    await expect(command).toHaveCSS('text-wrap-mode', 'wrap');
    await hydrate(page);
    await expect(command).toHaveCSS('text-wrap-mode', 'wrap');
    await page.evaluate(() => localStorage.setItem('code.wrap', '0'));
    await page.reload();
    await expect(command).toHaveCSS('text-wrap-mode', 'nowrap');
    await hydrate(page);
    await expect(command).toHaveCSS('text-wrap-mode', 'nowrap');
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('there are no dead controls', async ({page}) => {
    await page.goto(SAMPLES);
    await expect(block(page, 'python').getByText('复制')).toBeHidden();
    await expect(block(page, 'python')).toContainText('print(name)');
  });
});
