import type {Page} from '@playwright/test';

/** Makes the browser report a data-saver connection, on which the site fetches nothing ahead of a click. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {configurable: true, get: () => ({effectiveType: '2g', saveData: true})});
  });
}

/** Files that belong to single pages: everything but the bundle that every page has. */
export const PAGE_SCRIPTS = /\/assets\/js\/(?!main\.|runtime~main\.)[^/]+\.js$/;
