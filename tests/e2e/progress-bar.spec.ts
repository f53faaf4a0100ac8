import type {Page} from '@playwright/test';
import {holdScripts} from './holdScripts';
import {hydrate} from './hydrate';
import {PAGE_SCRIPTS, saveData} from './saveData';
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
