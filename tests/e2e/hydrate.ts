import {expect, type Page} from '@playwright/test';

/**
 * Waits until React has taken the page over, as a reader's first pointer, touch or key makes it do.
 * Pages are complete before; call this only where a test needs the running application at once.
 */
export async function hydrate(page: Page): Promise<void> {
  // A key that does nothing by itself.
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}
