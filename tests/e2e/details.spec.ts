import {hydrate} from './hydrate';
import {expect, test} from './test';

test('the icon of a note is a line drawing, not a blot', async ({page}) => {
  await page.goto('/bundles-datastax');
  const icon = page.locator('.theme-admonition svg').first();
  await expect(icon).toHaveCSS('stroke', 'none');
  const tone = await page
    .locator('.theme-admonition')
    .first()
    .evaluate((box) => getComputedStyle(box).borderInlineStartColor);
  await expect(icon).toHaveCSS('fill', tone);
});

test('code that takes several lines is closed at both ends of each, and stands on the line of its text', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/commands');
  const codes = page.locator('.theme-doc-markdown td code.pieces');
  await expect(codes.first()).toHaveCSS('-webkit-box-decoration-break', 'clone');
  const long = page.locator('.theme-doc-markdown code > .long');
  for (const piece of await long.all()) await expect(piece).toHaveCSS('vertical-align', 'baseline');
});

test('tabs stand in one row, and the chosen one is in view', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.addInitScript(() => localStorage.setItem('docusaurus.tab.language', 'javascript'));
  await page.goto('/api/build-flow');
  await hydrate(page);
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  const tops = await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(2);
  expect(new Set(tops).size).toBe(1);
  const chosen = page.getByRole('tab', {name: 'JavaScript', selected: true});
  await page.getByRole('tablist').first().scrollIntoViewIfNeeded();
  await expect(chosen).toBeInViewport({ratio: 0.95});
});

test('tablets have the version and the colours in the navbar, phones in the menu', async ({page}) => {
  await page.goto('/concepts-flows');
  const version = page.locator('.navbar .theme-version-menu');
  const colours = page.locator('.navbar [data-color-toggle]').first();
  for (const [width, isShown] of [
    [900, true],
    [390, false],
  ] as const) {
    await page.setViewportSize({width, height: 900});
    await expect(version, `${width} px`).toBeVisible({visible: isShown});
    await expect(colours, `${width} px`).toBeVisible({visible: isShown});
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('the fields of a filter stand in a grid, each below its label', async ({page}) => {
  await page.goto('/settings');
  const labels = page.locator('.theme-doc-markdown search label');
  const [, ...lists] = await labels.evaluateAll((all) => all.map((label) => Math.round(label.getBoundingClientRect().width)));
  expect(lists.length).toBeGreaterThan(1);
  expect(new Set(lists).size).toBe(1);
  const [name, field] = await Promise.all([labels.nth(1).locator('span').boundingBox(), labels.nth(1).locator('select').boundingBox()]);
  expect(field?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0));
});

test('every option of a command has a line of its own', async ({page}) => {
  await page.goto('/commands');
  const options = page.locator('#langflow-run .own-line');
  const tops = await options.evaluateAll((all) => all.map((option) => option.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(5);
  expect(new Set(tops).size).toBe(tops.length);
});
