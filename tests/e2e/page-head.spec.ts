import {OLDER} from '../testVersions';
import {hydrate} from './hydrate';
import {DOCS_KINDS, PAGE_KINDS, PAGES} from './pageKinds';
import {expect, test} from './test';

const HIGHEST_TITLE = 220;

for (const width of [360, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({viewport: {width, height: 844}});

    for (const [kind, path] of PAGES) {
      test(`the title begins high up: ${kind}`, async ({page}) => {
        await page.goto(path);
        const title = await page.getByRole('heading', {level: 1}).boundingBox();
        expect(title?.y).toBeLessThanOrEqual(HIGHEST_TITLE);
      });
    }

    test('what is said of an older version is one line', async ({page}) => {
      await page.goto(`${OLDER.base}/concepts-flows`);
      const notice = page.locator('.theme-doc-version-banner p');
      const lines = await notice.evaluate(
        (element) => element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight),
      );
      expect(Math.round(lines)).toBe(1);
      await expect(notice).toHaveText(/已不再维护/, {useInnerText: true});
    });

    for (const kind of DOCS_KINDS) {
      test(`the menu of the page stands in the row of the contents: ${kind}`, async ({page}) => {
        await page.goto(PAGE_KINDS[kind]);
        await hydrate(page);
        const row = await page.locator('.theme-doc-toc-mobile').boundingBox();
        const button = page.getByText('复制本页');
        const box = await button.boundingBox();
        expect(box?.y).toBeGreaterThan(row?.y ?? 0);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan((row?.y ?? 0) + (row?.height ?? 0));
        await button.click();
        await expect(page.getByRole('button', {name: '复制 Markdown'})).toBeVisible();
      });
    }
  });
}

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
