import {expect, type Page} from '@playwright/test';

/** Holds that the application runs, or will within moments. */
export const isRunning = (page: Page): Promise<void> => expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');

/** Holds that the page is still without the application. */
export const isNotRunning = (page: Page): Promise<void> => expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');

/**
 * Waits until React has taken the page over, as a reader's first pointer, touch or key makes it do.
 * Pages are complete before; call this only where a test needs the running application at once.
 */
export async function hydrate(page: Page): Promise<void> {
  // A key that does nothing by itself.
  await page.keyboard.press('Shift');
  await isRunning(page);
}
