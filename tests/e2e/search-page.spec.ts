import type {Page} from '@playwright/test';
import {NEWEST, OLDER} from '../testVersions';
import {hydrate, isIdle} from './hydrate';
import {expect, test} from './test';

const results = (page: Page) => page.locator('.search-zh-results li');
const field = (page: Page) => page.getByRole('searchbox', {name: '搜索'});
const query = (page: Page) => new URL(page.url()).searchParams;

test('works from a pasted address', async ({page}) => {
  await page.goto(`/search?q=${encodeURIComponent('全局变量')}&scope=docs`);
  await expect(field(page)).toHaveValue('全局变量');
  await expect(page.getByRole('radio', {name: '文档'})).toBeChecked();
  await expect(results(page).first()).toContainText('全局变量');
  await expect(results(page).first().locator('mark').first()).toHaveText('全局变量');
  await expect(page).toHaveTitle(/全局变量/);
});

test('writes the query and the scope into the address', async ({page}) => {
  await page.goto('/search');
  await field(page).fill('流程');
  await expect(results(page).first()).toBeVisible();
  expect(query(page).get('q')).toBe('流程');
  await page.getByRole('radio', {name: '文档'}).check();
  await expect.poll(() => query(page).get('scope')).toBe('docs');
  await field(page).fill('');
  await expect(results(page)).toHaveCount(0);
  expect(query(page).has('q')).toBe(false);
});

test('shows 20 results at a time', async ({page}) => {
  await page.goto(`/search?q=${encodeURIComponent('流程')}`);
  await expect(results(page)).toHaveCount(20);
  await page.getByRole('button', {name: '加载更多'}).click();
  await expect.poll(() => results(page).count()).toBeGreaterThan(20);
  const links = await page.locator('.search-zh-results a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(links).size).toBe(links.length);
});

test('does not search for what an input method is composing', async ({page}) => {
  await page.goto('/search');
  await field(page).click();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Input.imeSetComposition', {text: 'liu', selectionStart: 3, selectionEnd: 3});
  await expect(field(page)).toHaveValue('liu');
  expect(query(page).has('q')).toBe(false);
  await cdp.send('Input.insertText', {text: '流程'});
  await expect(results(page).first()).toContainText('流程');
  expect(query(page).get('q')).toBe('流程');
});

test('leads to the English site with the same query', async ({page}) => {
  await page.goto('/search?q=webhook');
  await expect(page.getByRole('link', {name: '在官方英文文档中搜索“webhook”'})).toHaveAttribute(
    'href',
    'https://docs.langflow.org/search?q=webhook',
  );
});

test('offers help when nothing is found', async ({page}) => {
  await page.goto('/search?q=qwzxvbk');
  await expect(page.getByText('没有结果：“qwzxvbk”')).toBeVisible();
  await expect(page.getByText('相近的页面：')).toBeVisible();
  await page.locator('.search-zh-nothing button').first().click();
  await expect(results(page).first()).toBeVisible();
});

test('takes markup in the address for text', async ({page}) => {
  let alerted = false;
  page.on('dialog', (dialog) => {
    alerted = true;
    void dialog.dismiss();
  });
  await page.goto(`/search?q=${encodeURIComponent('<img src=x onerror=alert(1)>流程')}`);
  await expect(results(page).first()).toBeVisible();
  await expect(page.locator('main img')).toHaveCount(0);
  expect(alerted).toBe(false);
});

test('has the reader in the field where nothing is asked yet, and only there', async ({page}) => {
  await page.goto('/search');
  await expect(field(page)).toBeFocused();
  await page.goto('/search?q=flow');
  await expect(results(page).first()).toBeVisible();
  await expect(field(page)).not.toBeFocused();
});

test('takes white space for no question', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.clock.install();
  await page.goto('/search?q=%20%20');
  await expect(field(page)).toBeFocused();
  await expect(page).toHaveTitle(/^搜索文档/);
  await page.keyboard.insertText('   ');
  await page.clock.runFor(1_000);
  await isIdle(page);
  expect(query(page).get('q')?.trim() ?? '').toBe('');
  await expect(page.getByText('没有结果')).toHaveCount(0);
  await expect(results(page)).toHaveCount(0);
  await expect(page.getByRole('link', {name: /在官方英文文档中搜索/})).toHaveCount(0);
});

test('offers other queries in the face of the site', async ({page}) => {
  await page.goto('/search?q=qwzxvbk');
  const suggestion = page.locator('.search-zh-nothing button').first();
  const face = await page.locator('body').evaluate((body) => getComputedStyle(body).fontFamily);
  await expect(suggestion).toHaveCSS('font-family', face);
  await expect(suggestion).toHaveCSS('border-style', 'solid');
});

const chosenVersion = (page: Page) => page.getByRole('group', {name: '文档版本'}).locator('input:checked');

test.describe('the version that is searched first', () => {
  test('is that of the page that a link of the browser leads from, also after a reload', async ({page}) => {
    for (const [version, from] of [
      [OLDER, `${OLDER.base}/concepts-flows`],
      [OLDER, OLDER.base],
      [OLDER, `${OLDER.base}/api/get-version`],
      [NEWEST, '/concepts-flows'],
    ] as const) {
      await page.goto(from);
      await page.evaluate(() => {
        const link = Object.assign(document.createElement('a'), {href: '/search?q=agent', textContent: 'x'});
        document.body.append(link);
        link.click();
      });
      await expect(page).toHaveURL('/search?q=agent');
      await expect(chosenVersion(page), from).toHaveValue(version.label);
      await expect(page.locator('.search-zh-other')).toHaveCount(0);
      await page.reload();
      await expect(chosenVersion(page), from).toHaveValue(version.label);
    }
  });

  test('is that of the page on which the dialog was opened', async ({page}) => {
    await page.goto(`${OLDER.base}/concepts-flows`);
    await hydrate(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', {name: '搜索'}).fill('agent');
    await page.getByRole('link', {name: /查看全部/}).click();
    await expect(chosenVersion(page)).toHaveValue(OLDER.label);
    await expect(page.locator('.search-zh-other')).toHaveCount(0);
    await expect(page.locator('.search-zh-results a').first()).toBeVisible();
    const links = await page
      .locator('.search-zh-results a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')?.replace(/#.*/, '')));
    expect(links[0]).toBe(`${OLDER.base}/agents`);
    expect(links.filter((link) => !link?.startsWith(`${OLDER.base}/`))).toEqual([]);
  });
});

test('traditional characters and pinyin find what simplified characters find first', async ({page}) => {
  const links = async (words: string) => {
    await page.goto(`/search?q=${encodeURIComponent(words)}`);
    await expect(results(page).first()).toBeVisible();
    return results(page)
      .locator('a')
      .evaluateAll((all) => all.slice(0, 5).map((link) => link.getAttribute('href')));
  };
  for (const [words, simplified] of [
    ['環境變數', '环境变量'],
    ['資料庫', '数据库'],
    ['bùshǔ', '部署'],
  ] as const) {
    const [first] = await links(simplified);
    expect(await links(words), words).toContain(first);
  }
});
