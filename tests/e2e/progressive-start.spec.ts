import {imitateConnection, saveData} from './connection';
import {holdScripts} from './holdScripts';
import {isNotHydrated, pageIsHydrated} from './hydrate';
import {expect, test} from './test';

const DOC = '/concepts-flows';
const TABS = '/api-flows-run';

test('scripts start once the page is loaded, before it on an intent, and where the reader saves data on an action alone', async ({
  context,
}) => {
  await test.step('once the page is loaded', async () => {
    const page = await context.newPage();
    await imitateConnection(page, {effectiveType: '4g', saveData: false});
    await page.goto(DOC);
    await pageIsHydrated(page);
    const [all, early] = await page.evaluate(() => {
      const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const scripts = performance.getEntriesByType('resource').filter(({name}) => name.includes('/assets/js/'));
      return [scripts.length, scripts.filter(({startTime}) => startTime < (document?.loadEventStart ?? 0)).length] as const;
    });
    expect(all).toBeGreaterThan(2);
    expect(early).toBe(0);
  });

  await test.step('before it, on an intent', async () => {
    const page = await context.newPage();
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
    await page.locator('.theme-doc-sidebar-menu').getByRole('link').first().hover();
    await pageIsHydrated(page);
    expect(await page.evaluate(() => document.readyState)).toBe('interactive');
    release();
  });

  await test.step('where the reader saves data, on an action alone, and scrolling is none', async () => {
    const page = await context.newPage();
    await saveData(page);
    await page.clock.install();
    await page.goto(DOC);
    const scripts = page.locator('head script[src*="/assets/js/"]');
    const navbar = page.locator('.navbar');
    // Things come under the pointer when the page scrolls.
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 1_500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
    await page.getByRole('article').getByRole('paragraph').first().click();
    // Whatever waits for an idle browser or a timer has its turn.
    await page.clock.runFor(5_000);
    await expect(scripts).toHaveCount(0);
    await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
    await isNotHydrated(page);
    await expect(navbar).toBeInViewport();
    await page.keyboard.press('Shift');
    await pageIsHydrated(page);
    await page.goto('/search?q=agent');
    await pageIsHydrated(page);
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
  await pageIsHydrated(page);
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

test('key events without a key, as browsers send them when they fill in fields, are no error', async ({page}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const press = () =>
    page.evaluate(() => {
      for (const element of [...document.querySelectorAll('input, textarea, select, button, [role=tab]'), document.body]) {
        for (const type of ['keydown', 'keyup', 'keypress']) element.dispatchEvent(new Event(type, {bubbles: true, cancelable: true}));
      }
    });
  for (const address of [DOC, TABS, '/search?q=docker', '/api/read-current-user', '/nope']) {
    const release = await holdScripts(page);
    await page.goto(address, {waitUntil: 'domcontentloaded'});
    await press();
    release();
    await pageIsHydrated(page);
    await press();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('docker');
    await press();
    expect(errors, address).toEqual([]);
    await page.unrouteAll({behavior: 'ignoreErrors'});
  }
});
