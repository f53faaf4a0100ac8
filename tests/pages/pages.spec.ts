import type {Page} from '@playwright/test';
import {hydrate} from '../e2e/hydrate';
import {STANDARDS, violationsOf} from '../e2e/violations';
import {readSitePages} from '../sitePages';
import {contrastViolationsOf} from './contrast';
import {coverPages, readFeatures} from './coverPages';
import {findCutTables} from './cutTables';
import {DESKTOP, expect, forgetPage, type Tab, test} from './tab';

const CLS_LIMIT = 0.01;
const PHONE = {width: 390, height: 844};
/** Pages that the sitemap does not list. */
const UNLISTED = [
  '/search',
  '/search?q=agent',
  '/search?q=%E6%B2%A1%E6%9C%89%E8%BF%99%E4%B8%AA%E8%AF%8D',
  '/preferences',
  '/does-not-exist',
];
/** Number of pages that one test reads. */
const PAGES_PER_TEST = 15;

const LISTED = readSitePages();
const FEATURES = readFeatures(LISTED);
/** Together these pages have every element, role and class of the site. */
const SAMPLE = new Set(['/', ...coverPages(FEATURES, 1), ...UNLISTED]);
/** With these pages, they have each of them three times, where the site has: neighbours differ from page to page. */
const MORE = coverPages(FEATURES, 3).filter((path) => !SAMPLE.has(path));

/** Everything that a page does by itself while it loads. */
class Recorder {
  readonly messages: string[] = [];
  readonly foreign: string[] = [];
  readonly scripts = new Set<string>();

  constructor(page: Page, origin: string) {
    page.on('console', (message) => this.messages.push(message.text()));
    page.on('pageerror', (error) => this.messages.push(String(error)));
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(`${origin}/`) && !url.startsWith('data:')) this.foreign.push(url);
      const {pathname} = new URL(url);
      if (pathname.startsWith('/assets/js/')) this.scripts.add(pathname);
    });
  }
}

/** Makes colours change at once: hundreds of transitions down the tree take most of the time of a change of modes. */
async function stopTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}

async function violationsIn({page, goodLooks}: Tab): Promise<string[]> {
  const found = await violationsOf(page, {options: {runOnly: STANDARDS, rules: {'color-contrast': {enabled: false}}}});
  await stopTransitions(page);
  // Only colours differ between the modes.
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme: theme, reducedMotion: 'reduce'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    found.push(...(await contrastViolationsOf(page, goodLooks)).map((violation) => `${theme} ${violation}`));
  }
  return found;
}

/** The cumulative layout shift so far; entries of the frame that is being drawn come with the next one. */
async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    return new Promise<number>((resolve) => {
      let total = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) total += (entry as PerformanceEntry & {value: number}).value;
      }).observe({type: 'layout-shift', buffered: true});
      // Buffered entries come as a task of its own, before the second frame from now.
      frame()
        .then(frame)
        .then(() => resolve(total));
    });
  });
}

/** Width of the page on a phone; a page that is wider than the screen scrolls sideways. */
async function widthOnPhone(page: Page): Promise<number> {
  await page.setViewportSize(PHONE);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  await page.setViewportSize(DESKTOP);
  return width;
}

/** Loads a page, starts its application and checks what it does by itself. */
async function checkLoading({page}: Tab, origin: string, path: string): Promise<void> {
  const recorder = new Recorder(page, origin);
  const response = await page.goto(`${origin}${path}`, {waitUntil: 'domcontentloaded'});
  await hydrate(page);
  await page.waitForLoadState('load');
  expect.soft(await layoutShift(page), `${path}: cumulative layout shift`).toBeLessThanOrEqual(CLS_LIMIT);
  expect.soft(await page.evaluate(findCutTables), `${path}: tables that are cut on a desktop`).toEqual([]);
  expect.soft(recorder.foreign, `${path}: requests to other hosts`).toEqual([]);
  // Chromium itself reports the status 404 of the missing page, and of the zip that only a deployed site has.
  const isExpected = response?.status() === 404 || path === '/offline';
  const messages = recorder.messages.filter((text) => !isExpected || !text.includes('404'));
  expect.soft(messages, `${path}: console messages`).toEqual([]);
  if (LISTED.includes(path)) {
    const listed = JSON.parse((await page.locator('#app-files').textContent()) ?? '[]') as string[];
    const scripts = listed.filter((file) => file.endsWith('.js'));
    expect.soft([...recorder.scripts].sort(), `${path}: scripts loaded, and listed in #app-files`).toEqual(scripts.sort());
  }
  expect.soft(await widthOnPhone(page), `${path}: width on a phone`).toBeLessThanOrEqual(PHONE.width);
}

for (const path of SAMPLE) {
  test(`${path} is quiet, steady, self-contained, no wider than a phone, and accessible in both colour modes`, async ({tab, baseURL}) => {
    // axe takes its time on the longest pages.
    test.setTimeout(120_000);
    await checkLoading(tab, baseURL as string, path);
    // The results of a search come later.
    if (path.includes('?')) await tab.page.waitForLoadState('networkidle');
    expect(await violationsIn(tab)).toEqual([]);
  });
}

function checkLoadingOf(pages: readonly string[]): void {
  for (let start = 0; start < pages.length; start += PAGES_PER_TEST) {
    const paths = pages.slice(start, start + PAGES_PER_TEST);
    test(`${paths.length} pages, ${paths[0]} and others, are quiet, steady, self-contained and no wider than a phone`, async ({
      tab,
      baseURL,
    }) => {
      test.setTimeout(180_000);
      for (const path of paths) {
        await checkLoading(tab, baseURL as string, path);
        await forgetPage(tab);
      }
    });
  }
}

test.describe('the rest', {tag: '@all'}, () => {
  checkLoadingOf(LISTED.filter((path) => !SAMPLE.has(path)));

  for (const path of MORE) {
    test(`${path} is accessible in both colour modes`, async ({tab, baseURL}) => {
      test.setTimeout(120_000);
      await tab.page.goto(`${baseURL}${path}`);
      await hydrate(tab.page);
      expect(await violationsIn(tab)).toEqual([]);
    });
  }
});
