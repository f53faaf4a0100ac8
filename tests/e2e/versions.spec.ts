import type {Page} from '@playwright/test';
import {escapeRegExp} from '../../lib/input/escapeRegExp';
import {NEWEST, OLDER, versionRelease} from '../testVersions';
import {hydrate} from './hydrate';
import {dialog, hits, openWithKeys, searchFor} from './searchDialog';
import {expect, test} from './test';

const menu = (page: Page) => page.locator('.theme-version-menu');
const opener = (page: Page) => menu(page).locator('summary');
const notice = (page: Page) => page.locator('.theme-doc-version-banner');
const linkName = ({label}: {label: string}) => `Langflow ${label}`;
/** An address of the older version. */
const older = (route: string) => new RegExp(`${escapeRegExp(OLDER.base + route)}$`);
/** An address of the newest, at the root. */
const newest = (route: string) => new RegExp(`(?<!${escapeRegExp(OLDER.base)})${escapeRegExp(route)}$`);

test('a page that both versions have is one click away, and comes without a redirect later', async ({page}) => {
  await page.goto('/agents');
  await hydrate(page);
  await opener(page).click();
  await menu(page)
    .getByRole('link', {name: linkName(OLDER)})
    .click();
  await expect(page).toHaveURL(older('/agents'));
  await expect(opener(page)).toHaveText(OLDER.label);
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe(OLDER.id);
  // The choice is kept, and leads nowhere by itself.
  await page.goto('/agents');
  await hydrate(page);
  await expect(opener(page)).toHaveText(NEWEST.label);
  await expect(page).toHaveURL(newest('/agents'));
});

test('what frames a page names the release that it describes', async ({page}) => {
  const footer = page.locator('.theme-layout-footer');
  const status = footer.getByRole('link', {name: '翻译状态'});
  for (const version of [OLDER, NEWEST]) {
    await page.goto(version.base || '/');
    await expect(page.locator('article')).toContainText(`Langflow ${versionRelease(version)} · 非官方简体中文文档`);
    await expect(footer).toContainText(`对应 ${versionRelease(NEWEST)} 和 ${versionRelease(OLDER)} 版`);
    await expect(status).toHaveAttribute('href', `${version.base}/translation-status`);
  }
});

test('the keyboard opens the menu, goes through it and leaves it', async ({page}) => {
  await page.goto(`${OLDER.base}/agents`);
  await hydrate(page);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  const links = menu(page).getByRole('link');
  await expect(links.first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(links.first()).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(newest('/agents'));
});

test('the API reference has the menu and the notice of its version', async ({page}) => {
  await page.goto(`${OLDER.base}/api/simplified-run-flow`);
  await expect(opener(page)).toHaveText(OLDER.label);
  await expect(notice(page)).toContainText('官方已不再维护这个版本');
  const href = await menu(page)
    .getByRole('link', {name: linkName(NEWEST), includeHidden: true})
    .getAttribute('href');
  expect((await page.request.get(href as string)).status()).toBe(200);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the menu works as it is', async ({page}) => {
    await page.goto('/concepts-flows');
    await opener(page).click();
    await menu(page)
      .getByRole('link', {name: linkName(OLDER)})
      .click();
    await expect(page).toHaveURL(older('/concepts-flows'));
  });
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  test('the versions stand in the main panel of the menu', async ({page}) => {
    await page.goto('/concepts-flows');
    await page.getByRole('button', {name: '切换导航栏'}).click();
    const panel = page.locator('.navbar-sidebar');
    await panel.getByRole('button', {name: '← 回到主菜单'}).click();
    await expect(panel.getByRole('link', {name: `${linkName(NEWEST)} 的文档（当前）`})).toBeInViewport();
    await panel.getByRole('link', {name: `${linkName(OLDER)} 的文档`}).click();
    await expect(page).toHaveURL(older('/concepts-flows'));
    await expect(notice(page)).toBeVisible();
  });
});

test('the navbar leads to the parts of the version that the reader is in, to the newest where the older has none', async ({page}) => {
  for (const [from, base] of [
    ['/concepts-flows', ''],
    [`${OLDER.base}/concepts-flows`, OLDER.base],
    [`${OLDER.base}/api/build-flow`, OLDER.base],
  ] as const) {
    await page.goto(from);
    const links = page.locator('.navbar__items').first().locator('a.navbar__link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))), from).toEqual([
      `${base}/tasks`,
      `${base}/concepts-components`,
      `${base}/api`,
      '/errors',
    ]);
  }
});

test('an old page says that its version is no longer maintained, and leads to the new one', async ({page}) => {
  await page.goto(`${OLDER.base}/agents`);
  await expect(notice(page)).toContainText(`这是 Langflow ${OLDER.label} 的文档，官方已不再维护这个版本。`);
  await expect(notice(page).getByRole('link', {name: `看这一页的 ${NEWEST.label} 版`})).toHaveAttribute('href', '/agents');
  const [noticeBox, articleBox] = await Promise.all([notice(page).boundingBox(), page.locator('article').boundingBox()]);
  expect(noticeBox?.y).toBeLessThan(articleBox?.y ?? 0);
});

test('an old page without its like leads to what took its place', async ({page}) => {
  await page.goto(`${OLDER.base}/components-data`);
  await notice(page).getByRole('link').click();
  await expect(page).toHaveURL(newest('/concepts-components'));
});

test('a page of the newest version has no notice, and names its release', async ({page}) => {
  await page.goto('/agents');
  await expect(notice(page)).toHaveCount(0);
  await expect(page.locator('.theme-doc-footer')).toContainText(`本页描述 Langflow ${versionRelease(NEWEST)}`);
  for (const link of [page.locator('.theme-doc-footer'), page.getByRole('navigation', {name: '主导航'})]) {
    await expect(link.getByRole('link', {name: /官方英文文档/})).toHaveAttribute('href', 'https://docs.langflow.org/agents');
  }
  await expect(page.locator('meta[name=docs-sha]')).toHaveCount(1);
});

test('a mark of a release leads to what it means', async ({page}) => {
  await page.goto('/human-in-the-loop');
  const mark = page
    .locator('article')
    .getByRole('link', {name: /^\d+\.\d+(?:\.\d+)? 起$/})
    .first();
  await mark.click();
  await expect(page).toHaveURL(newest('/upgrade#version-marks'));
  await expect(page.locator('#version-marks')).toBeInViewport();
  const copy = await (await page.request.get('/human-in-the-loop.md')).text();
  expect(copy).toMatch(/\[\d+\.\d+(?:\.\d+)? 起\]/);
});

test('a page about this site is of no version', async ({page}) => {
  await page.goto('/corrections');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test.describe('the search', () => {
  const isOlder = (href: string) => href.startsWith(`${OLDER.base}/`);
  const hrefs = (page: Page) => hits(page).evaluateAll((options) => options.map((option) => option.getAttribute('href') ?? ''));

  test('looks in the version of the page first, fetches nothing of the other, and says when it looks there', async ({page}) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto(`${OLDER.base}/agents`);
    await hydrate(page);
    await openWithKeys(page);
    await searchFor(page, '智能体');
    expect((await hrefs(page)).some(isOlder)).toBe(true);
    expect(fetched).toContain(`/search/index-${OLDER.label}.json`);
    expect(fetched).not.toContain('/search/index.json');
    const versions = dialog(page).getByRole('group', {name: '文档版本'});
    await expect(versions.getByRole('radio', {name: OLDER.label})).toBeChecked();
    await expect(versions).not.toContainText('不是你在读的');
    const all = dialog(page).getByRole('link', {name: /^查看全部/});
    await expect(all).toHaveAttribute('href', new RegExp(`version=${escapeRegExp(OLDER.label)}`));
    await versions.getByRole('radio', {name: NEWEST.label}).check();
    await expect(versions).toContainText(`下面是 Langflow ${NEWEST.label} 的页面，不是你在读的 ${OLDER.label}`);
    await expect.poll(async () => (await hrefs(page)).some(isOlder)).toBe(false);
    // The reader comes from an older page: without the version, the results page would choose that of the page.
    await expect(all).toHaveAttribute('href', new RegExp(`version=${escapeRegExp(NEWEST.label)}`));
  });

  test('the results page keeps the version in its address', async ({page}) => {
    await page.goto(`/search?q=%E6%99%BA%E8%83%BD%E4%BD%93&version=${OLDER.label}`);
    const results = page.getByRole('main').locator('.search-zh-results a');
    await expect(results.first()).toBeVisible();
    await expect(page.getByRole('radio', {name: OLDER.label})).toBeChecked();
    expect(isOlder((await results.first().getAttribute('href')) ?? '')).toBe(true);
    await page.getByRole('radio', {name: NEWEST.label}).check();
    await expect(page).toHaveURL(new RegExp(`version=${escapeRegExp(NEWEST.label)}`));
    await expect.poll(async () => isOlder((await results.first().getAttribute('href')) ?? '')).toBe(false);
  });
});

test('the status page shows both versions', async ({page}) => {
  await page.goto('/translation-status');
  await page
    .getByRole('list', {name: '各个版本'})
    .getByRole('link', {name: linkName(OLDER)})
    .click();
  await expect(page).toHaveURL(older('/translation-status'));
  await expect(page.getByRole('heading', {level: 1})).toHaveText(`翻译状态（${OLDER.label}）`);
  await expect(page.getByRole('main').locator(`a[href="${OLDER.base}/agents"]`).first()).toBeVisible();
  const report = await page.request.get(`${OLDER.base}/translation-status.json`);
  expect(((await report.json()) as {upstream: {langflowVersion: string}}).upstream.langflowVersion).toBe(versionRelease(OLDER));
});
