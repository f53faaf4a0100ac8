import type {Page} from '@playwright/test';
import {imitateConnection, saveData} from './connection';
import {holdScripts} from './holdScripts';
import {isHydrated, isNotHydrated} from './hydrate';
import {expect, test} from './test';

const DOC = '/concepts-flows';
const TABS = '/api-flows-run';

function recordScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/js/')) scripts.push(request.url());
  });
  return scripts;
}

for (const [device, options] of [
  ['desktop', {}],
  ['phone', {hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}}],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use(options);

    test(`the scripts of a page start by themselves, once it is loaded (${device})`, async ({page}) => {
      await imitateConnection(page, {effectiveType: '4g', saveData: false});
      await page.goto(DOC);
      await isHydrated(page);
      const early = await page.evaluate(() => {
        const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        const scripts = performance.getEntriesByType('resource').filter(({name}) => name.includes('/assets/js/'));
        return [scripts.length, scripts.filter(({startTime}) => startTime < (document?.loadEventStart ?? 0)).length];
      });
      expect(early).toEqual([expect.any(Number), 0]);
      expect(early[0]).toBeGreaterThan(2);
    });
  });
}

test('an intent starts them before the page is loaded', async ({page}) => {
  // A picture that is long in coming.
  const release = await holdScripts(page, '**/held.png');
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const picture = new Image();
      picture.src = '/held.png';
      document.body.append(picture);
    });
  });
  await page.goto(DOC, {waitUntil: 'domcontentloaded'});
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  await page.locator('.theme-doc-sidebar-menu').getByRole('link').first().hover();
  await isHydrated(page);
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  release();
});

test.describe('where the reader saves data', () => {
  test.beforeEach(({page}) => saveData(page));

  test('nothing is fetched or run until the reader acts', async ({page}) => {
    const scripts = recordScripts(page);
    await page.goto(DOC, {waitUntil: 'networkidle'});
    // Things come under the pointer when the page scrolls.
    await page.mouse.move(150, 400);
    await page.mouse.wheel(0, 2_000);
    await page.waitForTimeout(500);
    await page.getByRole('article').getByRole('paragraph').first().click();
    await page.waitForTimeout(500);
    expect(scripts).toEqual([]);
    await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
    await isNotHydrated(page);
    await page.getByRole('button', {name: /切换浅色/}).click();
    await isHydrated(page);
  });

  test('the navbar stays in sight, and hides on the way down once the page is hydrated', async ({page}) => {
    await page.goto(DOC);
    const navbar = page.locator('.navbar');
    await page.mouse.wheel(0, 1_500);
    await expect(navbar).toBeInViewport();
    await page.keyboard.press('Shift');
    await isHydrated(page);
    await page.mouse.wheel(0, 1_500);
    await expect(navbar).not.toBeInViewport();
    await page.mouse.wheel(0, -200);
    await expect(navbar).toBeInViewport();
  });

  test('a page that is nothing without its scripts starts them at once', async ({page}) => {
    await page.goto('/search?q=agent');
    await isHydrated(page);
  });
});

test('earlier choices show from the start: tabs and line wrap', async ({page}) => {
  await page.addInitScript(() => {
    localStorage.setItem('docusaurus.tab.language', 'python');
    localStorage.setItem('code.wrap', '1');
  });
  const release = await holdScripts(page);
  await page.goto(TABS);
  const holds = async () => {
    await expect(page.getByRole('tab', {name: 'Python'}).first()).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel').first()).toContainText('import requests');
    await expect(page.locator('pre:visible').first()).toHaveCSS('white-space-collapse', 'preserve');
    await expect(page.locator('pre:visible').first()).toHaveCSS('text-wrap-mode', 'wrap');
  };
  await holds();
  await isNotHydrated(page);
  release();
  await isHydrated(page);
  await holds();
});

test('where scripts do not arrive, the page stays one of links, and nothing looks as if it came', async ({page}) => {
  let fail = () => {};
  const failed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route('**/assets/js/*', async (route) => {
    await failed;
    await route.abort();
  });
  await page.goto(DOC);
  const category = page.locator('.theme-doc-sidebar-menu').getByRole('button', {name: '部署', exact: true});
  await category.click();
  await expect(category).toHaveAttribute('aria-busy', 'true');
  fail();
  await expect(category).not.toHaveAttribute('aria-busy');
  await expect(page.getByRole('alert')).toContainText('没有加载成功');
  // Without its component, a category is a link to its first page.
  await category.click();
  await expect(page).toHaveURL(/\/deployment-/);
});
