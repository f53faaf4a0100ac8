import type {Page} from '@playwright/test';
import {doorFits} from '../doorWords';
import {NEWEST, OLDER, versionRelease} from '../testVersions';
import {hydrate} from './hydrate';
import {dialog, searchField} from './searchDialog';
import {expect, test} from './test';

const picture = (page: Page) => page.getByRole('img', {name: 'Chat Input 和 MCP Tools 连到 Agent'});
const doors = (page: Page) => page.getByRole('list', {name: '你来做什么'}).getByRole('link');

test('the field in the middle opens the search of the site, and gets the focus back', async ({page}) => {
  await page.goto('/');
  const opener = page.getByRole('button', {name: '搜组件、报错、环境变量'});
  await opener.click();
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(opener).toBeFocused();
});

test('each door leads to a page whose heading is among its words', async ({page}) => {
  for (const home of ['/', OLDER.base]) {
    await page.goto(home);
    await hydrate(page);
    const count = await doors(page).count();
    expect(count).toBe(10);
    const targets = new Set<string>();
    for (let index = 0; index < count; index++) {
      const door = doors(page).nth(index);
      const words = (await door.textContent()) ?? '';
      const to = (await door.getAttribute('href')) ?? '';
      await door.click();
      await expect(page).toHaveURL(to);
      const id = new URL(page.url()).hash.slice(1);
      const heading = id ? page.locator(`[id="${id}"]`) : page.getByRole('heading', {level: 1});
      await expect(heading).toBeInViewport();
      // The address changes a moment before the page.
      await expect(async () => {
        const name = (await heading.textContent()) ?? '';
        expect(doorFits(words, name), `“${words}” leads to “${name}”`).toBe(true);
      }).toPass({timeout: 10_000});
      targets.add(to);
      await page.goBack();
      await expect(doors(page)).toHaveCount(count);
    }
    expect(targets.size).toBe(count);
  }
});

test('on phones, the first screen says what Langflow is, shows it and opens doors', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  for (const home of ['/', OLDER.base]) {
    await page.goto(home);
    await expect(page.getByRole('heading', {level: 1})).toBeInViewport({ratio: 1});
    await expect(picture(page)).toBeInViewport({ratio: 1});
    await expect(doors(page).nth(3)).toBeInViewport({ratio: 1});
  }
});

/** Parts of the picture that cannot be seen. */
const hidden = (page: Page) =>
  picture(page).evaluate((scene) =>
    [...scene.querySelectorAll('p, b, small, svg')]
      .filter(
        (part) => getComputedStyle(part).display !== 'none' && !part.checkVisibility({opacityProperty: true, visibilityProperty: true}),
      )
      .map((part) => part.outerHTML),
  );

test('the picture is whole from the first frame, and in print', async ({page}) => {
  // Without scripts and before any animation ends.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/', {waitUntil: 'domcontentloaded'});
  await expect(picture(page)).toContainText('明天有小雨，带上伞。');
  expect(await hidden(page)).toEqual([]);
  const ends = await picture(page).evaluate((scene) =>
    scene.getAnimations({subtree: true}).map(({effect}) => Number(effect?.getComputedTiming().endTime)),
  );
  for (const end of ends) expect(end).toBeLessThanOrEqual(2500);
  await page.emulateMedia({media: 'print'});
  expect(await hidden(page)).toEqual([]);
  expect(await picture(page).evaluate((scene) => scene.getAnimations({subtree: true}).length)).toBe(0);
});

test.describe('with no wish for motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('the picture stands still and whole', async ({page}) => {
    await page.goto('/');
    expect(await picture(page).evaluate((scene) => scene.getAnimations({subtree: true}).length)).toBe(0);
    expect(await hidden(page)).toEqual([]);
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the picture and the doors are there, and nothing offers what needs scripts', async ({page}) => {
    await page.goto('/');
    await expect(picture(page)).toBeVisible();
    await expect(doors(page).first()).toBeVisible();
    await expect(page.getByRole('button', {name: '搜组件、报错、环境变量'})).toBeHidden();
  });
});

test('the words of the picture can be read on a narrow phone', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await page.goto('/');
  const sizes = await picture(page).evaluate((element) =>
    [...element.querySelectorAll<HTMLElement>('p, b, small')]
      .filter((words) => words.checkVisibility())
      .map((words) => Number.parseFloat(getComputedStyle(words).fontSize)),
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
