import {expect, type Page} from '@playwright/test';
import {buildLoader} from '../../plugins/analytics/node/buildLoader';
import type {AnalyticsSettings} from '../../plugins/analytics/types';
import {isHydrated, isIdle} from './hydrate';
import {BASE, choose, expectNoReports, storedNames, test} from './statistics';
import {STATISTICS_HOST} from './statisticsServer';
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
    await expect(banner(page)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    const box = await banner(page).boundingBox();
    // It leaves most of the screen to the page, and does not stick out.
    expect(box?.height).toBeLessThan(320);
    expect((box?.x ?? -1) + (box?.width ?? width)).toBeLessThanOrEqual(width);
    await page.getByRole('button', {name: '分别选择'}).click();
    await expect(settings(page).getByRole('checkbox', {name: '访问统计'})).toHaveAccessibleDescription(/打开了哪些页面/);
    expect(await violations(page)).toEqual([]);
  });
}

test('the question and the announcement are in the colours of the site, and its answers alike', async ({page}) => {
  for (const theme of ['light', 'dark']) {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await page.goto(`${BASE}/markdown`);
    await expect(banner(page)).toBeVisible();
    const colourOf = (token: string) =>
      page.evaluate((name) => {
        const probe = document.createElement('i');
        probe.style.color = `var(${name})`;
        document.body.append(probe);
        const {color} = getComputedStyle(probe);
        probe.remove();
        return color;
      }, token);
    await expect(page.locator('.theme-announcement-bar')).toHaveCSS('background-color', await colourOf('--site-accent-soft'));
    await expect(page.locator('.theme-announcement-bar')).toHaveCSS('color', await colourOf('--site-ink'));
    await expect(banner(page)).toHaveCSS('background-color', await colourOf('--site-paper'));
    for (const name of ['全部同意', '全部拒绝']) {
      await expect(banner(page).getByRole('button', {name})).toHaveCSS('color', await colourOf('--site-accent'));
    }
  }
});

test('the keyboard passes the banner, stays in the settings, and comes back', async ({page}) => {
  await page.goto(`${BASE}/`);
  await expect(banner(page)).toBeVisible();
  for (const name of ['隐私说明', '全部同意', '全部拒绝', '分别选择']) {
    await page.keyboard.press('Tab');
    await expect(banner(page).getByText(name, {exact: true})).toBeVisible();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name);
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: '跳到主要内容'})).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(settings(page)).toBeVisible();
  for (const key of ['Shift+Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(
      true,
    );
  }
  await page.keyboard.press('Escape');
  await expect(settings(page)).toBeHidden();
  await expect(page.getByRole('button', {name: '分别选择'})).toBeFocused();
});

test('the banner that comes while something is pressed leaves the press to it', async ({page}) => {
  await page.setViewportSize({width: 1000, height: 500});
  await page.goto(`${BASE}/zoom`);
  await page.getByAltText('一个红色的印章').hover();
  await page.mouse.down();
  await expect(banner(page)).toBeVisible();
  // A press may take longer than the banner takes to arrive.
  await isHydrated(page);
  await isIdle(page);
  const isCovered = () =>
    page.evaluate(() => {
      const [over, under] = ['#privacy-consent section', '.theme-doc-markdown img'].map((selector) =>
        document.querySelector(selector)?.getBoundingClientRect(),
      );
      return over && under && over.right > under.right && over.top < under.top;
    });
  await expect.poll(isCovered).toBe(true);
  await page.mouse.up();
  const opened = page.locator('.medium-zoom-image--opened');
  await expect(opened).toBeVisible();
  // Afterwards it takes presses as any other part of the page. (The picture does not close while it opens.)
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(opened).toHaveCount(0, {timeout: 500});
  }).toPass();
  await banner(page).getByRole('button', {name: '全部拒绝'}).click();
  await expect(banner(page)).toBeHidden();
});

/** What a reader's browser says to every page. */
const GPC = () => Object.defineProperty(navigator, 'globalPrivacyControl', {value: true});
const DNT = () => Object.defineProperty(navigator, 'doNotTrack', {value: '1'});

test('Global Privacy Control outweighs what was agreed to before, and removes what was stored', async ({page, context, server}) => {
  await page.goto(`${BASE}/`);
  await choose(page, '全部同意');
  await expect.poll(() => server.tagViews.length).toBe(1);
  await expect.poll(() => storedNames(page)).toContain('_ga');
  await context.addInitScript(GPC);
  server.reports.length = 0;
  await page.goto(`${BASE}/markdown`);
  await expectNoReports(page, server);
  expect(await storedNames(page)).toEqual(['privacy-consent']);
});

test('Do Not Track is a refusal: nobody is asked, and the settings say why', async ({page, context, server}) => {
  await context.addInitScript(DNT);
  await page.goto(`${BASE}/markdown`);
  await expectNoReports(page, server);
  await expect(banner(page)).toHaveCount(0);
  await page.getByRole('link', {name: '隐私设置'}).click();
  await expect(settings(page)).toContainText('浏览器已经替你拒绝');
  await expect(settings(page).getByRole('checkbox')).toHaveCount(0);
  await settings(page).getByRole('button', {name: '关闭'}).click();
  await expect(settings(page)).toBeHidden();
  expect(await storedNames(page)).toEqual([]);
});

/** Puts the script of another deployment in the place of the one that the site was built with. */
async function useService(page: Page, deployed: AnalyticsSettings): Promise<void> {
  const {entry, files} = await buildLoader({settings: deployed, baseUrl: '/langflow/', alsoCounts: []});
  await page.route('**/assets/analytics/*', async (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) as string;
    const body = files.get(name.startsWith('loader-') ? entry : name);
    await route.fulfill({body, contentType: name.endsWith('.css') ? 'text/css' : 'text/javascript'});
  });
}

test('Umami counts cleaned addresses only', async ({page, server}) => {
  const id = '94db1cb1-74f4-4a40-ad6c-962362670409';
  await useService(page, {provider: 'umami', id, host: STATISTICS_HOST});
  await page.goto(`${BASE}/markdown?q=secret`);
  await banner(page).getByRole('button', {name: '同意', exact: true}).click();
  await expect.poll(() => server.reports.length).toBe(2);
  await page.evaluate(() => {
    location.hash = 'second';
  });
  await expect.poll(() => server.reports.length).toBe(3);
  const own = {websiteId: id, autoTrack: 'false', hostUrl: STATISTICS_HOST, title: expect.stringMatching(/^Markdown 样例/)};
  expect(server.reports).toEqual([
    {path: '/script.js', command: null},
    {path: '/collect', command: {...own, url: `${BASE}/markdown`, referrer: ''}},
    {path: '/collect', command: {...own, url: `${BASE}/markdown#second`, referrer: `${BASE}/markdown`}},
  ]);
  // There is nothing about advertising to ask.
  await page.getByRole('link', {name: '隐私设置'}).click();
  await expect(settings(page).getByRole('checkbox')).toHaveCount(1);
});

test('百度统计 counts cleaned paths only, and is gone after a withdrawal', async ({page, server}) => {
  const id = '0123456789abcdef0123456789abcdef';
  await useService(page, {provider: 'baidu', id, host: STATISTICS_HOST});
  await page.goto(`${BASE}/markdown?q=secret#second`);
  await banner(page).getByRole('button', {name: '同意', exact: true}).click();
  await expect.poll(() => server.reports.length).toBe(4);
  expect(server.reports).toEqual([
    {path: `/hm.js?${id}`, command: null},
    {path: '/collect', command: ['_setAccount', id]},
    {path: '/collect', command: ['_setAutoPageview', false]},
    {path: '/collect', command: ['_trackPageview', '/langflow/markdown#second']},
  ]);
  expect(await storedNames(page)).toEqual(['HMACCOUNT', 'Hm_lvt_test', 'privacy-consent']);
  await page.getByRole('link', {name: '隐私设置'}).click();
  const reloaded = page.waitForEvent('load');
  await settings(page).getByRole('button', {name: '不同意'}).click();
  await reloaded;
  await expect.poll(() => storedNames(page)).toEqual(['privacy-consent']);
  expect(await page.evaluate(() => '_hmt' in window)).toBe(false);
});
