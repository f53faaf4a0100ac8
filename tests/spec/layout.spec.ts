import {expect, test} from '@playwright/test';
import {VARIANT_PORT} from '../../playwright.config';
import {hydrate} from '../e2e/hydrate';

const PAGE = '/concepts-flows';
const VARIANT = `http://127.0.0.1:${VARIANT_PORT}/langflow`;

test('the help button is round and floats at the bottom right', async ({page}) => {
  await page.goto(PAGE);
  const help = page.getByRole('button', {name: '你好，需要帮忙吗'});
  const placeOf = async () => {
    const box = await help.boundingBox();
    return {right: 1400 - (box?.x ?? 0) - (box?.width ?? 0), bottom: 900 - (box?.y ?? 0) - (box?.height ?? 0)};
  };
  await expect(help).toHaveCSS('border-radius', '50%');
  const box = await help.boundingBox();
  expect(box?.width).toBe(box?.height);
  const place = await placeOf();
  expect(place.right).toBeLessThan(40);
  expect(place.bottom).toBeLessThan(40);
  await page.evaluate(() => scrollTo(0, 1000));
  expect(await placeOf()).toEqual(place);
});

test('a sidebar category opens and closes', async ({page}) => {
  await page.goto('/');
  await hydrate(page);
  const category = page.locator('.theme-doc-sidebar-menu > .theme-doc-sidebar-item-category').first();
  const toggle = category.locator('[aria-expanded]').first();
  const items = category.locator('.menu__list').first();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(items).toBeVisible();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(items).toBeHidden();
});

test('the table of contents has the headings of levels 2 and 3, and no others', async ({page}) => {
  await page.goto('/concepts-flows');
  const headings = await page.locator('.theme-doc-markdown :is(h2, h3)[id]').evaluateAll((found) => found.map(({id}) => `#${id}`));
  expect(headings.length).toBeGreaterThan(3);
  const listed = await page.locator('.theme-doc-toc-desktop a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(listed.map((href) => decodeURIComponent(href ?? ''))).toEqual(headings);
});

test('reading takes no account and leaves no cookie', async ({page, context}) => {
  for (const path of ['/', PAGE, '/api/build-flow', '/search?q=mcp']) {
    await page.goto(path);
    await expect(page.locator('.navbar, footer').getByText(/登录|注册|退出登录|sign in|log in/i)).toHaveCount(0);
    await expect(page.locator('input[type=password]:visible')).toHaveCount(0);
  }
  expect(await context.cookies()).toEqual([]);
});

test('the chosen version of the docs is kept in local storage', async ({page}) => {
  await page.goto(`${VARIANT}/0.9`);
  await hydrate(page);
  await page.locator('.theme-doc-version-banner').getByRole('link').click();
  await expect(page).toHaveURL(/\/langflow\/?$/);
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe('current');
});

test('every page is a Chinese document with the site title in Chinese', async ({page}) => {
  for (const path of ['/', PAGE, '/api', '/search', '/does-not-exist']) {
    await page.goto(path);
    await expect(page).toHaveTitle(/Langflow 中文文档$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  }
});
