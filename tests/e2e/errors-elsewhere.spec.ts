import type {Page} from '@playwright/test';
import {VARIANT_PORT} from '../../playwright.config';
import {rebuildWith} from './builtScripts';
import {errorField, paste, TRACEBACK, titled} from './errorFinder';
import {holdScripts} from './holdScripts';
import {hydrate, isNotHydrated} from './hydrate';
import {dialog, hits, openWithKeys, searchField} from './searchDialog';
import {expect, test} from './test';
import {violationsOf} from './violations';

test.describe('in the search', () => {
  const SHORT = 'sqlite3.OperationalError: database is locked';
  const message = (page: Page) => page.locator('.search-zh-message');

  test('a message has its answer above the results', async ({page}) => {
    await page.goto('/concepts-flows');
    await hydrate(page);
    await openWithKeys(page);
    await searchField(page).fill(SHORT);
    await expect(message(page)).toContainText('SQLite 同一时间只能有一个连接写入');
    await expect(hits(page).first()).toBeVisible();
    const [above, first] = await Promise.all([message(page).boundingBox(), hits(page).first().boundingBox()]);
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(first?.y ?? 0);
    expect(await violationsOf(page, {within: 'dialog'})).toEqual([]);
    await message(page).getByRole('link', {name: '数据库被锁住'}).click();
    await expect(page).toHaveURL('/errors/database#database-locked');
    await expect(dialog(page)).toBeHidden();
  });

  test('a paste that is longer than the field leads to the finder, all of it', async ({page}) => {
    await page.goto('/concepts-flows');
    await hydrate(page);
    await openWithKeys(page);
    await paste(page, TRACEBACK);
    await message(page).getByRole('link', {name: '用整段去“从报错找答案”里查'}).click();
    await expect(page).toHaveURL('/errors');
    await expect(errorField(page)).toHaveValue(/'0\.0\.0\.0', 7860\): address already in use$/);
    await expect(titled(page, '端口已被占用')).toBeVisible();
  });

  test('a long paste from before the search has arrived is not lost', async ({page}) => {
    const release = await holdScripts(page);
    await page.goto('/concepts-flows');
    await page.getByRole('button', {name: '搜索文档'}).click();
    await expect(dialog(page)).toBeVisible();
    await paste(page, TRACEBACK);
    await isNotHydrated(page);
    release();
    await message(page).getByRole('link', {name: '用整段去“从报错找答案”里查'}).click();
    await expect(errorField(page)).toHaveValue(/'0\.0\.0\.0', 7860\): address already in use$/);
  });

  test('the page of results offers the same', async ({page}) => {
    await page.goto(`/search?${new URLSearchParams({q: SHORT})}`);
    await hydrate(page);
    await expect(message(page).getByRole('link', {name: '数据库被锁住'})).toHaveAttribute('href', '/errors/database#database-locked');
    const input = page.getByRole('searchbox', {name: '搜索'});
    await input.fill('');
    await expect(message(page)).toHaveCount(0);
    await input.focus();
    await paste(page, TRACEBACK);
    await message(page).getByRole('link', {name: '用整段去“从报错找答案”里查'}).click();
    await expect(titled(page, '端口已被占用')).toBeVisible();
  });

  test('a query that finds nothing leads to the finder', async ({page}) => {
    await page.goto('/search?q=zzqqxxjj');
    await hydrate(page);
    const link = page.getByRole('main').getByRole('link', {name: '从报错找答案'});
    await expect(link).toHaveAttribute('href', '/errors');
    await link.click();
    await expect(page.getByLabel('报错', {exact: true})).toHaveValue('zzqqxxjj');
    await expect(page).toHaveURL('/errors');
  });
});

test('the sidebar and the home page lead to the finder', async ({page}) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', {name: '从报错找答案'}).click();
  await expect(page).toHaveURL('/errors');
  await expect(page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: '从报错找答案'})).toHaveAttribute('aria-current', 'page');
});

test('a page that crashes leads to the finder with what it says', async ({page}) => {
  const isChanged = await rebuildWith(page, {
    from: /placeholder:"(?:把报错|\\u628A\\u62A5\\u9519)[^"]*"/,
    to: 'placeholder:(()=>{throw new Error("database is locked")})()',
  });
  await page.goto('/errors');
  await page.keyboard.press('Shift');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', {name: '页面已崩溃。'})).toBeVisible();
  isChanged();
  expect(await violationsOf(page, {within: 'main'})).toEqual([]);
  const link = main.getByRole('link', {name: '从报错找答案'});
  await expect(link).toHaveAttribute('href', '/errors');
  await link.click();
  // The text is in the history entry, from which the router reads it after the load.
  await expect.poll(() => page.evaluate(() => history.state?.state)).toEqual({asked: 'database is locked'});
  await expect(page).toHaveURL('/errors');
});

test('a site that knows no messages offers the way home where a page crashes', async ({page}) => {
  await page.goto(`http://127.0.0.1:${VARIANT_PORT}/langflow/crash`);
  await page.keyboard.press('Shift');
  await expect(page.getByRole('main').getByRole('link', {name: '回到首页'})).toHaveAttribute('href', '/langflow/');
  await expect(page.getByRole('link', {name: '从报错找答案'})).toHaveCount(0);
});
