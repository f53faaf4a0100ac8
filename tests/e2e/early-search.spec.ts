import type {Page} from '@playwright/test';
import {holdScripts} from './holdScripts';
import {isHydrated, isNotHydrated} from './hydrate';
import {expect, test} from './test';

const DOC = '/concepts-flows';

const dialog = (page: Page) => page.locator('#search-dialog');
const field = (page: Page) => dialog(page).locator('input[type=search]');
const button = (page: Page) => page.getByRole('button', {name: '搜索文档'});

/** Opens a page whose scripts do not arrive. */
async function openHeld(page: Page): Promise<() => void> {
  const release = await holdScripts(page);
  await page.goto(DOC);
  await isNotHydrated(page);
  return release;
}

for (const [how, open] of [
  ['the button', (page: Page) => button(page).click()],
  ['Ctrl+K', (page: Page) => page.keyboard.press('Control+k')],
  ['the slash key', (page: Page) => page.keyboard.press('/')],
] as const) {
  test(`the search takes text from the first key on, opened by ${how}`, async ({page}) => {
    const release = await openHeld(page);
    await open(page);
    await page.keyboard.type('智能体 agent');
    await expect(dialog(page)).toBeVisible();
    await expect(field(page)).toHaveValue('智能体 agent');
    await isNotHydrated(page);
    release();
    await isHydrated(page);
    await expect(field(page)).toHaveValue('智能体 agent');
    await expect(field(page)).toBeFocused();
    await expect(dialog(page)).toBeVisible();
  });
}

test('the selected text is the query, and gives way to what is typed', async ({page}) => {
  await openHeld(page);
  await page
    .getByRole('article')
    .getByRole('paragraph')
    .first()
    .evaluate((paragraph) => getSelection()?.selectAllChildren(paragraph));
  const selected = await page.evaluate(() => `${getSelection()}`.replace(/\s+/g, ' ').trim().slice(0, 64));
  expect(selected.length).toBeGreaterThan(10);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveValue(selected);
  await page.keyboard.type('flow');
  await expect(field(page)).toHaveValue('flow');
});

test('Escape closes the dialog, gives the focus back, and is for the dialog alone', async ({page}) => {
  const release = await openHeld(page);
  const view = page.getByRole('link', {name: '查看 Markdown'});
  await page.locator('summary', {hasText: '复制本页'}).click();
  await button(page).focus();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  release();
  await isHydrated(page);
  await page.waitForTimeout(300);
  await expect(view).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});
