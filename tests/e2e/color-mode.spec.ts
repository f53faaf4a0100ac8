import type {Page} from '@playwright/test';
import {hydrate} from './hydrate';
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

for (const path of ['/', '/concepts-flows', '/api/build-flow']) {
  test(`${path} stays where it is when its colours change`, async ({page}) => {
    await page.setViewportSize({width: 1400, height: 900});
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
    expect(await places()).toEqual(light);
  });
}

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
