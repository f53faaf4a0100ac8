import type {Page} from '@playwright/test';
import {PAGE_SCRIPTS, saveData} from './connection';
import {holdScripts} from './holdScripts';
import {hydrate} from './hydrate';
import {expect, test} from './test';

const DELAY_MS = 200;

/** Notes in the page when the next click comes and when the bar appears after it. */
async function watchBar(page: Page): Promise<void> {
  await page.evaluate(() => {
    const {dataset} = document.documentElement;
    addEventListener('click', () => (dataset.clickedAt = String(performance.now())), {capture: true, once: true});
    new MutationObserver(() => {
      if (document.getElementById('nprogress')) dataset.barAt ??= String(performance.now());
    }).observe(document.body, {childList: true});
  });
}

const timesOf = (page: Page) => page.evaluate(() => ({...document.documentElement.dataset}));

test('a slow route change shows the bar, after its delay, until the page is there', async ({page}) => {
  await saveData(page);
  await page.goto('/concepts-flows');
  await hydrate(page);
  await page.waitForLoadState('networkidle');
  const release = await holdScripts(page, PAGE_SCRIPTS);
  await watchBar(page);
  await page.getByRole('navigation', {name: '上一页与下一页'}).getByRole('link').first().click();
  const bar = page.locator('#nprogress');
  await expect(bar).toHaveCount(1);
  const {clickedAt, barAt} = await timesOf(page);
  expect(Number(barAt) - Number(clickedAt)).toBeGreaterThanOrEqual(DELAY_MS);

  release();
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('构建流程');
  await expect(bar).toHaveCount(0);
});

test('going back to a page whose code is here shows no bar', async ({page}) => {
  await page.goto('/concepts-flows', {waitUntil: 'networkidle'});
  await page.getByRole('navigation', {name: '上一页与下一页'}).getByRole('link').first().click();
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('构建流程');
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await watchBar(page);
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('构建流程');
  expect((await timesOf(page)).barAt).toBeUndefined();
});

test('the progress bar begins at 0.08 and moves at a speed of 200 ms', async ({page}) => {
  await saveData(page);
  await page.goto('/concepts-flows');
  await hydrate(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    new MutationObserver(() => {
      const bar = document.querySelector<HTMLElement>('#nprogress .bar');
      if (bar) document.documentElement.dataset.bar ??= bar.style.cssText;
    }).observe(document.documentElement, {childList: true, subtree: true, attributes: true, attributeFilter: ['style']});
  });
  const release = await holdScripts(page, PAGE_SCRIPTS);
  await page.locator('footer.theme-layout-footer').getByRole('link', {name: '术语表'}).click();
  await expect(page.locator('html')).toHaveAttribute('data-bar', /translate3d\(-92%, 0px, 0px\)/);
  await expect(page.locator('html')).toHaveAttribute('data-bar', /transition: (?:all )?200ms/);
  release();
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

async function expectNoBar(page: Page): Promise<void> {
  // Longer than the bar waits before it appears.
  await page.waitForTimeout(400);
  await expect(page.locator('html')).not.toHaveAttribute('data-bar-at');
}

test('a change of the hash alone shows no progress bar', async ({page}) => {
  await page.goto('/concepts-flows');
  await hydrate(page);
  await watchBar(page);
  await page.locator('.theme-doc-toc-desktop').getByRole('link', {name: '用项目管理流程'}).click();
  await expect(page).toHaveURL(/#projects$/);
  await expectNoBar(page);
});

test('a change of the query alone shows no progress bar', async ({page}) => {
  await page.goto('/search?q=webhook');
  await hydrate(page);
  await watchBar(page);
  await page.getByRole('searchbox', {name: '搜索'}).fill('mcp');
  await expect(page).toHaveURL(/q=mcp/);
  await expectNoBar(page);
});
