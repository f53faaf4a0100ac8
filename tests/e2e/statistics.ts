import type {Page} from '@playwright/test';
import {VARIANT_PORT} from '../../playwright.config';
import {hydrate, isIdle} from './hydrate';
import {StatisticsServer} from './statisticsServer';
import {test as base, expect} from './test';

/** The site with analytics, of a service that the server of the tests plays. */
export const BASE = `http://127.0.0.1:${VARIANT_PORT}/langflow`;

/** Tests with a statistics service of their own. */
export const test = base.extend<{server: StatisticsServer}>({
  server: [
    async ({context}, use) => {
      const server = new StatisticsServer();
      await server.start();
      await server.answer(context);
      // See `settle`.
      await context.clock.install();
      await use(server);
      // A page that is still reporting must not find the server gone.
      await context.unrouteAll({behavior: 'ignoreErrors'});
      await server.stop();
    },
    {auto: true},
  ],
});

/** Answers the question of the banner. */
export async function choose(page: Page, answer: '全部同意' | '全部拒绝'): Promise<void> {
  await hydrate(page);
  const banner = page.getByRole('region', {name: '可以统计访问情况吗？'});
  await banner.getByRole('button', {name: answer}).click();
  await expect(banner).toBeHidden();
}

/** Opens the privacy settings, as a reader finds them from the footer. */
export async function openStatisticsSettings(page: Page): Promise<void> {
  await page.getByRole('link', {name: '隐私设置'}).click();
  await page.getByRole('button', {name: '打开隐私设置'}).click();
}

/** Names of everything in the browser that has to do with statistics: cookies and the storages' entries that no other part of the site makes. */
export async function storedNames(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({name}) => name);
  const entries = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return [...cookies, ...entries.filter((name) => !/^(?:docusaurus\.|docs-preferred-version)/.test(name))].sort();
}

/** Lets every timer of the page run, and what it asks for arrive. */
export async function settle(page: Page): Promise<void> {
  await page.clock.runFor(3_000);
  await isIdle(page);
  await page.evaluate(() => fetch(location.href).then((response) => response.text()));
}

/** Nothing has reached the service, and nothing does shortly after. */
export async function expectNoReports(page: Page, server: StatisticsServer): Promise<void> {
  await settle(page);
  expect(server.reports).toEqual([]);
}
