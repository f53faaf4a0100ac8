import type {Page} from '@playwright/test';
import {SITE_PORT} from '../../playwright.config';
import {buildPlainSite, type PlainSetup, type PlainSite, packSearch, servePlainSite, startPlainSite} from './plainSite';
import {expect, test} from './test';
import {violationsOf} from './violations';

// The package as others get it: packed, installed in a plain site outside of this repository, with two lines of configuration.
test.describe.configure({mode: 'serial'});

/** A setup, and some of its texts. */
type Setup = PlainSetup & {name: string; button: string; results: string; development: string};
const SETUPS: readonly Setup[] = [
  {
    name: 'in Chinese, under a path, with trailing slashes',
    baseUrl: '/manual/',
    hasSlash: true,
    locale: 'zh-Hans',
    button: '搜索文档',
    results: '条结果',
    development: '开发服务器里没有搜索索引',
  },
  {
    name: 'in English, at the root, without trailing slashes',
    baseUrl: '/',
    hasSlash: false,
    locale: 'en',
    button: 'Search the docs',
    results: 'results',
    development: 'The development server has no search index',
  },
  {
    name: 'in traditional Chinese, with the slashes of Docusaurus, by webpack',
    baseUrl: '/',
    locale: 'zh-Hant',
    bundler: 'webpack',
    button: '搜尋文件',
    results: '條結果',
    development: '開發伺服器裡沒有搜尋索引',
  },
];
/** Without colours: the site chooses them, and those that Infima begins with are too pale for axe. */
const STRUCTURE = {rules: {'color-contrast': {enabled: false}}};
const field = (page: Page) => page.locator('#search-input');
const options = (page: Page) => page.getByRole('option');

let packed: string;
test.beforeAll(() => {
  test.setTimeout(180_000);
  packed = packSearch();
});

for (const [number, setup] of SETUPS.entries()) {
  test.describe(`a plain site ${setup.name}`, () => {
    let site: PlainSite;
    const {baseUrl, hasSlash} = setup;
    let folder: string;
    const port = SITE_PORT + 20 + number * 2;
    // Without a choice, Docusaurus ends the address of the first page of a version with a slash, and no other.
    const endsInSlash = (route: string) => hasSlash ?? ['docs', 'docs/1.0'].includes(route);
    const url = (route: string) => `${baseUrl}${route}${route && endsInSlash(route) ? '/' : ''}`;

    test.beforeAll(async () => {
      test.setTimeout(240_000);
      folder = buildPlainSite(packed, setup);
      site = await servePlainSite(folder, setup, port);
    });
    test.afterAll(() => site.stop());

    const open = async (page: Page, route = 'docs', key = 'Control+k') => {
      await page.goto(new URL(url(route), site.address).href);
      await expect(async () => {
        await page.keyboard.press(key);
        await expect(field(page)).toBeFocused({timeout: 500});
      }).toPass();
    };
    const hrefs = (page: Page) => options(page).evaluateAll((all) => all.map((link) => decodeURI(link.getAttribute('href') ?? '')));

    test('a Chinese query leads to its section by the keyboard', {tag: '@all'}, async ({page}) => {
      await open(page, 'docs', '/');
      await field(page).fill('全局变量');
      await expect(options(page).first()).toContainText('全局变量');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${url('docs')}#global-variables$`));
    });

    for (const [query, route] of [
      ['docker', 'docs/安装'],
      ['quanju bianliang', 'docs#global-variables'],
      ['部署到伺服器', 'docs/安装'],
      ['里程碑', 'blog/first-release'],
      ['杭州', 'about'],
      ['行为准则', 'community/intro'],
      ['APP_PORT', 'docs#global-variables'],
    ] as const) {
      test(`finds ${route} by ${query}`, {tag: '@all'}, async ({page}) => {
        await open(page);
        await field(page).fill(query);
        const [path = '', hash] = route.split('#');
        await expect(async () => expect((await hrefs(page))[0]?.replace(/#.*/, '')).toBe(url(path))).toPass();
        if (hash) expect((await hrefs(page))[0]).toContain(`#${hash}`);
      });
    }

    test('each version is searched by itself', {tag: '@all'}, async ({page}) => {
      await open(page, 'docs/1.0');
      await field(page).fill('手工登记');
      await expect(options(page).first()).toBeVisible();
      expect(await hrefs(page)).toContain(url('docs/1.0'));
      await page.getByRole('radio', {name: '2.0'}).check({force: true});
      await expect(async () => expect(await hrefs(page)).not.toContain(url('docs/1.0'))).toPass();
    });

    test('the results page answers an address, in the language of the site', {tag: '@all'}, async ({page}) => {
      await page.goto(new URL(`${url('search')}?q=${encodeURIComponent('里程碑')}`, site.address).href);
      const results = page.locator('.search-zh-results a');
      await expect(results.first()).toContainText('第一个版本发布');
      await expect(page.getByRole('status').first()).toContainText(setup.results);
    });

    test('looks like the site, in both colour modes', {tag: '@all'}, async ({page}) => {
      await open(page);
      const colors = () =>
        page.locator('#search-dialog').evaluate((dialog) => {
          const {backgroundColor, color} = getComputedStyle(dialog);
          return {backgroundColor, color};
        });
      const light = await colors();
      await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
      const dark = await colors();
      expect(dark.backgroundColor).not.toBe(light.backgroundColor);
      expect(dark.color).not.toBe(light.color);
      expect(light.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    });

    test('opens, answers and leads on by touch on a phone', {tag: '@all'}, async ({browser}) => {
      const phone = await browser.newContext({viewport: {width: 375, height: 667}, hasTouch: true, isMobile: true});
      const page = await phone.newPage();
      await page.goto(new URL(url('docs'), site.address).href);
      await page.getByRole('button', {name: setup.button}).tap();
      await field(page).fill('docker');
      await expect(options(page).first()).toBeVisible();
      const isWider = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(await isWider()).toBe(false);
      const cut = page
        .locator('#search-dialog button')
        .evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).length);
      expect(await cut).toBe(0);
      const box = await page.locator('#search-dialog').boundingBox();
      expect([box?.x, box?.width]).toEqual([0, 375]);
      await options(page).first().tap();
      await expect(page).toHaveURL((address) => decodeURI(address.pathname) === url('docs/安装'));
      await expect(page.locator('#search-dialog')).toBeHidden();
      await phone.close();
    });

    test('says to screen readers what it is and what it found', {tag: '@all'}, async ({page}) => {
      await open(page);
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('combobox')).toHaveAccessibleName(/\S/);
      await field(page).fill('全局变量');
      await expect(dialog.getByRole('status')).toContainText(setup.results);
      await page.keyboard.press('ArrowDown');
      const active = await field(page).getAttribute('aria-activedescendant');
      await expect(page.locator(`[id="${active}"]`)).toHaveAttribute('aria-selected', 'true');
      expect(await violationsOf(page, {within: '#search-dialog', options: STRUCTURE})).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', {name: setup.button})).toBeVisible();
      await page.goto(new URL(`${url('search')}?q=${encodeURIComponent('里程碑')}`, site.address).href);
      await expect(page.locator('.search-zh-results a').first()).toBeVisible();
      expect(await violationsOf(page, {within: 'main', options: STRUCTURE})).toEqual([]);
    });

    test('the development server says what it lacks', {tag: '@all'}, async ({page}) => {
      test.setTimeout(180_000);
      const development = await startPlainSite(folder, setup, port + 1);
      try {
        await page.goto(new URL(url('docs'), development.address).href);
        await expect(async () => {
          await page.keyboard.press('Control+k');
          await expect(field(page)).toBeFocused({timeout: 500});
        }).toPass();
        await field(page).fill('docker');
        await expect(page.getByRole('dialog').getByRole('alert')).toContainText(setup.development);
      } finally {
        development.stop();
      }
    });
  });
}
