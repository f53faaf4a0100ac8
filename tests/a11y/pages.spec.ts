import AxeBuilder from '@axe-core/playwright';
import {expect, type Page, test} from '@playwright/test';
import {readSitePages} from '../sitePages';

const CLS_LIMIT = 0.01;
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function violationsIn(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  await page.evaluate((mode) => document.documentElement.setAttribute('data-theme', mode), theme);
  const {violations} = await new AxeBuilder({page}).withTags(STANDARDS).analyze();
  return violations.flatMap(({id, nodes}) => nodes.map(({html}) => `${theme} ${id}: ${html.slice(0, 160)}`));
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

for (const path of [...readSitePages(), '/does-not-exist']) {
  test(`${path} is accessible, quiet, steady and self-contained`, async ({page, baseURL}) => {
    const messages: string[] = [];
    const foreign: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', (error) => messages.push(String(error)));
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:')) foreign.push(request.url());
    });
    const response = await page.goto(path, {waitUntil: 'load'});
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    expect.soft(await layoutShift(page)).toBeLessThanOrEqual(CLS_LIMIT);
    expect.soft(foreign).toEqual([]);
    // Chromium itself reports the 404 status of the page that must have it.
    expect.soft(messages.filter((text) => response?.status() !== 404 || !text.includes('404'))).toEqual([]);
    expect.soft([...(await violationsIn(page, 'light')), ...(await violationsIn(page, 'dark'))]).toEqual([]);
  });
}
