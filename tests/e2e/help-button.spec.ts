import type {Page} from '@playwright/test';
import {findCoveredTexts} from '../pages/coveredTexts';
import {hydrate} from './hydrate';
import {expect, test} from './test';

const help = (page: Page) => page.getByRole('button', {name: '你好，需要帮忙吗'});

const scrollTo = (page: Page, top: number) => page.evaluate((to) => window.scrollTo({top: to, behavior: 'instant'}), top);

/** Gaps between the button and the right and bottom edges of the screen, in pixels. */
async function gaps(page: Page): Promise<[right: number, bottom: number]> {
  const {width: across = 0, height: down = 0} = page.viewportSize() ?? {};
  const {x = 0, y = 0, width = 0, height = 0} = (await help(page).boundingBox()) ?? {};
  return [across - x - width, down - y - height];
}

for (const width of [320, 390, 768, 996, 997, 1400]) {
  test(`floats at the bottom right at ${width} px, and opens the search`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    await page.goto('/concepts-flows');
    await hydrate(page);
    await expect(help(page)).toBeInViewport({ratio: 1});
    for (const gap of await gaps(page)) expect(gap).toBeGreaterThanOrEqual(0);
    expect(Math.max(...(await gaps(page)))).toBeLessThan(40);
    await help(page).hover();
    await expect(page.getByText('Hi, how can I help you?')).toBeVisible();
    await expect(page.getByRole('tooltip')).toBeInViewport({ratio: 1});
    await help(page).click();
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  });
}

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('leaves when the reader scrolls down, comes back on scrolling up, and has room at the end of the page', async ({page}) => {
    await page.goto('/concepts-flows');
    await hydrate(page);
    // Nothing shows through beside the button.
    const bar = help(page).locator('..');
    await expect(bar).toHaveCSS('background-color', await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor));
    await scrollTo(page, 600);
    await expect(help(page)).toBeHidden();
    await scrollTo(page, 500);
    await expect(help(page)).toBeInViewport({ratio: 1});
    await scrollTo(page, 900);
    await expect(help(page)).toBeHidden();
    await scrollTo(page, 1_000_000);
    await expect(help(page)).toBeInViewport({ratio: 1});
    expect(await help(page).evaluate(findCoveredTexts)).toEqual([]);
  });

  test('the button that leads back to the top stands in its bar', async ({page}) => {
    await page.goto('/concepts-flows');
    await hydrate(page);
    await scrollTo(page, 1_000_000);
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, -10);
    const back = page.getByRole('button', {name: '回到顶部'});
    await expect(back).toBeVisible();
    await back.evaluate((button) => Promise.all(button.getAnimations().map(({finished}) => finished)));
    const {x = 0, y = 0, width = 0} = (await back.boundingBox()) ?? {};
    const {x: left = 0, y: top = 0} = (await help(page).boundingBox()) ?? {};
    expect(Math.abs(y - top)).toBeLessThan(2);
    // The words of the bar are between the two.
    expect(left - x - width).toBeGreaterThan(100);
    for (const button of [back, help(page)]) expect(await button.evaluate(findCoveredTexts)).toEqual([]);
    await back.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(back).toBeHidden();
  });
});
