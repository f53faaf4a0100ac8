import type {Page} from '@playwright/test';
import {rebuildWith} from './builtScripts';
import {imitateConnection} from './connection';
import {hydrate, isNotHydrated} from './hydrate';
import {expect, test} from './test';

const PAGE = '/concepts-flows';
const root = (page: Page) => page.locator('html');
const toggle = (page: Page) => page.getByRole('button', {name: /切换浅色\/深色模式/});
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

/** The data of a setting, as written in a script or in JSON. */
const setting = (name: string) => new RegExp(`("?${name}"?):(?:!0|!1|true|false)`);

async function store(page: Page, choice: string): Promise<void> {
  await page.goto(PAGE);
  await page.evaluate((value) => localStorage.setItem('theme', value), choice);
}

test('without a choice, a system that prefers nothing gets the light mode', async ({page}) => {
  await page.emulateMedia({colorScheme: 'no-preference'});
  await page.goto(PAGE);
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  await expect(root(page)).toHaveAttribute('data-theme-choice', 'system');
});

test('where the system is not followed, the toggle goes between light and dark', {tag: '@all'}, async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  const verify = await rebuildWith(page, {from: setting('respectPrefersColorScheme'), to: '$1:false'});
  await page.goto(PAGE);
  await hydrate(page);
  verify();
  for (const mode of ['dark', 'light', 'dark', 'light']) {
    await toggle(page).click();
    await expect(root(page)).toHaveAttribute('data-theme', mode);
    expect(await stored(page)).toBe(mode);
  }
});

test('where the system is not followed, a choice that is taken back gives way to the default mode', {tag: '@all'}, async ({
  page,
  context,
}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await store(page, 'dark');
  await rebuildWith(page, {from: setting('respectPrefersColorScheme'), to: '$1:false'});
  await page.goto(PAGE);
  await hydrate(page);
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  const other = await context.newPage();
  await other.goto(PAGE);
  await other.evaluate(() => localStorage.removeItem('theme'));
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
});

test('where switching is disabled, a stored choice is deleted and no toggle is offered', {tag: '@all'}, async ({page}) => {
  await store(page, 'dark');
  const verify = await rebuildWith(page, {from: setting('disableSwitch'), to: '$1:true'});
  await page.goto(PAGE);
  await hydrate(page);
  verify();
  await expect.poll(() => stored(page)).toBeNull();
  // The menu of phones is made in the browser, where the setting was changed.
  await page.setViewportSize({width: 390, height: 844});
  await page.getByRole('button', {name: '切换导航栏'}).click();
  const menu = page.locator('.navbar-sidebar');
  await expect(menu.getByRole('button', {name: '关闭导航栏'})).toBeVisible();
  await expect(menu.getByRole('button', {name: /切换浅色/})).toHaveCount(0);
});

test('where switching is disabled, no other tab turns a page dark, before it starts or after', {tag: '@all'}, async ({page, context}) => {
  await page.emulateMedia({colorScheme: 'light'});
  // The server leaves the toggle out.
  await page.route(PAGE, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/<button[^>]*data-color-toggle[\s\S]*?<\/button>/g, '');
    await route.fulfill({response, body: html});
  });
  const verify = await rebuildWith(page, {from: setting('disableSwitch'), to: '$1:true'});
  // It does not start by itself then.
  await imitateConnection(page, {effectiveType: '4g', saveData: true});
  await page.goto(PAGE);
  const other = await context.newPage();
  await other.goto('/agents');
  const choose = (mode: string) => other.evaluate((value) => localStorage.setItem('theme', value), mode);
  await choose('dark');
  await isNotHydrated(page);
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  await hydrate(page);
  verify();
  await choose('light');
  await choose('dark');
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
});
