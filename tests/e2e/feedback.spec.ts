import type {Locator} from '@playwright/test';
import {VARIANT_PORT} from '../../playwright.config';
import {hydrate} from './hydrate';
import {expect, test} from './test';

// The site that has a repository.
const PAGE = `http://127.0.0.1:${VARIANT_PORT}/langflow/markdown`;
const API_PAGE = `http://127.0.0.1:${VARIANT_PORT}/langflow/api/create-tree`;
const NEW_ISSUE = 'https://github.com/example/langflow-docs-zh/issues/new';

/** What a link fills into the new issue, by parameter. */
async function issueOf(link: Locator): Promise<Record<string, string>> {
  const url = new URL((await link.getAttribute('href')) ?? 'missing:/');
  expect(url.origin + url.pathname).toBe(NEW_ISSUE);
  return Object.fromEntries(url.searchParams);
}

test('every answer opens an issue that names the page, even without scripts', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false, locale: 'zh-CN'});
  const page = await context.newPage();
  await page.goto(PAGE);
  for (const name of ['有帮助', '没有帮助', '报告问题']) {
    const {
      title,
      page: place,
      body,
    } = await issueOf(page.locator('.theme-page-feedback').getByRole('link', {name: new RegExp(`^${name}`)}));
    expect(title).toBe(`[/langflow/markdown] ${name}：`);
    expect(place ?? body).toContain('（/langflow/markdown）');
  }
  await context.close();
});

test('the selected text and its section come along', async ({page}) => {
  await page.route('https://github.com/**', (route) => route.fulfill({body: 'issue'}));
  await page.goto(PAGE);
  await hydrate(page);
  const heading = page.locator('#fixed-id');
  const expected = await heading.evaluate((element) => {
    const paragraph = element.nextElementSibling as Element;
    getSelection()?.selectAllChildren(paragraph);
    return getSelection()?.toString().trim().split('\n')[0] ?? '';
  });
  expect(expected).not.toBe('');
  const link = page.getByRole('link', {name: /^报告问题/});
  const opened = page.waitForEvent('popup');
  await link.click();
  await (await opened).close();
  expect(await issueOf(link)).toMatchObject({
    template: 'mistake.yml',
    section: '带固定 id 的标题',
    quote: expect.stringContaining(expected),
  });
});

test('with the keyboard, the section of the address comes along', async ({page}) => {
  await page.route('https://github.com/**', (route) => route.fulfill({body: 'issue'}));
  await page.goto(`${PAGE}#fixed-id`);
  await hydrate(page);
  const link = page.getByRole('link', {name: /^没有帮助/});
  await link.focus();
  const opened = page.waitForEvent('popup');
  await page.keyboard.press('Enter');
  await (await opened).close();
  expect(await issueOf(link)).toMatchObject({template: 'unanswered.yml', section: '带固定 id 的标题'});
});

test('the page of an API operation asks for feedback too, with its own address', async ({page}) => {
  await page.route('https://github.com/**', (route) => route.fulfill({body: 'issue'}));
  await page.goto(`${API_PAGE}#request`);
  await hydrate(page);
  const link = page.getByRole('link', {name: /^报告问题/});
  const title = await page.getByRole('heading', {level: 1}).textContent();
  expect((await issueOf(link)).title).toBe(`[/langflow/api/create-tree] 报告问题：`);
  const paragraph = page.locator('.theme-doc-markdown p').filter({visible: true, hasText: /\S{6}/}).first();
  await paragraph.evaluate((element) => getSelection()?.selectAllChildren(element));
  const selected = await page.evaluate(() => getSelection()?.toString().trim().split('\n')[0]);
  expect(selected).toBeTruthy();
  const opened = page.waitForEvent('popup');
  await link.click();
  await (await opened).close();
  const {page: place, quote} = await issueOf(link);
  expect(place).toBe(`${title?.replace(/\u200B/g, '').trim()}（/langflow/api/create-tree）`);
  expect(quote).toContain(selected);
});

test('without a repository nothing asks for feedback', async ({page}) => {
  for (const path of ['/concepts-flows', '/api/build-flow']) {
    await page.goto(path);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.locator('.theme-page-feedback')).toHaveCount(0);
  }
});
