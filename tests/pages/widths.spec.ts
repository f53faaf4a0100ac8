import type {Page} from '@playwright/test';
import {hydrate, isIdle} from '../e2e/hydrate';
import {findBrokenNames} from './brokenNames';
import {findCoveredTexts} from './coveredTexts';
import {DOCS_KINDS, KIND_PAGES} from './pageKinds';
import {expect, test} from './tab';

const HEIGHT = 844;
/** Widest phone. */
const PHONE = 390;
/** In pixels from the top, on a phone. */
const HIGHEST_TITLE = 220;
const READING_STEPS = 4;

/** Up to this width, the help button stands in a bar of its own; only at the end of the page must there be room for it. */
const WIDEST_BAR = 996;

/** Texts that the help button lies on while the page is read from its top to its end. */
async function coveredTexts(page: Page, width: number): Promise<string[]> {
  const help = page.getByRole('button', {name: '你好，需要帮忙吗', includeHidden: true});
  const covered: string[] = [];
  for (let step = width <= WIDEST_BAR ? READING_STEPS : 0; step <= READING_STEPS; step += 1) {
    await page.evaluate(
      (share) =>
        new Promise((done) => {
          scrollTo({top: share * document.documentElement.scrollHeight, behavior: 'instant'});
          requestAnimationFrame(() => requestAnimationFrame(done));
        }),
      step / READING_STEPS,
    );
    covered.push(...(await help.evaluate(findCoveredTexts)));
  }
  return covered;
}

/** The menu of the page stands in the row of the breadcrumbs, and opens there. */
async function checkPageMenu(page: Page): Promise<void> {
  const row = await page.getByRole('navigation', {name: '页面路径'}).boundingBox();
  const button = page.locator('summary', {hasText: '复制本页'});
  const box = await button.boundingBox();
  expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - (row?.y ?? 0) - (row?.height ?? 0) / 2)).toBeLessThan(6);
  await button.click();
  await expect(page.getByRole('button', {name: '复制 Markdown'})).toBeVisible();
  await page.keyboard.press('Escape');
}

/** The narrowest phone, and the narrowest desktop with a sidebar and a table of contents: nothing has less room. */
const TIGHTEST = [360, 1100];
const OTHERS = [390, 768, 1400];

for (const [widths, tag] of [
  [TIGHTEST, []],
  [OTHERS, ['@all']],
] as const) {
  for (const [kind, path] of KIND_PAGES) {
    test(`the page “${kind}” fits: text, names, title, page menu, help button at ${widths.join(', ')} px`, {tag: [...tag]}, async ({
      tab,
      baseURL,
    }) => {
      const {page} = tab;
      const resize = async (width: number) => {
        await page.setViewportSize({width, height: HEIGHT});
        await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
        await isIdle(page);
      };
      await page.goto(`${baseURL}${path}`);
      await hydrate(page);
      for (const width of widths) {
        await resize(width);
        const at = (what: string) => `${what} at ${width} px`;
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), at('width')).toBeLessThanOrEqual(width);
        expect.soft(await page.evaluate(findBrokenNames), at('names that break elsewhere than at their joints')).toEqual([]);
        const title = await page.getByRole('heading', {level: 1}).boundingBox();
        if (width <= PHONE) expect.soft(title?.y, at('top of the title')).toBeLessThanOrEqual(HIGHEST_TITLE);
        expect.soft(await coveredTexts(page, width), at('texts under the help button')).toEqual([]);
        if (width > PHONE || !DOCS_KINDS.some((name) => name === kind)) continue;
        await resize(width);
        await checkPageMenu(page);
      }
    });
  }
}
