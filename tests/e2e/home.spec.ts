import type {Page} from '@playwright/test';
import {NEWEST, versionRelease} from '../testVersions';
import {hydrate} from './hydrate';
import {dialog, searchField} from './searchDialog';
import {expect, test} from './test';

const picture = (page: Page) => page.locator('.theme-doc-markdown figure').first();
const scene = (page: Page) => picture(page).getByRole('img', {name: 'Chat Input 和 MCP Tools 连到 Agent'});
const againButton = (page: Page) => picture(page).getByRole('button', {name: '再放一遍'});
/** What of the picture is moving. */
const motions = (page: Page) => picture(page).evaluate((figure) => figure.getAnimations({subtree: true}).length);

test('the field in the middle opens the search of the site, and gets the focus back', async ({page}) => {
  await page.goto('/');
  const opener = page.getByRole('button', {name: '搜组件、报错、环境变量'});
  await opener.click();
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the picture moves once, for no more than five seconds, and again when it is asked to', async ({page}) => {
  await page.goto('/');
  await hydrate(page);
  const ends = await picture(page).evaluate((figure) =>
    figure.getAnimations({subtree: true}).map(({effect}) => Number(effect?.getComputedTiming().endTime)),
  );
  for (const end of ends) expect(end).toBeLessThanOrEqual(5000);
  await expect.poll(() => motions(page)).toBe(0);
  await againButton(page).click();
  expect(await motions(page)).toBeGreaterThan(10);
});

test.describe('with no wish for motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('the picture stands still and whole', async ({page}) => {
    await page.goto('/');
    await hydrate(page);
    expect(await motions(page)).toBe(0);
    await expect(scene(page).getByText('明天有小雨，带上伞。')).toHaveCSS('opacity', '1');
    await expect(againButton(page)).toBeHidden();
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the picture is there, and nothing offers what needs scripts', async ({page}) => {
    await page.goto('/');
    await expect(scene(page)).toBeVisible();
    await expect(picture(page).getByRole('link', {name: '可视化编辑器'})).toHaveAttribute('href', '/concepts-overview');
    await expect(againButton(page)).toBeHidden();
    await expect(page.getByRole('button', {name: '搜组件、报错、环境变量'})).toBeHidden();
  });
});

test('the words of the picture can be read on a narrow phone', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await page.goto('/');
  const sizes = await scene(page).evaluate((element) =>
    [...element.querySelectorAll<SVGElement | HTMLElement>('text, p, code, strong')]
      .filter((words) => words.checkVisibility())
      .map((words) => {
        const scale = words instanceof SVGGraphicsElement ? (words.getScreenCTM()?.a ?? 1) : 1;
        return Number.parseFloat(getComputedStyle(words).fontSize) * scale;
      }),
  );
  expect(sizes.length).toBeGreaterThan(8);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('commands that install are copied three lines at a time', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/#install-today');
  await page.locator('.theme-doc-markdown .theme-code-block').first().getByRole('button', {name: '复制'}).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain(`langflow==${versionRelease(NEWEST)}`);
  expect((await copied()).trim().split('\n')).toHaveLength(3);
});
