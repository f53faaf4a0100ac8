import type {Page} from '@playwright/test';
import {saveData} from './connection';
import {holdFrames, isAnswering} from './holdFrames';
import {holdScripts} from './holdScripts';
import {hydrate, isIdle, isNotHydrated, pageIsHydrated} from './hydrate';
import {expect, test} from './test';

const toggle = (page: Page) => page.getByRole('button', {name: /切换浅色\/深色模式/});
const root = (page: Page) => page.locator('html');
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

async function open(page: Page, path = '/concepts-flows') {
  await page.goto(path);
  await hydrate(page);
}

test('the toggle goes from system to light to dark and back, and remembers', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page);
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await expect(root(page)).toHaveAttribute('data-theme-choice', 'system');
  expect(await stored(page)).toBeNull();

  await toggle(page).click();
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  expect(await stored(page)).toBe('light');
  await toggle(page).click();
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  expect(await stored(page)).toBe('dark');
  await page.reload();
  await expect(root(page)).toHaveAttribute('data-theme-choice', 'dark');
  await toggle(page).click();
  await expect(root(page)).toHaveAttribute('data-theme-choice', 'system');
  expect(await stored(page)).toBeNull();
});

test('nothing on a page moves when its colours change', async ({page}) => {
  for (const path of ['/', '/concepts-flows', '/api/build-flow']) {
    const places = () =>
      page.locator('.navbar, aside, main, main h1, main h2, main p, main li, main pre, main table').evaluateAll((elements) =>
        elements.map((element) => {
          const {left, top, width, height} = element.getBoundingClientRect();
          return `${element.tagName} ${left} ${top} ${width} ${height}`;
        }),
      );
    await page.emulateMedia({colorScheme: 'light'});
    await page.goto(path);
    const light = await places();
    await page.emulateMedia({colorScheme: 'dark'});
    await page.reload();
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    expect(await places(), path).toEqual(light);
  }
});

test('the system choice follows the system while the page is open', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page);
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
});

test('a choice reaches the other tabs', async ({page, context}) => {
  await open(page);
  const other = await context.newPage();
  await open(other, '/');
  await toggle(page).click();
  await toggle(page).click();
  await expect(root(other)).toHaveAttribute('data-theme', 'dark');
});

test('the stored mode is on the page before its scripts', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto('/concepts-flows');
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
});

test.describe('before hydration', () => {
  test('colours switch at once, and stay', async ({page}) => {
    const release = await holdScripts(page);
    await page.goto('/concepts-flows', {waitUntil: 'commit'});
    await toggle(page).click();
    await expect(root(page)).toHaveAttribute('data-theme-choice', 'light');
    await toggle(page).click();
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    await expect(toggle(page)).toHaveAccessibleName(/当前为深色模式/);
    await isNotHydrated(page);
    release();
    await pageIsHydrated(page);
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    await expect(toggle(page)).toHaveAttribute('title', '深色模式');
    expect(await stored(page)).toBe('dark');
    await toggle(page).click();
    await expect(root(page)).toHaveAttribute('data-theme-choice', 'system');
  });

  test('the toggle says which mode is stored', async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    const release = await holdScripts(page);
    await page.goto('/concepts-flows');
    const says = async () => {
      await expect(toggle(page)).toHaveAccessibleName('切换浅色/深色模式（当前为深色模式）');
      await expect(toggle(page)).toHaveAttribute('title', '深色模式');
    };
    await says();
    await isNotHydrated(page);
    release();
    await pageIsHydrated(page);
    await says();
  });

  test('the system choice follows the system, a choice does not', async ({page}) => {
    await saveData(page);
    await page.emulateMedia({colorScheme: 'light'});
    await page.goto('/concepts-flows');
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    await expect(root(page)).toHaveAttribute('data-theme-choice', 'system');
    await page.evaluate(() => localStorage.setItem('theme', 'light'));
    await page.reload();
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({colorScheme: 'light'});
    await page.emulateMedia({colorScheme: 'dark'});
    await isIdle(page);
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
    await isNotHydrated(page);
  });

  test('a choice made in another tab is followed, and never written over', async ({page, context}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await saveData(page);
    await page.goto('/concepts-flows');
    const other = await context.newPage();
    await open(other, '/');
    await toggle(other).click();
    await toggle(other).click();
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    await expect(toggle(page)).toHaveAttribute('title', '深色模式');
    await isNotHydrated(page);
    await hydrate(page);
    expect(await stored(page)).toBe('dark');
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    // It goes on from what it shows.
    await toggle(page).click();
    await expect(root(page)).toHaveAttribute('data-theme-choice', 'system');
    await expect(root(other)).toHaveAttribute('data-theme-choice', 'system');
  });

  test('a choice counts that is made while the theme already listens', async ({page}) => {
    // Frames are held back: React answers then, but the page is not yet marked as hydrated.
    const release = await holdFrames(page);
    await page.goto('/concepts-flows');
    await isAnswering(page);
    await toggle(page).click();
    await release();
    await pageIsHydrated(page);
    await toggle(page).click();
    await expect(root(page)).toHaveAttribute('data-theme-choice', 'dark');
    await expect(toggle(page)).toHaveAttribute('title', '深色模式');
  });
});
