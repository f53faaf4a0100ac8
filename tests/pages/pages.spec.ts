import type {Page} from '@playwright/test';
import {hydrate} from '../e2e/hydrate';
import {STANDARDS, violationsOf} from '../e2e/violations';
import {readSitePages} from '../sitePages';
import {contrastViolationsOf} from './contrast';
import {readCover} from './coverPages';
import {DESKTOP, expect, type Tab, test} from './tab';

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

/** Everything that a page does of its own accord while it loads. */
class Recorder {
  readonly messages: string[] = [];
  readonly foreign: string[] = [];

  constructor(page: Page, origin: string) {
    page.on('console', (message) => this.messages.push(message.text()));
    page.on('pageerror', (error) => this.messages.push(String(error)));
    page.on('request', (request) => {
      if (!request.url().startsWith(`${origin}/`) && !request.url().startsWith('data:')) this.foreign.push(request.url());
    });
  }
}

/** Colours change at once from here on: hundreds of transitions, one after the other down the tree, are most of a change of modes. */
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
  // Nothing but colours differs between the modes.
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
      // What is in the buffer comes as a task of its own, before the second frame from now.
      frame()
        .then(frame)
        .then(() => resolve(total));
    });
  });
}

/** How wide the page is on a phone; a page that is wider than the screen scrolls sideways. */
async function widthOnPhone(page: Page): Promise<number> {
  await page.setViewportSize(PHONE);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  await page.setViewportSize(DESKTOP);
  return width;
}

for (const path of [...readSitePages(), ...UNLISTED]) {
  test(`${path} is quiet, steady, self-contained and no wider than a phone`, async ({tab, baseURL}) => {
    const {page} = tab;
    const recorder = new Recorder(page, baseURL as string);
    const response = await page.goto(`${baseURL}${path}`, {waitUntil: 'domcontentloaded'});
    await hydrate(page);
    await page.waitForLoadState('load');
    expect.soft(await layoutShift(page), 'cumulative layout shift').toBeLessThanOrEqual(CLS_LIMIT);
    expect.soft(recorder.foreign, 'requests to other hosts').toEqual([]);
    // Chromium itself reports the 404 status of the page that must have it, and of the zip that only a deployed site has.
    const isExpected = response?.status() === 404 || path === '/offline';
    const messages = recorder.messages.filter((text) => !isExpected || !text.includes('404'));
    expect.soft(messages, 'console messages').toEqual([]);
    expect.soft(await widthOnPhone(page), 'width on a phone').toBeLessThanOrEqual(PHONE.width);
  });
}

test.describe('axe', () => {
  // It takes its time on the longest pages.
  test.describe.configure({timeout: 120_000});

  for (const path of new Set(['/', ...readCover(readSitePages()), ...UNLISTED])) {
    test(`${path} is accessible in both colour modes`, async ({tab, baseURL}) => {
      const {page} = tab;
      await page.goto(`${baseURL}${path}`);
      await hydrate(page);
      await page.waitForLoadState('networkidle');
      expect(await violationsIn(tab)).toEqual([]);
    });
  }
});
