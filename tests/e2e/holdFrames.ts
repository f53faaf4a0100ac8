import type {Page} from '@playwright/test';

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
