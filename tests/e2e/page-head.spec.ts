import {PAGE_KINDS} from '../pages/pageKinds';
import {OLDER} from '../testVersions';
import {expect, test} from './test';

test('on phones, the note about an older version is one line', async ({page}) => {
  for (const width of [360, 390]) {
    await page.setViewportSize({width, height: 844});
    await page.goto(`${OLDER.base}/concepts-flows`);
    const notice = page.locator('.theme-doc-version-banner p');
    const lines = await notice.evaluate(
      (element) => element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight),
    );
    expect(Math.round(lines)).toBe(1);
    await expect(notice).toHaveText(/已不再维护/, {useInnerText: true});
  }
});

test('on phones, the path of a page is one line', async ({page}) => {
  for (const [width, path] of [
    [390, '/loop'],
    [360, '/api/build-flow'],
    [390, '/get-started-installation'],
  ] as const) {
    await page.setViewportSize({width, height: 844});
    await page.goto(path);
    const links = page.getByRole('navigation', {name: '页面路径'}).locator('.breadcrumbs__link').filter({visible: true});
    const boxes = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect()).map(({top, height}) => ({top, height})));
    expect(boxes.length, path).toBeGreaterThan(1);
    const middles = boxes.map(({top, height}) => top + height / 2);
    expect(Math.max(...middles) - Math.min(...middles), path).toBeLessThan(10);
    // A line of 26 px and its padding; two lines take 62.
    expect(Math.max(...boxes.map(({height}) => height)), path).toBeLessThan(40);
  }
});

test('a page that is called as its section stands in the path once', async ({page}) => {
  for (const path of ['/api/build-flow', `${OLDER.base}/bundles-google`]) {
    await page.goto(path);
    const names = await page
      .getByRole('navigation', {name: '页面路径'})
      .locator('.breadcrumbs__link')
      .filter({visible: true})
      .allInnerTexts();
    expect(names.length, path).toBeGreaterThan(1);
    expect(new Set(names).size, path).toBe(names.length);
  }
});

test('the heading of the results stands flush with them, its mark hanging', async ({page}) => {
  for (const width of [390, 1400]) {
    await page.setViewportSize({width, height: 844});
    await page.goto(PAGE_KINDS.search);
    const mark = await page.getByRole('heading', {level: 1}).locator('span').boundingBox();
    const field = await page.getByRole('searchbox', {name: '搜索'}).boundingBox();
    // Of a full-width mark, the left half is blank.
    expect(Math.abs((mark?.x ?? 0) + (mark?.width ?? 0) / 2 - (field?.x ?? 0))).toBeLessThan(4);
  }
});

test('the count of the results and the chips have air', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(PAGE_KINDS.search);
  await expect(page.locator('.search-zh-results li').first()).toBeVisible();
  const bottomOf = ({y = 0, height = 0} = {}) => y + height;
  const chips = page.locator('.search-zh-form .search-zh-scopes').first();
  const count = await page.locator('main [role=status]').boundingBox();
  expect((count?.y ?? 0) - bottomOf((await chips.boundingBox()) ?? {})).toBeGreaterThanOrEqual(16);
  const [first, second] = await chips
    .locator('label')
    .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().toJSON() as DOMRect));
  expect((second?.left ?? 0) - (first?.right ?? 0)).toBeGreaterThanOrEqual(8);
});
