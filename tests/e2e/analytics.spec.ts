import {expect} from '@playwright/test';
import {hydrate} from './hydrate';
import {BASE, choose, expectNoReports, openStatisticsSettings, settle, storedNames, test} from './statistics';
import {STATISTICS_HOST} from './statisticsServer';

test('before a choice nothing is requested and nothing is stored', async ({page, server}) => {
  await page.goto(`${BASE}/markdown`);
  await hydrate(page);
  await expect(page.getByRole('region', {name: '可以统计访问情况吗？'})).toBeVisible();
  // The question neither takes the focus nor bars the page.
  await expect(page.locator('body')).toBeFocused();
  await page.goto(`${BASE}/markdown?a=1#fixed-id`);
  await expectNoReports(page, server);
  expect(await storedNames(page)).toEqual([]);
});

test('a reader who refuses is left alone, now and later', async ({page, server}) => {
  await page.goto(`${BASE}/`);
  await choose(page, '全部拒绝');
  expect(await storedNames(page)).toEqual(['privacy-consent']);
  await page.reload();
  await hydrate(page);
  await page.getByRole('link', {name: '另一页'}).click();
  await expect(page).toHaveURL(/markdown/);
  await expectNoReports(page, server);
  await expect(page.getByRole('region', {name: '可以统计访问情况吗？'})).toHaveCount(0);
});

test('each page, query and hash counts once, loaded or not', async ({page, server}) => {
  const SITE = `${BASE}/`;
  await page.goto(`${SITE}?utm_source=chat&token=secret`);
  await choose(page, '全部同意');
  await page.getByRole('link', {name: '另一页'}).click();
  await page.locator('a[href$="#second"]').first().click();
  await expect.poll(() => server.tagViews.length).toBe(3);
  await page.goto(`${SITE}markdown#fixed-id`);
  await expect.poll(() => server.tagViews.length).toBe(4);
  // A jump on the page.
  await hydrate(page);
  await page.evaluate(() => {
    location.hash = 'second';
  });
  await expect.poll(() => server.tagViews.length).toBe(5);
  // A hash that is nothing on the page, and a query.
  await page.goto(`${SITE}search?q=${encodeURIComponent('我的密钥')}#sk-secret`);
  await expect.poll(() => server.tagViews.length).toBe(6);
  await settle(page);
  expect(server.tagViews).toHaveLength(6);

  const views = server.tagViews;
  expect(views.map(([address]) => address)).toEqual([
    `${SITE}?utm_source=chat`,
    `${SITE}markdown`,
    `${SITE}markdown#second`,
    `${SITE}markdown#fixed-id`,
    `${SITE}markdown#second`,
    `${SITE}search`,
  ]);
  expect(views.slice(0, 3).map(([, title]) => title?.split(' | ')[0])).toEqual(['变体首页', 'Markdown 样例', 'Markdown 样例']);
  expect(views.slice(1, 3).map(([, , referrer]) => referrer)).toEqual([SITE, `${SITE}markdown`]);
  expect(JSON.stringify(server.reports)).not.toMatch(/secret|密钥|%E5/);
});

test('the question stays while the reader goes on reading', async ({page}) => {
  await page.goto(`${BASE}/`);
  const banner = page.getByRole('region', {name: '可以统计访问情况吗？'});
  await hydrate(page);
  await expect(banner).toBeVisible();
  await page.getByRole('link', {name: '另一页'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Markdown 样例');
  // React sets the class of the whole document anew.
  await expect(page.locator('html')).toHaveClass(/docs-doc-id-markdown/);
  await settle(page);
  await expect(banner).toBeVisible();
});

test('typing into the search page counts when it rests', async ({page, server}) => {
  await page.goto(`${BASE}/search`);
  await choose(page, '全部同意');
  await expect.poll(() => server.tagViews.length).toBe(1);
  await hydrate(page);
  await page.getByRole('main').getByRole('searchbox').focus();
  // Without pauses: a busy machine must not take longer than the debounce.
  await Promise.all([...'markdown'].map((letter) => page.keyboard.insertText(letter)));
  await expect(page).toHaveURL(/q=markdown/);
  await settle(page);
  expect(server.tagViews.map(([address]) => address)).toEqual([`${BASE}/search`, `${BASE}/search`]);
});

test('Consent Mode starts denied and follows the choice', async ({page, server}) => {
  const consentOf = () =>
    server.reports.map(({command}) => command).filter((command) => Array.isArray(command) && command[0] === 'consent');
  const states = (analytics: string, ads: string) => ({
    analytics_storage: analytics,
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
  });
  await page.goto(`${BASE}/`);
  await hydrate(page);
  await page.getByRole('button', {name: '分别选择'}).click();
  const settings = page.getByRole('dialog', {name: '隐私设置'});
  // The library draws its own switch over the box.
  await settings.getByRole('checkbox', {name: '访问统计'}).check({force: true});
  await settings.getByRole('button', {name: '保存选择'}).click();
  await expect.poll(consentOf).toEqual([
    ['consent', 'default', states('denied', 'denied')],
    ['consent', 'update', states('granted', 'denied')],
  ]);
  expect(server.reports[0]?.path).toBe('/gtag/js?id=G-TEST123456');
  const configOf = () => server.reports.map(({command}) => command).find((command) => Array.isArray(command) && command[0] === 'config');
  await expect
    .poll(configOf)
    .toEqual(['config', 'G-TEST123456', {send_page_view: false, cookie_domain: '127.0.0.1', server_container_url: STATISTICS_HOST}]);

  await openStatisticsSettings(page);
  await settings.getByRole('button', {name: '全部同意'}).click();
  await expect.poll(() => consentOf().at(-1)).toEqual(['consent', 'update', states('granted', 'granted')]);
  // The page, and the one with the settings.
  await expect.poll(() => server.tagViews.length).toBe(2);
});

test('consent withdrawn from the footer ends it and removes what was stored', async ({page, server}) => {
  await page.goto(`${BASE}/`);
  await choose(page, '全部同意');
  await expect.poll(() => server.tagViews.length).toBe(1);
  await expect.poll(() => storedNames(page)).toEqual(['_ga', '_ga_TEST123456', '_gcl_au', 'privacy-consent']);

  await openStatisticsSettings(page);
  await expect.poll(() => server.tagViews.length).toBe(2);
  await page.getByRole('dialog', {name: '隐私设置'}).getByRole('button', {name: '全部拒绝'}).click();
  await expect.poll(() => storedNames(page)).toEqual(['privacy-consent']);
  expect(await page.evaluate(() => (window as unknown as Record<string, unknown>)['ga-disable-G-TEST123456'])).toBe(true);
  await page.goto(`${BASE}/markdown`);
  await settle(page);
  expect(server.tagViews).toHaveLength(2);
});

test('a choice made in one tab holds in the others', async ({page, context, server}) => {
  await page.goto(`${BASE}/`);
  const other = await context.newPage();
  await other.goto(`${BASE}/markdown`);
  await hydrate(other);
  await expect(other.getByRole('region', {name: '可以统计访问情况吗？'})).toBeVisible();
  // A tab in the background draws nothing, and its buttons seem never to stand still.
  await page.bringToFront();
  await choose(page, '全部拒绝');
  await expect(other.getByRole('region', {name: '可以统计访问情况吗？'})).toHaveCount(0);
  await openStatisticsSettings(page);
  await page.getByRole('dialog', {name: '隐私设置'}).getByRole('button', {name: '全部同意'}).click();
  await expect.poll(() => server.tagViews.map(([address]) => address).sort()).toEqual([`${BASE}/markdown`, `${BASE}/privacy#settings`]);
});

test('a service that is blocked or down disturbs nothing', async ({page, context}) => {
  await context.route(`${STATISTICS_HOST}/**`, (route) => route.abort());
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto(`${BASE}/`);
  const failed = page.waitForEvent('requestfailed');
  await choose(page, '全部同意');
  await failed;
  await hydrate(page);
  await page.getByRole('link', {name: '另一页'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Markdown 样例');
  await expect(page.locator('#load-failure-banner')).toHaveCount(0);
  expect(errors).toEqual([]);
});
