import {expect, type Page} from '@playwright/test';

/** In milliseconds; long pages on a busy machine take their time. */
const HYDRATION_TIMEOUT = 30_000;

/** Waits until React has taken over the page. */
export const pageIsHydrated = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', {timeout: HYDRATION_TIMEOUT});

/** Holds that the page is still as the server sent it. */
export const isNotHydrated = (page: Page): Promise<void> => expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');

/** Holds that nothing waits to be replayed any more. */
export const isSettled = (page: Page): Promise<void> => expect(page.locator('#__docusaurus [aria-busy=true]')).toHaveCount(0);

/** Waits until the page has drawn what it has, its animations are at an end, and the browser has nothing to do. */
export const isIdle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({finished}) => finished));
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve));
  });

/**
 * Waits until React has taken the page over, as a reader's first pointer, touch or key makes it do.
 * Pages are complete before; call this only where a test needs hydration at once.
 */
export async function hydrate(page: Page): Promise<void> {
  // A key that does nothing by itself.
  await page.keyboard.press('Shift');
  await pageIsHydrated(page);
}
