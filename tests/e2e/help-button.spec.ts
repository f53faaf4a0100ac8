import type {Page} from '@playwright/test';
import {hydrate} from './hydrate';
import {PAGES} from './pageKinds';
import {expect, test} from './test';

const help = (page: Page) => page.getByRole('button', {name: '你好，需要帮忙吗', includeHidden: true});

/** Texts that the button lies on, while it shows. */
function findCoveredTexts(button: Element): string[] {
  if (getComputedStyle(button).visibility === 'hidden') return [];
  const disc = button.getBoundingClientRect();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const covered: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement as HTMLElement;
    if (!node.nodeValue?.trim() || button.contains(parent) || parent.closest('script,style,[inert]')) continue;
    if (getComputedStyle(parent).visibility === 'hidden') continue;
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

async function readOn(page: Page): Promise<void> {
  const steps = 4;
  for (let step = 1; step <= steps; step += 1) {
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
    test(`lies on no text of a page that is read on: ${kind} at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 844});
      await page.goto(path);
      await hydrate(page);
      await readOn(page);
    });
  }
}

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('leaves while the page is scrolled down, and comes back', async ({page}) => {
    await page.goto('/concepts-flows');
    await hydrate(page);
    await expect(help(page)).toBeVisible();
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 900);
    await expect(help(page)).toBeHidden();
    await page.mouse.wheel(0, -200);
    await expect(help(page)).toBeVisible();
  });

  test('shares its place with the button that leads back to the top', async ({page}) => {
    await page.goto('/concepts-flows');
    await hydrate(page);
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 1500);
    await page.mouse.wheel(0, -300);
    const back = page.getByRole('button', {name: '回到顶部'});
    await expect(back).toBeVisible();
    await back.evaluate((button) => Promise.all(button.getAnimations().map(({finished}) => finished)));
    expect(await back.boundingBox()).toEqual(await help(page).boundingBox());
    await back.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(back).toBeHidden();
    await help(page).click();
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  });
});
