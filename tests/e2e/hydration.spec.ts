import type {Page} from '@playwright/test';
import {PAGE_KINDS} from '../../lab/bench/pageKinds';
import {VARIANT_PORT} from '../../playwright.config';
import {saveData} from './connection';
import {holdFrames} from './holdFrames';
import {holdScripts} from './holdScripts';
import {hydrate, isHydrated, isNotHydrated, isSettled} from './hydrate';
import {expect, test} from './test';

const DOC = '/concepts-flows';
const TABS = '/api-flows-run';
const TWO_SETS = `http://127.0.0.1:${VARIANT_PORT}/langflow/tabs`;

/** Waits until React has taken the page over, short of marking it as hydrated. */
async function hydrateUnmarked(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  // By a timer, since frames are held back.
  await page.waitForFunction(() => 'docusaurusRoot' in window, undefined, {polling: 50});
  // Its effects, too.
  await page.waitForTimeout(300);
  await isNotHydrated(page);
}

test('Escape closes the Markdown menu once it can', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto(DOC);
  const opener = page.locator('summary', {hasText: '复制本页'});
  const view = page.getByRole('link', {name: '查看 Markdown'});
  await opener.click();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(view).toBeVisible();
  await isNotHydrated(page);
  release();
  await isHydrated(page);
  await expect(view).toBeHidden();
  await expect(opener).toBeFocused();
  await isSettled(page);
});

test('keys pressed on nothing start the scripts, and the page does not look as if it waited', async ({page}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const release = await holdScripts(page);
  await page.goto(DOC);
  await page.evaluate(() => {
    for (const target of [document.body, document, window]) {
      for (const type of ['input', 'change', 'submit', 'pointerover', 'click']) target.dispatchEvent(new Event(type));
      for (const key of ['a', 'Enter', 'ArrowLeft', 'Escape']) target.dispatchEvent(new KeyboardEvent('keydown', {key}));
    }
  });
  await isNotHydrated(page);
  await isSettled(page);
  release();
  await isHydrated(page);
  await page.waitForTimeout(300);
  expect(errors).toEqual([]);
});

test('a press counts that begins before hydration and ends after it', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto(TABS);
  const tab = page.getByRole('tab', {name: 'Python'}).first();
  await tab.hover();
  await page.mouse.down();
  await isNotHydrated(page);
  release();
  await isHydrated(page);
  await page.mouse.up();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel').first()).toContainText('import requests');
});

const CONTROLS = 'a,button,summary,input,select,textarea,label,[role=tab],.theme-doc-markdown img';
const EVERY_KIND = [...Object.values(PAGE_KINDS).map(({path}) => path), '/search', '/glossary', '/translation-status', '/no-such-page'];

for (const width of [1400, 390]) {
  for (const path of EVERY_KIND) {
    test(`what a reader can press or focus stays the same element: ${path}, ${width} px`, async ({page}) => {
      const release = await holdScripts(page);
      await page.setViewportSize({width, height: 800});
      await page.goto(path);
      const before = await page.evaluateHandle((controls) => {
        const isOnPage = (element: Element) => element.checkVisibility();
        return [...document.querySelectorAll(controls)].filter(isOnPage);
      }, CONTROLS);
      expect(await before.evaluate((elements) => elements.length)).toBeGreaterThan(10);
      release();
      await hydrate(page);
      // Effects of hydration follow it.
      await page.waitForTimeout(500);
      expect(await before.evaluate((elements) => elements.filter((e) => !e.isConnected).map((e) => e.outerHTML))).toEqual([]);
    });
  }
}

test('a category of the sidebar takes a press that began before, and keeps the focus', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto(DOC);
  const category = page.locator('.theme-doc-sidebar-menu').getByRole('button', {name: '入门', exact: true});
  await category.hover();
  await page.mouse.down();
  await isNotHydrated(page);
  release();
  await isHydrated(page);
  await page.waitForTimeout(300);
  await expect(category).toBeFocused();
  await page.mouse.up();
  await expect(category).toHaveAttribute('aria-expanded', 'true');
  await expect(page).toHaveURL(new RegExp(`${DOC}$`));
});

test('a tab that has the focus keeps it', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto(TABS);
  const tab = page.getByRole('tab').first();
  await tab.focus();
  release();
  await isHydrated(page);
  await page.waitForTimeout(300);
  await expect(tab).toBeFocused();
});

test.describe('before the page is marked as hydrated', () => {
  test('a click on a category counts once', async ({page}) => {
    const releaseFrames = await holdFrames(page);
    await page.goto(DOC);
    await hydrateUnmarked(page);
    const category = page.locator('.theme-doc-sidebar-menu').getByRole('button', {name: '入门', exact: true});
    await category.click();
    await releaseFrames();
    await isHydrated(page);
    await isSettled(page);
    await page.waitForTimeout(300);
    await expect(category).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: '快速入门'})).toBeVisible();
  });

  test('a click on a tab switches every set that shares the choice', async ({page}) => {
    const releaseFrames = await holdFrames(page);
    await page.goto(TWO_SETS);
    await hydrateUnmarked(page);
    await page.getByRole('tab', {name: '矮'}).first().click();
    await releaseFrames();
    await isHydrated(page);
    await isSettled(page);
    await expect(page.getByText('矮的内容')).toBeVisible();
    await expect(page.getByText('选中矮')).toBeVisible();
    await expect(page.getByText('选中高')).toBeHidden();
  });
});

test('what hydrates the page is React', async ({page}) => {
  // What is fetched ahead for other pages would still be on its way at the end.
  await saveData(page);
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/assets/js/')) scripts.push(response.text());
  });
  await page.goto(DOC);
  await hydrate(page);
  const code = (await Promise.all(scripts)).join('');
  // Where React's client sends those who meet one of its errors, and names that no minifier of the other may change.
  expect(code).toContain('https://react.dev/errors/');
  expect(code).not.toMatch(/preact|__PREACT_DEVTOOLS__/i);
  const marks = await page.evaluate(() => Object.keys(document.getElementById('__docusaurus') ?? {}));
  expect(marks).toContainEqual(expect.stringMatching(/^__reactContainer\$/));
  expect(marks).not.toContain('__k');
});
