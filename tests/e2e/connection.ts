import type {Page} from '@playwright/test';

type Connection = {effectiveType: 'slow-2g' | '2g' | '3g' | '4g'; saveData: boolean};

/** Makes the browser report this connection, whatever it makes of the speed at which a busy machine answers. */
export async function imitateConnection(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {configurable: true, get: () => value});
  }, connection);
}

/** A data-saver connection, on which the site fetches nothing ahead of a click. */
export const saveData = (page: Page): Promise<void> => imitateConnection(page, {effectiveType: '2g', saveData: true});

/** Files that belong to single pages: everything but the bundle that every page has. */
export const PAGE_SCRIPTS = /\/assets\/js\/(?!main\.|runtime~main\.)[^/]+\.js$/;
