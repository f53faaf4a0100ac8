import {dialog, groups, hits, openWithKeys, searchField, searchFor} from './searchDialog';
import {expect, test} from './test';
import {violationsOf} from './violations';

test.beforeEach(async ({page}) => {
  await page.goto('/concepts-flows');
});

test('finds as one types, groups by section, marks what matched, and Enter leads to the heading', async ({page}) => {
  await openWithKeys(page);
  await page.keyboard.type('创建流程', {delay: 20});
  const hit = hits(page).filter({hasText: '创建流程'}).first();
  await expect(hit).toBeVisible();
  await expect(hit.locator('mark').first()).toHaveText(/^(创建流程|创建|流程)$/);
  // All groups at one moment: an answer to an earlier keystroke may still be replaced.
  const found = await groups(page);
  expect(found.length).toBeGreaterThan(0);
  for (const {title, hits: count} of found) {
    expect(title).not.toBe('');
    expect(count).toBeLessThanOrEqual(5);
  }
  // What is chosen when the key comes: until then, too, the answer may change.
  const target = await page.evaluateHandle(() => {
    const atEnter = {href: ''};
    const note = () => {
      atEnter.href = document.querySelector('[role=option][aria-selected="true"]')?.getAttribute('href') ?? '';
    };
    addEventListener('keydown', note, {capture: true, once: true});
    return atEnter;
  });
  await page.keyboard.press('Enter');
  const {href} = await target.jsonValue();
  expect(href).toMatch(/^\//);
  await expect(searchField(page)).toHaveCount(0);
  await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).hash).toBe(href);
});

test('arrows move the choice', async ({page}) => {
  await openWithKeys(page);
  await searchFor(page, '流程');
  await expect(hits(page).nth(0)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(hits(page).last()).toHaveAttribute('aria-selected', 'true');
});

test('leaves an input method alone: no search for what is being composed, Escape ends the composition only', async ({page}) => {
  const queries: string[] = [];
  await openWithKeys(page);
  const cdp = await page.context().newCDPSession(page);
  page.on('request', (request) => queries.push(request.url()));
  await cdp.send('Input.imeSetComposition', {text: 'liu cheng', selectionStart: 9, selectionEnd: 9});
  await expect(searchField(page)).toHaveValue('liu cheng');
  await searchField(page).evaluate((input) =>
    input.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true, isComposing: true})),
  );
  await searchField(page).evaluate((input) =>
    input.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, isComposing: true})),
  );
  await expect(searchField(page)).toBeVisible();
  await cdp.send('Input.insertText', {text: '流程'});
  await expect(searchField(page)).toHaveValue('流程');
  await expect(hits(page).first()).toContainText('流程');
});

test('keeps recent searches, promotes one to a favourite and removes it', async ({page}) => {
  await openWithKeys(page);
  await expect(page.getByText('还没有搜索记录')).toBeVisible();
  await searchFor(page, '流程');
  await page.keyboard.press('Enter');
  await expect(searchField(page)).toHaveCount(0);
  await openWithKeys(page);
  await expect(dialog(page).getByRole('heading', {name: '最近搜索'})).toBeVisible();
  await expect(hits(page)).toHaveCount(1);
  await page.getByTitle('收藏这次搜索').click();
  await expect(dialog(page).getByRole('heading', {name: '收藏'})).toBeVisible();
  expect(await violationsOf(page, {within: 'dialog'})).toEqual([]);
  await page.getByTitle('从收藏中移除').click();
  await expect(hits(page)).toHaveCount(0);
  await expect(searchField(page)).toBeFocused();
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys).toEqual(expect.arrayContaining(['__DOCSEARCH_RECENT_SEARCHES__langflow', '__DOCSEARCH_FAVORITE_SEARCHES__langflow']));
});

test('keeps 7 recent searches, 4 beside favourites, and 10 favourites', async ({page}) => {
  await page.evaluate(() => {
    const hierarchy = (title: string) => ({lvl0: '手册', lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null});
    const list = (name: string, count: number) =>
      Array.from({length: count}, (_, i) => ({
        objectID: `${name}${i}`,
        url: '/',
        type: 'lvl1',
        content: null,
        hierarchy: hierarchy(`${name} ${i}`),
      }));
    localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__langflow', JSON.stringify(list('最近', 9)));
    localStorage.setItem('__DOCSEARCH_FAVORITE_SEARCHES__langflow', JSON.stringify([]));
    (window as unknown as {favourites: string}).favourites = JSON.stringify(list('喜欢', 12));
  });
  await openWithKeys(page);
  await expect(hits(page)).toHaveCount(7);
  await page.keyboard.press('Escape');
  await page.evaluate(() =>
    localStorage.setItem('__DOCSEARCH_FAVORITE_SEARCHES__langflow', (window as unknown as {favourites: string}).favourites),
  );
  await openWithKeys(page);
  await expect(hits(page).filter({hasText: '最近'})).toHaveCount(4);
  await expect(hits(page).filter({hasText: '喜欢'})).toHaveCount(10);
});

test('leads to all results', async ({page}) => {
  await openWithKeys(page);
  await searchFor(page, '流程');
  const all = page.getByRole('link', {name: /^查看全部 \d+ 条结果$/});
  await expect(all).toBeVisible();
  await all.click();
  await expect(page).toHaveURL(/\/search\?q=%E6%B5%81%E7%A8%8B$/);
  await expect(page.locator('.search-zh-results li').first()).toBeVisible();
});

test('keeps to a scope', async ({page}) => {
  await openWithKeys(page);
  await searchFor(page, '流程');
  const isOfApi = (links: Element[]) => links.some((link) => /^\/api(\/|$)/.test(link.getAttribute('href') ?? ''));
  await page.getByRole('radio', {name: 'API'}).check();
  await expect.poll(() => hits(page).evaluateAll(isOfApi)).toBe(true);
  await page.getByRole('radio', {name: '文档'}).check();
  await expect(page.getByRole('link', {name: /^查看全部/})).toHaveAttribute('href', /scope=docs/);
  await expect.poll(() => hits(page).evaluateAll(isOfApi)).toBe(false);
  await expect(hits(page).first()).toBeVisible();
});

test('says that nothing was found and what may help', async ({page}) => {
  await openWithKeys(page);
  await searchField(page).fill('qwzxvbk');
  await expect(dialog(page).getByText('没有结果：“qwzxvbk”')).toBeVisible();
  await expect(page.getByText('相近的页面：')).toBeVisible();
  await expect(page.getByRole('link', {name: '在官方英文文档中搜索'})).toHaveAttribute('href', /search\?q=qwzxvbk$/);
  const suggestions = dialog(page).getByText('试试搜索：').getByRole('button');
  expect(await suggestions.count()).toBeLessThanOrEqual(3);
  const query = await suggestions.first().textContent();
  await suggestions.first().click();
  await expect(searchField(page)).toHaveValue(query ?? '');
  await expect(hits(page).first()).toBeVisible();
});

test('takes markup in a query for text', async ({page}) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await openWithKeys(page);
  await searchField(page).fill('<img src=x onerror=alert(1)> 流程 <mark>');
  await expect(hits(page).first()).toBeVisible();
  await searchField(page).fill('<svg onload=alert(2)>qwzxvbk');
  await expect(hits(page).or(dialog(page).getByText('没有结果：“<svg')).first()).toBeVisible();
  await expect(dialog(page).locator('img, svg[onload]')).toHaveCount(0);
  expect(dialogs).toEqual([]);
});
