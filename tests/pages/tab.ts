import type {Page} from '@playwright/test';
import {saveData} from '../e2e/connection';
import {test as base, expect} from '../e2e/test';

export {expect} from '../e2e/test';

/** The size of the tab. */
export const DESKTOP = {width: 1400, height: 900};

/** The tab in which a worker reads pages, one after the other, each from an empty cache and storage. */
export type Tab = {
  page: Page;
  /** Looks of texts whose contrast is enough; a worker that has seen a failure is replaced, and knows none. */
  goodLooks: Set<string>;
};

type WorkerFixtures = {workerTab: Tab};

/** Makes the tab as new for the next page. A page that is only read stores no cookies. */
export async function forgetPage({page}: Tab): Promise<void> {
  page.removeAllListeners();
  expect(await page.context().cookies(), 'cookies').toEqual([]);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** Playwright's `test` with one tab for all pages: a new tab for each takes a sixth longer. */
export const test = base.extend<{tab: Tab}, WorkerFixtures>({
  workerTab: [
    async ({browser}, use) => {
      const context = await browser.newContext({viewport: DESKTOP, locale: 'zh-CN', timezoneId: 'Asia/Shanghai'});
      const page = await context.newPage();
      // Files that are fetched ahead for other pages do not count.
      await saveData(page);
      const session = await context.newCDPSession(page);
      await session.send('Network.setCacheDisabled', {cacheDisabled: true});
      await use({page, goodLooks: new Set()});
      await context.close();
    },
    {scope: 'worker'},
  ],
  tab: async ({workerTab}, use) => {
    const {page} = workerTab;
    await page.setViewportSize(DESKTOP);
    await page.emulateMedia({colorScheme: 'light', reducedMotion: 'no-preference'});
    await use(workerTab);
    await forgetPage(workerTab);
  },
});
