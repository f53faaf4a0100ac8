import type {Page} from '@playwright/test';
import {hydrate} from './hydrate';
import {expect, test} from './test';

const TABS = '/get-started-installation';
const DETAILS = '/memory';
const OPERATION = '/api/simplified-run-flow';

async function openOnPaper(page: Page, path: string, colorScheme: 'light' | 'dark' = 'light'): Promise<void> {
  await page.emulateMedia({media: 'print', colorScheme});
  await page.goto(path);
  await hydrate(page);
}

test('every tab is printed, under its label', async ({page}) => {
  for (const path of [TABS, OPERATION]) {
    await openOnPaper(page, path);
    const sheets = page.locator('.tab-sheet');
    expect(await sheets.count()).toBeGreaterThan(1);
    for (const sheet of await sheets.all()) {
      await expect(sheet.getByRole('tabpanel')).toBeVisible();
      const label = await sheet.evaluate((element) => getComputedStyle(element, '::before').content);
      expect(label).toBe(JSON.stringify(await sheet.getAttribute('data-label')));
    }
  }
});

test('on screen, one tab shows, without a second label', async ({page}) => {
  await page.goto(TABS);
  const first = page.locator('.tab-sheet').first();
  await expect(page.getByRole('tabpanel').first()).toBeVisible();
  expect(await page.getByRole('tabpanel').count()).toBeLessThan(await page.locator('.tab-sheet').count());
  expect(await first.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('none');
});

test('closed details are printed open', async ({page}) => {
  for (const path of [DETAILS, OPERATION]) {
    await openOnPaper(page, path);
    // The console of the API pages is a tool, not a text.
    const closed = page.locator('.theme-doc-markdown details:not([open]):not(#try-it)');
    expect(await closed.count()).toBeGreaterThan(0);
    for (const details of await closed.all()) {
      const heights = await details.evaluate((element) => [...element.children].map((child) => child.getBoundingClientRect().height));
      expect(Math.min(...heights)).toBeGreaterThan(10);
    }
  }
});

test('navigation, buttons and help stay off the paper', async ({page}) => {
  for (const path of [TABS, OPERATION]) {
    await openOnPaper(page, path);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    for (const role of ['navigation', 'button', 'tablist'] as const) await expect(page.getByRole(role)).toHaveCount(0);
    for (const chrome of ['.theme-doc-sidebar-container', '.theme-doc-toc-desktop', '.hash-link', 'footer.theme-layout-footer'])
      for (const element of await page.locator(chrome).all()) await expect(element).toBeHidden();
  }
});

test('addresses stand behind external links only', async ({page}) => {
  await openOnPaper(page, TABS);
  const after = (selector: string) =>
    page
      .locator(`.theme-doc-markdown ${selector}`)
      .first()
      .evaluate((element) => getComputedStyle(element, '::after').content);
  expect(await after('a[href^="https://docs.docker.com/"]')).toContain('https://docs.docker.com/');
  expect(await after('a[href^="/"]')).toBe('none');
});

test('paper is white in dark mode too, and nothing runs over its edge', async ({page}) => {
  await page.setViewportSize({width: 720, height: 1000});
  await openOnPaper(page, TABS, 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const colors = await page.evaluate(() => [
    getComputedStyle(document.body).color,
    getComputedStyle(document.documentElement).backgroundColor,
  ]);
  expect(colors).toEqual(['rgb(29, 33, 38)', 'rgb(255, 255, 255)']);
  const cut = await page.evaluate(
    () =>
      [...document.querySelectorAll('.theme-doc-markdown :is(pre, table, img)')].filter((element) => {
        const {right} = element.getBoundingClientRect();
        return right > innerWidth + 1 || element.scrollWidth > element.clientWidth + 1;
      }).length,
  );
  expect(cut).toBe(0);
});
