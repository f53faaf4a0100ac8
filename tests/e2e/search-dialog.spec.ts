import type {Locator, Page} from '@playwright/test';
import {holdScripts} from './holdScripts';
import {hydrate, isNotHydrated, pageIsHydrated} from './hydrate';
import {dialog, hits, openWithKeys, searchField, searchFor} from './searchDialog';
import {expect, test} from './test';
import {violationsOf} from './violations';

test.beforeEach(async ({page}) => {
  await page.goto('/concepts-flows');
});

test('opens by button, by the help button, by Ctrl+K and by slash; Escape closes and the focus returns', async ({page}) => {
  const button = page.getByRole('button', {name: '搜索文档'});
  await button.click();
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(searchField(page)).toHaveCount(0);
  await expect(button).toBeFocused();

  await page.getByRole('button', {name: '你好，需要帮忙吗'}).click();
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(searchField(page)).toHaveCount(0);

  await openWithKeys(page);
  await page.keyboard.press('Escape');
  // A key pressed before the dialog is gone goes to its field.
  await expect(searchField(page)).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(searchField(page)).toBeFocused();
  await expect(searchField(page)).toHaveValue('');
});

test('a press outside closes it, one within does not', async ({page}) => {
  await openWithKeys(page);
  await searchFor(page, '流程');
  await dialog(page).getByText('Enter 选择').click();
  await expect(searchField(page)).toBeVisible();
  await page.mouse.click(20, 400);
  await expect(searchField(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/concepts-flows$/);
});

/**
 * Opens a page whose application comes late, and its dialog as the page's own script does at the press of the button.
 *
 * @returns the dialog's field, and what lets the application come
 */
async function openBeforeHydration(page: Page): Promise<{input: Locator; release: () => void}> {
  const release = await holdScripts(page);
  await page.goto('/concepts-flows', {waitUntil: 'commit'});
  const input = page.locator('dialog input[type=search]');
  await input.waitFor({state: 'attached'});
  await isNotHydrated(page);
  await input.evaluate((element: HTMLInputElement) => {
    element.closest('dialog')?.showModal();
    element.dataset.before = '';
  });
  return {input, release};
}

test('a field that was filled before hydration stays as it is, and is searched for', async ({page}) => {
  const {input, release} = await openBeforeHydration(page);
  await page.keyboard.type('流程');
  await page.keyboard.press('ArrowLeft');
  release();
  await pageIsHydrated(page);
  await expect(hits(page).first()).toContainText('流程');
  await expect(input).toHaveAttribute('data-before', '');
  await expect(searchField(page)).toBeFocused();
  expect(await input.evaluate(({value, selectionStart}: HTMLInputElement) => [value, selectionStart])).toEqual(['流程', 1]);
  await page.keyboard.type('全');
  await expect(searchField(page)).toHaveValue('流全程');
});

test('what is being composed during hydration goes on being composed', async ({page}) => {
  const {input, release} = await openBeforeHydration(page);
  const ended = await input.evaluateHandle((element) => {
    const seen = {times: 0};
    element.addEventListener('compositionend', () => {
      seen.times += 1;
    });
    return seen;
  });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Input.imeSetComposition', {text: 'liu cheng', selectionStart: 9, selectionEnd: 9});
  release();
  await pageIsHydrated(page);
  await expect(dialog(page).getByRole('radio', {name: '全部'})).toBeVisible();
  await expect(input).toHaveValue('liu cheng');
  expect(await ended.jsonValue()).toEqual({times: 0});
  await cdp.send('Input.insertText', {text: '流程'});
  await expect(input).toHaveValue('流程');
  await expect(hits(page).first()).toContainText('流程');
});

test('shortcuts leave typing alone', async ({page}) => {
  // What the test changes about the page must not be there before.
  await hydrate(page);
  await openWithKeys(page);
  await page.keyboard.press('Escape');
  await page.evaluate(() => document.querySelector('article')?.insertAdjacentHTML('afterbegin', '<input id="typing">'));
  await page.locator('#typing').press('/');
  await expect(page.locator('#typing')).toHaveValue('/');
  await expect(searchField(page)).toHaveCount(0);
  await page.locator('#typing').blur();
  await page.keyboard.press('Control+f');
  await page.keyboard.press('Control+Shift+k');
  await expect(searchField(page)).toHaveCount(0);
});

test('the help button says in two languages what it is for', async ({page}) => {
  const help = page.getByRole('button', {name: '你好，需要帮忙吗'});
  await expect(help.getByRole('tooltip')).toBeHidden();
  await help.hover();
  await expect(help.getByRole('tooltip')).toBeVisible();
  await expect(help).toContainText('Hi, how can I help you?');
  await expect(help).toContainText('你好，需要帮忙吗？');
});

test('nothing of the search is fetched before it is wanted', async ({page}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.reload({waitUntil: 'networkidle'});
  const before = new Set(fetched);
  expect(fetched.filter((path) => path.startsWith('/search/'))).toEqual([]);
  await openWithKeys(page);
  await searchFor(page, '流程');
  const after = fetched.filter((path) => !before.has(path));
  expect(after.some((path) => path === '/search/index.json')).toBe(true);
  expect(after.some((path) => /\/assets\/js\/search\..*\.js$/.test(path))).toBe(true);
});

test('takes the selected text as the query, at most 64 characters', async ({page}) => {
  // What the test changes about the page must not be there before.
  await hydrate(page);
  await openWithKeys(page);
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    const paragraph = document.querySelector('article .markdown p') as HTMLElement;
    paragraph.textContent = '构建流程'.repeat(40);
    getSelection()?.selectAllChildren(paragraph);
  });
  await page.keyboard.press('Control+k');
  await expect(searchField(page)).toHaveValue('构建流程'.repeat(16));
  await expect(hits(page).first()).toBeVisible();
});

test('shows shorter snippets on a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await openWithKeys(page);
  await searchFor(page, '流程');
  const snippet = await hits(page).locator('.search-zh-snippet').first().textContent();
  expect(snippet?.length).toBeLessThan(60);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(overflow).toBe(false);
});

test('Tab stays in the modal, whatever it shows', async ({page}) => {
  for (const width of [1400, 390]) {
    await page.setViewportSize({width, height: 844});
    await openWithKeys(page);
    await searchFor(page, '全局变量的');
    const inside: boolean[] = [];
    for (let i = 0; i < 30; i += 1) {
      await page.keyboard.press('Tab');
      // Between the last control and the first, the focus is on the browser's own bar.
      inside.push(
        await page.evaluate(() => document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog'))),
      );
    }
    expect(inside).not.toContain(false);
    await page.keyboard.press('Escape');
    await expect(searchField(page)).toHaveCount(0);
  }
});

test('can be used by those who hear it', async ({page}) => {
  const problems = () => violationsOf(page, {within: 'dialog'});
  await openWithKeys(page);
  await expect(page.getByRole('dialog', {name: '搜索'})).toBeVisible();
  expect(await problems()).toEqual([]);
  await searchFor(page, '流程');
  expect(await problems()).toEqual([]);
  await searchField(page).fill('qwzxvbk');
  await expect(dialog(page).getByText('没有结果')).toBeVisible();
  expect(await problems()).toEqual([]);
});
