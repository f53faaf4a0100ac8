import {expect, type Locator, type Page} from '@playwright/test';

/** The search dialog, as those who use it find it; while it is closed there is none. */
export const dialog = (page: Page): Locator => page.getByRole('dialog', {name: '搜索'});

/** The field of the search dialog. */
export const searchField = (page: Page): Locator => dialog(page).getByRole('combobox', {name: '搜索'});

/** What the search dialog offers to choose from. */
export const hits = (page: Page): Locator => dialog(page).getByRole('option');

/** What the search dialog says while the reader waits. */
export const stalled = (page: Page): Locator => dialog(page).getByText('正在搜索');

/** The groups of the search dialog with the number of their hits, all at one moment. */
export const groups = (page: Page): Promise<{title: string; hits: number}[]> =>
  dialog(page)
    .getByRole('listbox')
    .evaluateAll((lists) =>
      lists.map((list) => ({
        title: document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent ?? '',
        hits: list.querySelectorAll('[role=option]').length,
      })),
    );

/** Opens the search dialog with its keys, which work once the page is alive. */
export async function openWithKeys(page: Page): Promise<void> {
  await expect(async () => {
    if ((await searchField(page).count()) === 0) await page.keyboard.press('Control+k');
    await expect(searchField(page)).toBeVisible({timeout: 1500});
  }).toPass();
  await expect(searchField(page)).toBeFocused();
}

/** Fills the field of the open dialog and waits for hits. */
export async function searchFor(page: Page, query: string): Promise<void> {
  await searchField(page).fill(query);
  await expect(hits(page).first()).toBeVisible();
}
