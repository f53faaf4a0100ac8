import type {Page} from '@playwright/test';
import {findCoveredTexts} from '../pages/coveredTexts';
import {hydrate} from './hydrate';
import {expect, test} from './test';

const help = (page: Page) => page.getByRole('button', {name: '你好，需要帮忙吗'});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('stands at the end of the page, where it opens the search', async ({page}) => {
    await page.goto('/concepts-flows');
    await hydrate(page);
    await expect(help(page)).not.toBeInViewport();
    await page.evaluate(() => scrollTo({top: document.documentElement.scrollHeight, behavior: 'instant'}));
    await expect(help(page)).toBeInViewport({ratio: 1});
    const {x = 0, y = 0, width = 0, height = 0} = (await help(page).boundingBox()) ?? {};
    for (const gap of [390 - x - width, 844 - y - height]) expect(Math.abs(gap - 20)).toBeLessThan(2);
    expect(await help(page).evaluate(findCoveredTexts)).toEqual([]);
    await help(page).click();
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  });

  test('the button that leads back to the top lies above it', async ({page}) => {
    await page.goto('/concepts-flows');
    await hydrate(page);
    await page.evaluate(() => scrollTo({top: document.documentElement.scrollHeight, behavior: 'instant'}));
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, -10);
    const back = page.getByRole('button', {name: '回到顶部'});
    await expect(back).toBeVisible();
    await back.evaluate((button) => Promise.all(button.getAnimations().map(({finished}) => finished)));
    const {y = 0, height = 0} = (await back.boundingBox()) ?? {};
    expect(y + height).toBeLessThan((await help(page).boundingBox())?.y ?? 0);
    await back.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(back).toBeHidden();
  });
});
