import type {Page} from '@playwright/test';
import {VARIANT_PORT} from '../../playwright.config';
import {hydrate} from './hydrate';
import {dialog, hits, searchField, stalled} from './searchDialog';
import {expect, test} from './test';

const STALLED_MS = 300;
const SLOW_MS = 2000;

const VARIANT = `http://127.0.0.1:${VARIANT_PORT}/langflow`;

async function openSearch(page: Page, path = '/concepts-flows', keys = 'Control+k'): Promise<void> {
  await page.goto(path);
  await hydrate(page);
  await page.keyboard.press(keys);
  await expect(searchField(page)).toBeFocused();
}

test('Command plus K opens and closes the search', async ({page}) => {
  await openSearch(page, '/concepts-flows', 'Meta+k');
  await page.keyboard.press('Meta+k');
  await expect(searchField(page)).toHaveCount(0);
});

test('the search inputs accept 64 characters', async ({page}) => {
  await openSearch(page);
  await page.keyboard.insertText('流程'.repeat(50));
  await expect(searchField(page)).toHaveValue('流程'.repeat(32));
  await page.goto('/search');
  await hydrate(page);
  const input = page.getByRole('searchbox', {name: '搜索'});
  await input.focus();
  await page.keyboard.insertText('流程'.repeat(50));
  await expect(input).toHaveValue('流程'.repeat(32));
  await page.goto(`/search?q=${encodeURIComponent('流程'.repeat(50))}`);
  await expect(input).toHaveValue('流程'.repeat(32));
});

test('what is typed in the moment in which the dialog starts is searched', async ({page}) => {
  await page.goto('/concepts-flows');
  await hydrate(page);
  // Between the first rendering of the dialog's contents and the effects that listen to the field.
  await page.evaluate(() => {
    const search = document.querySelector('#search-dialog') as HTMLElement;
    new MutationObserver((_changes, observer) => {
      if (!search.querySelector('.search-zh-panel')) return;
      observer.disconnect();
      document.execCommand('insertText', false, '流程');
    }).observe(search, {childList: true, subtree: true});
  });
  await page.keyboard.press('Control+k');
  await expect(searchField(page)).toHaveValue('流程');
  await expect(hits(page).first()).toBeVisible();
});

test('a search goes from loading to stalled after 300 ms, blames the network after two seconds, and ends with an error or results', async ({
  page,
}) => {
  let release: (how: 'continue' | 'abort') => void = () => undefined;
  let held = new Promise<'continue' | 'abort'>((resolve) => {
    release = resolve;
  });
  await page.route('**/search/index.json', async (route) => ((await held) === 'continue' ? route.continue() : route.abort()));
  await openSearch(page);
  await expect(stalled(page)).toHaveCount(0);
  await page.evaluate(() => {
    const {dataset} = document.documentElement;
    addEventListener('input', () => (dataset.askedAt = String(performance.now())), {capture: true, once: true});
    new MutationObserver(() => {
      const words = document.querySelector('dialog')?.textContent;
      if (words?.includes('正在搜索')) dataset.stalledAt ??= String(performance.now());
      if (words?.includes('网络有点慢')) dataset.slowAt ??= String(performance.now());
    }).observe(document.body, {subtree: true, childList: true, characterData: true});
  });
  await page.keyboard.insertText('流程');
  await expect(stalled(page)).toContainText('网络有点慢');
  const {askedAt, stalledAt, slowAt} = await page.evaluate(() => ({...document.documentElement.dataset}));
  expect(Number(stalledAt) - Number(askedAt)).toBeGreaterThanOrEqual(STALLED_MS - 1);
  expect(Number(slowAt) - Number(askedAt)).toBeGreaterThanOrEqual(SLOW_MS - 1);

  release('abort');
  await expect(page.getByText('搜索失败')).toBeVisible();
  const face = await page.locator('body').evaluate((body) => getComputedStyle(body).fontFamily);
  await expect(page.getByRole('button', {name: '重试'})).toHaveCSS('font-family', face);
  await expect(stalled(page)).toHaveCount(0);
  held = Promise.resolve('continue');
  await page.getByRole('button', {name: '重试'}).click();
  await expect(hits(page).first()).toBeVisible();
});

test('white space is not searched for', async ({page}) => {
  await page.clock.install();
  await openSearch(page);
  await page.keyboard.insertText('   ');
  await page.clock.runFor(2 * STALLED_MS);
  await expect(page.getByText('还没有搜索记录')).toBeVisible();
  await expect(hits(page)).toHaveCount(0);
});

test('a recent search can be removed', async ({page}) => {
  await openSearch(page);
  await page.keyboard.insertText('流程');
  await expect(hits(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(searchField(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(dialog(page).getByRole('heading', {name: '最近搜索'})).toBeVisible();
  await page.getByTitle('从最近搜索中移除').click();
  await expect(hits(page)).toHaveCount(0);
  await expect(page.getByText('还没有搜索记录')).toBeVisible();
});

test('without results, the reader is asked to tell of what is missing', async ({page}) => {
  await openSearch(page, `${VARIANT}/markdown`);
  await page.keyboard.insertText('qwzxvbk');
  const screen = dialog(page);
  await expect(screen).toContainText('没有结果');
  await expect(screen).toContainText('觉得应该能搜到？');
  const report = screen.getByRole('link', {name: '告诉我们'});
  await expect(report).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/example\/langflow-docs-zh\/issues\/new\?template=unanswered\.yml&.*question=qwzxvbk$/,
  );
});

test('without a repository, the reader is led to the page about asking for help', async ({page}) => {
  await openSearch(page);
  await page.keyboard.insertText('qwzxvbk');
  await expect(dialog(page)).toContainText('觉得应该能搜到？');
  await dialog(page).getByRole('link', {name: '告诉我们'}).click();
  await expect(page).toHaveURL(/\/contributing-github-issues$/);
  await expect(searchField(page)).toHaveCount(0);
});

test('a search finds pages of the version in which it was opened', async ({page}) => {
  for (const [path, own] of [
    ['/0.9', /^\/langflow\/0\.9\/?(?:#|$)/],
    ['/markdown', /^\/langflow\/(?:#|$)/],
  ] as const) {
    await openSearch(page, VARIANT + path);
    await page.keyboard.insertText('变体首页');
    await expect(hits(page).first()).toContainText('变体首页');
    const found = await hits(page)
      .filter({hasText: '变体首页'})
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(
      found.filter((href) => !own.test(href)),
      path,
    ).toEqual([]);
  }
});

test('an empty field offers pages to begin with and queries to try', async ({page}) => {
  await openSearch(page);
  await expect(page.getByText('还没有搜索记录')).toBeVisible();
  await dialog(page).getByRole('button', {name: '会话 ID'}).click();
  await expect(searchField(page)).toHaveValue('会话 ID');
  await expect(hits(page).first()).toBeVisible();
  await searchField(page).fill('');
  await dialog(page).getByRole('link', {name: '从报错找答案'}).click();
  await expect(page).toHaveURL('/errors');
  await expect(dialog(page)).toHaveCount(0);
});
