import type {Page, Response} from '@playwright/test';
import {hydrate} from '../e2e/hydrate';
import {STANDARDS, violationsOf} from '../e2e/violations';
import {readSitePages} from '../sitePages';
import {type Budget, brotliSize, budgetFor, inlineSize} from './budgets';
import {contrastViolationsOf} from './contrast';
import {expect, type Tab, test} from './tab';

const CLS_LIMIT = 0.01;
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
  private readonly responses: Response[] = [];

  constructor(page: Page, origin: string) {
    page.on('console', (message) => this.messages.push(message.text()));
    page.on('pageerror', (error) => this.messages.push(String(error)));
    page.on('request', (request) => {
      if (!request.url().startsWith(`${origin}/`) && !request.url().startsWith('data:')) this.foreign.push(request.url());
    });
    page.on('response', (response) => this.responses.push(response));
  }

  async weigh(types: readonly string[]): Promise<number> {
    const sizes = this.responses.filter((response) => types.includes(response.request().resourceType())).map(brotliSize);
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
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

async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) total += (entry as PerformanceEntry & {value: number}).value;
        }).observe({type: 'layout-shift', buffered: true});
        setTimeout(() => resolve(total), 200);
      }),
  );
}

/** The code that stands in the page and runs with it; data for crawlers and browsers has a type of its own. */
async function inlineCode(page: Page): Promise<string> {
  const scripts = page.locator('script:not([src]):not([type]), script:not([src])[type="text/javascript"], script:not([src])[type=module]');
  return (await scripts.allTextContents()).join('\n');
}

async function weightOf(page: Page, recorder: Recorder): Promise<Budget> {
  return {
    inline: inlineSize(await inlineCode(page)),
    js: await recorder.weigh(['script']),
    css: await recorder.weigh(['stylesheet']),
    html: await recorder.weigh(['document']),
    elements: await page.locator('*').count(),
  };
}

// axe takes its time on the longest pages.
test.describe.configure({timeout: 120_000});

for (const path of [...readSitePages(), ...UNLISTED]) {
  test(`${path} is accessible, quiet, steady, light and self-contained`, async ({tab, baseURL}) => {
    const {page} = tab;
    const recorder = new Recorder(page, baseURL as string);
    const response = await page.goto(`${baseURL}${path}`, {waitUntil: 'networkidle'});
    // A page that is only read runs nothing but what stands in it, save those that are nothing without their scripts.
    const isEager = (await page.locator('[data-needs-app]').count()) > 0;
    if (!isEager) expect.soft(await recorder.weigh(['script']), 'scripts before any interaction').toBe(0);
    await hydrate(page);

    // First, so that what comes late has come when the rest is counted.
    expect.soft(await violationsIn(tab), 'axe').toEqual([]);
    await page.waitForLoadState('networkidle');
    expect.soft(await layoutShift(page), 'cumulative layout shift').toBeLessThanOrEqual(CLS_LIMIT);
    expect.soft(recorder.foreign, 'requests to other hosts').toEqual([]);
    // Chromium itself reports the 404 status of the page that must have it.
    const messages = recorder.messages.filter((text) => response?.status() !== 404 || !text.includes('404'));
    expect.soft(messages, 'console messages').toEqual([]);

    const weight = await weightOf(page, recorder);
    for (const [kind, limit] of Object.entries(budgetFor(path)) as [keyof Budget, number][]) {
      expect.soft(weight[kind], `budget of ${kind}`).toBeLessThanOrEqual(limit);
    }
  });
}
