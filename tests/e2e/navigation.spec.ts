import type {Page} from '@playwright/test';
import {VARIANT_PORT} from '../../playwright.config';
import {PAGE_SCRIPTS, saveData} from './connection';
import {holdScripts} from './holdScripts';
import {hydrate, isIdle} from './hydrate';
import {expect, test} from './test';

const PAGE = '/concepts-flows';
const VARIANT = `http://127.0.0.1:${VARIANT_PORT}/langflow`;
const navbar = (page: Page) => page.getByRole('navigation', {name: '主导航'});

async function open(page: Page, path = PAGE): Promise<void> {
  await page.goto(path);
  await hydrate(page);
}

test('the sidebar shows the place of the page, however far down it is', async ({page}) => {
  await open(page, '/bundles-milvus');
  await expect(page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Milvus', exact: true})).toBeInViewport();
});

test('a link to a heading of another page scrolls to that heading', async ({page}) => {
  await open(page, '/concepts-publish');
  const link = page.locator('article .theme-doc-markdown a[href^="/"][href*="#"]').first();
  const href = (await link.getAttribute('href')) as string;
  await link.click();
  await expect(page).toHaveURL(href);
  const target = page.locator(`[id="${href.replace(/.*#/, '')}"]`);
  await expect(target).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test('near the top the navbar shows, whatever the direction', {tag: '@all'}, async ({page}) => {
  await open(page);
  const height = (await navbar(page).boundingBox())?.height ?? 0;
  expect(height).toBeGreaterThan(30);
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, Math.floor(height / 3));
  await page.mouse.wheel(0, Math.floor(height / 3));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(navbar(page)).toBeInViewport();
  await page.mouse.wheel(0, 400);
  await page.mouse.wheel(0, 600);
  await expect(navbar(page)).not.toBeInViewport();
  // At once to a place near the top.
  await page.evaluate(() => scrollTo(0, 10));
  await expect(navbar(page)).toBeInViewport();
});

test('the way back to the top eases by 0.85 a frame', {tag: '@all'}, async ({page}) => {
  await open(page, '/environment-variables');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(3000);
  await page.mouse.wheel(0, -200);
  const button = page.getByRole('button', {name: '回到顶部'});
  // In sight, and under nothing else.
  await button.click({trial: true});
  const places = await button.evaluate(
    (element: HTMLElement) =>
      new Promise<number[]>((resolve) => {
        const seen = [Math.round(scrollY)];
        const follow = () => {
          const place = Math.round(scrollY);
          if (place !== seen.at(-1)) seen.push(place);
          if (place > 0) requestAnimationFrame(follow);
          else resolve(seen);
        };
        element.click();
        requestAnimationFrame(follow);
      }),
  );
  expect(places.length).toBeGreaterThan(10);
  // The click takes the first step by itself, the frame that follows it the second; from then on one can watch.
  const [, ...watched] = places;
  expect(watched.slice(1)).toEqual(watched.slice(0, -1).map((place) => Math.floor(place * 0.85)));
});

test('a tab keeps its place on the screen when tabs above it change with it, and the navbar stays hidden', async ({page}) => {
  await open(page, `${VARIANT}/tabs`);
  const tab = page.getByRole('tab', {name: '矮'}).last();
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 700);
  await page.mouse.wheel(0, 700);
  await expect(navbar(page)).not.toBeInViewport();
  const before = await tab.boundingBox();
  const scrolled = await page.evaluate(() => scrollY);
  await tab.click();
  await expect(page.getByText('选中矮')).toBeVisible();
  await expect(page.getByText('矮的内容')).toHaveCount(1);
  // The page above became 1000 px shorter; the scroll made up for it.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled - 1000);
  expect((await tab.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  await isIdle(page);
  await expect(navbar(page)).not.toBeInViewport();
  // The reader's own scrolling counts again.
  await page.mouse.wheel(0, -50);
  await page.mouse.wheel(0, -50);
  await expect(navbar(page)).toBeInViewport();
});

test('an anchor that cannot be decoded leaves the page as it is', {tag: '@all'}, async ({page}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto('/concepts-flows');
  await hydrate(page);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  const before = await page.evaluate(() => scrollY);
  await page.evaluate(() => {
    location.hash = '%E0%A4%A';
  });
  await isIdle(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('构建流程');
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.goBack();
  await page.goForward();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('构建流程');
  expect(errors).toEqual([]);
});

test('a bar shows that the next page is slow in coming, until it is there', {tag: '@all'}, async ({page}) => {
  await saveData(page);
  await open(page);
  await page.waitForLoadState('networkidle');
  const release = await holdScripts(page, PAGE_SCRIPTS);
  await page.getByRole('navigation', {name: '上一页与下一页'}).getByRole('link').first().click();
  await expect(page.locator('#nprogress')).toHaveCount(1);
  release();
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('构建流程');
  await expect(page.locator('#nprogress')).toHaveCount(0);
});
