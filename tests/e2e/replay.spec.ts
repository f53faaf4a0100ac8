import type {Locator} from '@playwright/test';
import {holdFrames, isAnswering} from './holdFrames';
import {holdScripts} from './holdScripts';
import {isIdle, isNotHydrated, isSettled, pageIsHydrated} from './hydrate';
import {expect, test} from './test';

const DOC = '/concepts-flows';
const TABS = '/api-flows-run';

const looks = (control: Locator) =>
  control.evaluate((element) => {
    const {backgroundImage, opacity} = getComputedStyle(element);
    return `${backgroundImage} ${opacity}`;
  });

/** Presses a control, and holds that it shows that the press was taken. */
async function press(control: Locator): Promise<void> {
  await control.hover();
  const before = await looks(control);
  await control.click();
  await expect(control).toHaveAttribute('aria-busy', 'true');
  expect(await looks(control)).not.toBe(before);
}

test('what is pressed before hydration shows it, and is replayed in its order, as often as it was pressed', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto(TABS);
  const python = page.getByRole('tab', {name: 'Python'}).first();
  const javaScript = page.getByRole('tab', {name: 'JavaScript'}).first();
  const category = page.locator('.theme-doc-sidebar-menu').getByRole('button', {name: '教程', exact: true});
  const replayed = await page.evaluateHandle(() => {
    const names: (string | undefined)[] = [];
    const note = ({target, isTrusted}: MouseEvent) => {
      if (!isTrusted) names.push((target as Element).textContent?.trim());
    };
    addEventListener('click', note, true);
    return names;
  });
  await press(python);
  await press(category);
  await press(javaScript);
  await category.click();
  await isNotHydrated(page);
  release();
  await pageIsHydrated(page);
  await isSettled(page);
  await isIdle(page);
  expect(await replayed.jsonValue()).toEqual(['Python', '教程', 'JavaScript', '教程']);
  await expect(javaScript).toHaveAttribute('aria-selected', 'true');
  await expect(python).toHaveAttribute('aria-selected', 'false');
  await expect(category).toHaveAttribute('aria-expanded', 'false');
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.language'))).toBe('javascript');
});

test('a click counts once that comes when React listens, but the page is not yet marked as hydrated', async ({page}) => {
  const releaseFrames = await holdFrames(page);
  await page.goto(DOC);
  await isAnswering(page);
  const category = page.locator('.theme-doc-sidebar-menu').getByRole('button', {name: '教程', exact: true});
  await category.click();
  await releaseFrames();
  await pageIsHydrated(page);
  await isSettled(page);
  await isIdle(page);
  await expect(category).toHaveAttribute('aria-expanded', 'true');
});

test('the search takes text from the first key on, and keys of the dialog are for the dialog alone', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto(DOC);
  const dialog = page.locator('#search-dialog');
  const field = dialog.locator('input[type=search]');
  const button = page.getByRole('button', {name: '搜索文档'});
  const menu = page.getByRole('link', {name: '查看 Markdown'});
  await page.locator('summary', {hasText: '复制本页'}).click();
  await button.focus();
  for (const keys of ['/', 'Control+k']) {
    await page.keyboard.press(keys);
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  }
  await expect(menu).toBeVisible();
  await page.getByRole('article').getByRole('paragraph').first().selectText();
  await page.keyboard.press('Control+k');
  await expect(field).not.toHaveValue('');
  await page.keyboard.type('智能体 agent');
  await isNotHydrated(page);
  release();
  await pageIsHydrated(page);
  await isIdle(page);
  await expect(field).toHaveValue('智能体 agent');
  await expect(field).toBeFocused();
});

test('lists that are chosen from before hydration keep the choice, and the page follows it', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto('/translation-status');
  const [state, section] = [page.getByLabel('状态'), page.getByLabel('栏目')];
  const rows = page.locator('tr[data-state]');
  const all = await rows.count();
  await state.selectOption('已同步');
  await section.selectOption({index: 2});
  await isNotHydrated(page);
  release();
  await pageIsHydrated(page);
  await expect(rows.filter({visible: true})).not.toHaveCount(all);
  // Drawing the page once more must not set the fields back.
  await page.getByRole('button', {name: /切换浅色/}).click();
  await expect(state).toHaveValue('已同步');
  await expect(section).not.toHaveValue('');
  expect(await rows.filter({visible: true}).count()).toBeLessThan(all);
});
