import type {Page} from '@playwright/test';
import {isNotHydrated} from './hydrate';

/** Holds animation frames back: React answers then, but the page is not yet marked as hydrated; the result lets them go. */
export async function holdFrames(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const request = window.requestAnimationFrame.bind(window);
    const held: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => held.push(callback);
    addEventListener('release-frames', () => {
      window.requestAnimationFrame = request;
      for (const callback of held) request(callback);
    });
  });
  return () => page.evaluate(() => void dispatchEvent(new Event('release-frames')));
}

/** Holds that React answers, while frames are held back: the page is not yet marked as hydrated. */
export async function isAnswering(page: Page): Promise<void> {
  // A busy machine may take its line for a slow one, on which nothing starts by itself: a key that does nothing starts it.
  await page.keyboard.press('Shift');
  // By a timer: without frames, the usual way would wait for ever.
  await page.waitForFunction(() => 'docusaurusRoot' in window, undefined, {polling: 50});
  await page.evaluate(() => new Promise<void>((resolve) => void requestIdleCallback(() => resolve())));
  await isNotHydrated(page);
}
