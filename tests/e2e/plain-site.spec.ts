import type {Page} from '@playwright/test';
import {SITE_PORT} from '../../playwright.config';
import {buildPlainSite, type PlainSetup, type PlainSite, packSearch, servePlainSite} from './plainSite';
import {expect, test} from './test';

// The package as others get it: packed, installed in a plain site outside of this repository, with two lines of configuration.
test.describe.configure({mode: 'serial'});

const SETUPS: readonly (PlainSetup & {name: string})[] = [
  {name: 'in Chinese, under a path, with trailing slashes', baseUrl: '/manual/', hasSlash: true, locale: 'zh-Hans'},
  {name: 'in English, at the root, without trailing slashes', baseUrl: '/', hasSlash: false, locale: 'en'},
];
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
    const {baseUrl, hasSlash, locale} = setup;
    const isChinese = locale.startsWith('zh');
    const url = (route: string) => `${baseUrl}${route}${route && hasSlash ? '/' : ''}`;

    test.beforeAll(async () => {
      test.setTimeout(240_000);
      site = await servePlainSite(buildPlainSite(packed, setup), setup, SITE_PORT + 20 + number);
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
      await expect(page.getByRole('status').first()).toContainText(isChinese ? '条结果' : 'results');
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
  });
}
