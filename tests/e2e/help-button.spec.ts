import type {Page} from '@playwright/test';
import {hydrate} from './hydrate';
import {PAGES} from './pageKinds';
import {expect, test} from './test';

const help = (page: Page) => page.getByRole('button', {name: '你好，需要帮忙吗'});

/** Texts that the button lies on. */
function findCoveredTexts(button: Element): string[] {
  const disc = button.getBoundingClientRect();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const covered: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement as HTMLElement;
    if (!node.nodeValue?.trim() || button.contains(parent) || parent.closest('script,style,[inert]')) continue;
    // What is folded away has a place, too.
    if (!parent.checkVisibility({visibilityProperty: true})) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // What scrolls within the page shows no text beyond its own box.
    const box = parent.closest('.theme-doc-toc-desktop,.menu,pre,.table-scroll')?.getBoundingClientRect();
    const isUnder = ({left, right, top, bottom}: DOMRect) =>
      left < disc.right && right > disc.left && top < disc.bottom && Math.min(bottom, box?.bottom ?? bottom) > disc.top;
    if ([...range.getClientRects()].some(isUnder)) covered.push(node.nodeValue.trim());
  }
  return covered;
}

async function readThrough(page: Page): Promise<void> {
  const steps = 4;
  for (let step = 0; step <= steps; step += 1) {
    await page.evaluate(
      (share) =>
        new Promise((done) => {
          scrollTo({top: share * document.documentElement.scrollHeight, behavior: 'instant'});
          requestAnimationFrame(() => requestAnimationFrame(done));
        }),
      step / steps,
    );
    expect(await help(page).evaluate(findCoveredTexts)).toEqual([]);
  }
}

for (const width of [360, 390, 768, 1100, 1400]) {
  for (const [kind, path] of PAGES) {
    test(`lies on no text of a page, from its top to its end: ${kind} at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 844});
      await page.goto(path);
      await hydrate(page);
      await readThrough(page);
    });
  }
}

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
