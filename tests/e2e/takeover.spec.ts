import type {Page} from '@playwright/test';
import {VARIANT_PORT} from '../../playwright.config';
import {PAGE_KINDS} from '../../tools/bench/pageKinds';
import {holdScripts} from './holdScripts';
import {hydrate, isNotRunning, isRunning} from './hydrate';
import {expect, test} from './test';

const DOC = '/concepts-flows';
const TABS = '/api-flows-run';
const TWO_SETS = `http://127.0.0.1:${VARIANT_PORT}/langflow/tabs`;

const settled = (page: Page) => expect(page.locator('.is-pending')).toHaveCount(0);

/** Holds animation frames back: the application answers then, but has not yet said that it runs. */
async function holdFrames(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const request = window.requestAnimationFrame.bind(window);
    const held: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => held.push(callback);
    addEventListener('release-frames', () => {
      window.requestAnimationFrame = request;
      for (const callback of held) request(callback);
    });
  });
  return () => page.evaluate(() => void dispatchEvent(new Event('release-frames')));
}

/** Starts the application and waits until it has taken the page over, short of saying so. */
async function takeOver(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  // By a timer, since frames are held back.
  await page.waitForFunction(() => 'docusaurusRoot' in window, undefined, {polling: 50});
  // Its effects, too.
  await page.waitForTimeout(300);
  await isNotRunning(page);
}

test('Escape closes the Markdown menu once the application can', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto(DOC);
  const opener = page.locator('summary', {hasText: 'Markdown'});
  const view = page.getByRole('link', {name: '查看 Markdown'});
  await opener.click();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(view).toBeVisible();
  await isNotRunning(page);
  release();
  await isRunning(page);
  await expect(view).toBeHidden();
  await expect(opener).toBeFocused();
  await settled(page);
});

test('Escape in the early search field is for that field alone', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto(DOC);
  const view = page.getByRole('link', {name: '查看 Markdown'});
  await page.locator('summary', {hasText: 'Markdown'}).click();
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await expect(page.locator('.search-field')).toHaveCount(0);
  release();
  await isRunning(page);
  await page.waitForTimeout(300);
  await expect(view).toBeVisible();
});

test('keys pressed on nothing start the application, and the page does not look as if it waited', async ({page}) => {
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
  await isNotRunning(page);
  await settled(page);
  release();
  await isRunning(page);
  await page.waitForTimeout(300);
  expect(errors).toEqual([]);
});

test('a press counts that begins before the application runs and ends after', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto(TABS);
  const tab = page.getByRole('tab', {name: 'Python'}).first();
  await tab.hover();
  await page.mouse.down();
  await isNotRunning(page);
  release();
  await isRunning(page);
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
      // Effects of the takeover follow it.
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
  await isNotRunning(page);
  release();
  await isRunning(page);
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
  await isRunning(page);
  await page.waitForTimeout(300);
  await expect(tab).toBeFocused();
});

test.describe('before the application has said that it runs', () => {
  test('a click on a category counts once', async ({page}) => {
    const releaseFrames = await holdFrames(page);
    await page.goto(DOC);
    await takeOver(page);
    const category = page.locator('.theme-doc-sidebar-menu').getByRole('button', {name: '入门', exact: true});
    await category.click();
    await expect(category).toHaveAttribute('aria-expanded', 'true');
    await releaseFrames();
    await isRunning(page);
    await settled(page);
    await page.waitForTimeout(300);
    await expect(category).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: '快速入门'})).toBeVisible();
  });

  test('a click on a tab switches every set that shares the choice', async ({page}) => {
    const releaseFrames = await holdFrames(page);
    await page.goto(TWO_SETS);
    await takeOver(page);
    await page.getByRole('tab', {name: '矮'}).first().click();
    await expect(page.getByText('矮的内容')).toBeVisible();
    await releaseFrames();
    await isRunning(page);
    await settled(page);
    await expect(page.getByText('矮的内容')).toBeVisible();
    await expect(page.getByText('选中矮')).toBeVisible();
    await expect(page.getByText('选中高')).toBeHidden();
  });
});
