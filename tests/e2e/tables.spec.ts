import type {Page} from '@playwright/test';
import {findCutTables} from '../pages/cutTables';
import {hydrate} from './hydrate';
import {expect, test} from './test';

const recordTable = (page: Page) => page.locator('table.records').first();

test.describe('a table that looks up names', () => {
  test('reads as records on a phone, with its header words', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto('/environment-variables');
    const cells = recordTable(page).locator('tbody tr').first().locator('td');
    const [name, format, standard, sentence] = await Promise.all([0, 1, 2, 3].map((index) => cells.nth(index).boundingBox()));
    const column = await recordTable(page).boundingBox();
    expect(name?.width).toBe(column?.width);
    expect(format?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0));
    expect(standard?.y).toBe(format?.y);
    expect(sentence?.y).toBeGreaterThan(format?.y ?? 0);
    expect(sentence?.width).toBe(column?.width);
    const wordsOf = (index: number) => cells.nth(index).evaluate((cell) => getComputedStyle(cell, '::before').content);
    expect(await wordsOf(1)).toContain('格式');
    expect(await wordsOf(2)).toContain('默认值');
  });

  test('is a table all the same for who hears it', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto('/environment-variables');
    const table = page.getByRole('table').first();
    await expect(table.getByRole('columnheader')).toHaveText(['变量', '格式', '默认值', '说明']);
    await expect(table.getByRole('row').nth(1).getByRole('cell')).toHaveCount(4);
  });

  test('is one for the eye on wider screens', async ({page}) => {
    await page.setViewportSize({width: 768, height: 844});
    await page.goto('/environment-variables');
    await expect(recordTable(page)).toHaveCSS('display', 'table');
    await expect(recordTable(page).locator('td').nth(1)).toHaveCSS('display', 'table-cell');
    expect(
      await recordTable(page)
        .locator('td')
        .nth(1)
        .evaluate((cell) => getComputedStyle(cell, '::before').content),
    ).toBe('none');
  });
});

test('a table that scrolls is shaded at the edge beyond which there is more', async ({page}) => {
  await page.setViewportSize({width: 360, height: 844});
  await page.goto('/api-keys-and-authentication');
  await hydrate(page);
  const box = page.getByRole('region', {name: '可横向滚动的表格'}).first();
  await box.scrollIntoViewIfNeeded();
  const {x = 0, y = 0, width = 0, height = 0} = (await box.boundingBox()) ?? {};
  expect(await box.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  // Without what stands in it, only the shades differ.
  await box.evaluate((element) => element.style.setProperty('color', 'transparent'));
  const edges = () =>
    Promise.all([x, x + width - 4].map((left) => page.screenshot({clip: {x: left, y: y + height - 6, width: 4, height: 4}})));
  const [startLeft, startRight] = await edges();
  await box.evaluate((element) => element.scrollTo({left: element.scrollWidth}));
  const [endLeft, endRight] = await edges();
  expect(startLeft?.equals(endRight as Buffer)).toBe(true);
  expect(startRight?.equals(endRight as Buffer)).toBe(false);
  expect(startLeft?.equals(endLeft as Buffer)).toBe(false);
});

test('what lets names break leaves code blocks as they are', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/api/build-flow');
  const parts = page.locator('.theme-doc-markdown pre code > span');
  await expect(parts.first()).toBeAttached();
  // React may replace them while it starts; what is no longer in the page has no display.
  const displays = () => parts.evaluateAll((all) => [...new Set(all.map((part) => getComputedStyle(part).display))]);
  await expect.poll(displays).toEqual(['inline']);
});

test('on a desktop a table takes the room beside the text before it is cut', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  for (const path of ['/configuration-cli', '/models-qwen', '/china-models', '/settings', '/component-index', '/commands']) {
    await page.goto(path);
    expect(await page.evaluate(findCutTables), path).toEqual([]);
  }
  await page.goto('/configuration-cli');
  const wide = await page.locator('.table-scroll').evaluateAll((boxes) => Math.max(...boxes.map(({clientWidth}) => clientWidth)));
  expect(wide).toBeGreaterThan(await page.locator('.theme-doc-markdown').evaluate(({clientWidth}) => clientWidth));
});

test('dates stay in one line, on paper too', async ({page}) => {
  await page.setViewportSize({width: 718, height: 1000});
  await page.emulateMedia({media: 'print'});
  await page.goto('/china-models');
  const dates = page.locator('td .whole');
  expect(await dates.count()).toBeGreaterThan(5);
  for (const date of await dates.all()) expect(await date.evaluate((element) => element.getClientRects().length)).toBe(1);
});
