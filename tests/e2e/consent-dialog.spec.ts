import {expect, type Page} from '@playwright/test';
import {hydrate} from './hydrate';
import {BASE, choose, expectNoReports, storedNames, test} from './statistics';
import {STANDARDS, violationsOf} from './violations';

const banner = (page: Page) => page.getByRole('region', {name: '可以统计访问情况吗？'});
const settings = (page: Page) => page.getByRole('dialog', {name: '隐私设置'});

const violations = (page: Page) => violationsOf(page, {within: '#privacy-consent', options: {runOnly: STANDARDS}});

// Colours do not depend on the width, nor sizes on the mode.
for (const [width, colorScheme] of [
  [1400, 'light'],
  [390, 'dark'],
] as const) {
  test(`banner and settings are accessible: ${colorScheme}, ${width} px`, async ({page}) => {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await page.setViewportSize({width, height: 800});
    await page.goto(`${BASE}/markdown`);
    await hydrate(page);
    await expect(banner(page)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    const box = await banner(page).boundingBox();
    // It leaves most of the screen to the page, and does not stick out.
    expect(box?.height).toBeLessThan(400);
    expect((box?.x ?? -1) + (box?.width ?? width)).toBeLessThanOrEqual(width);
    await page.getByRole('button', {name: '分别选择'}).click();
    await expect(settings(page)).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

test('the question is in the colours of the site', async ({page}) => {
  for (const theme of ['light', 'dark']) {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await page.goto(`${BASE}/markdown`);
    await hydrate(page);
    await expect(banner(page)).toBeVisible();
    const paper = await page.evaluate(() => {
      const probe = document.createElement('i');
      probe.style.color = 'var(--site-paper)';
      document.body.append(probe);
      return getComputedStyle(probe).color;
    });
    await expect(banner(page)).toHaveCSS('background-color', paper);
  }
});

test('the keyboard passes the banner, and comes back from the settings', async ({page}) => {
  await page.goto(`${BASE}/`);
  await hydrate(page);
  await expect(banner(page)).toBeVisible();
  for (const name of ['隐私说明', '全部同意', '全部拒绝', '分别选择']) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name);
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: '跳到主要内容'})).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(settings(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(settings(page)).toBeHidden();
  await expect(page.getByRole('button', {name: '分别选择'})).toBeFocused();
});

/** What a reader's browser says to every page. */
const GPC = () => Object.defineProperty(navigator, 'globalPrivacyControl', {value: true});
const DNT = () => Object.defineProperty(navigator, 'doNotTrack', {value: '1'});

test('Global Privacy Control outweighs what was agreed to before', async ({page, context, server}) => {
  await page.goto(`${BASE}/`);
  await choose(page, '全部同意');
  await expect.poll(() => server.tagViews.length).toBe(1);
  await context.addInitScript(GPC);
  server.reports.length = 0;
  await page.goto(`${BASE}/markdown`);
  await hydrate(page);
  await expectNoReports(page, server);
});

test('Do Not Track is a refusal: nobody is asked, and the privacy page says why', async ({page, context, server}) => {
  await context.addInitScript(DNT);
  await page.goto(`${BASE}/markdown`);
  await hydrate(page);
  await page.getByRole('link', {name: '隐私设置'}).click();
  await expect(page.getByRole('main')).toContainText('已经替你拒绝');
  await expectNoReports(page, server);
  await expect(page.locator('#privacy-consent')).toHaveCount(0);
  expect(await storedNames(page)).toEqual([]);
});
