import {expect, test} from '@playwright/test';
import {PAGE_SCRIPTS, saveData} from './saveData';

test('a slow route change shows the bar after its delay; a quick one does not', async ({page}) => {
  await saveData(page);
  await page.goto('/concepts-flows', {waitUntil: 'networkidle'});
  await page.route(PAGE_SCRIPTS, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  const bar = page.locator('#nprogress');
  const next = page.getByRole('navigation', {name: '上一页与下一页'}).getByRole('link').first();
  await next.click();
  await page.waitForTimeout(100);
  await expect(bar).toHaveCount(0);
  await expect(bar).toHaveCount(1);
  await expect(page).not.toHaveURL(/concepts-flows/);
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('构建流程');
  await expect(bar).toHaveCount(0);

  // Back to a page whose code is here: too quick for a bar.
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.getElementById('nprogress')) document.documentElement.dataset.barSeen = '';
    }).observe(document.body, {childList: true});
  });
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('构建流程');
  await expect(page.locator('html[data-bar-seen]')).toHaveCount(0);
});
