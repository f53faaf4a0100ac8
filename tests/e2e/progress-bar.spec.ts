import {expect, test} from '@playwright/test';

/** Delays the code of the next page, so that the route change takes its time. */
async function slowDown(page: import('@playwright/test').Page, ms: number) {
  await page.route('**/assets/js/*.js', async (route) => {
    if (!/runtime|main/.test(route.request().url())) await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue();
  });
}

const goTo = (page: import('@playwright/test').Page, path: string) =>
  page.evaluate((target) => {
    history.pushState({}, '', target);
    dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  }, path);

test('a slow route change shows the bar after its delay; a quick one does not', async ({page}) => {
  await page.goto('/does-not-exist', {waitUntil: 'networkidle'});
  await slowDown(page, 1500);
  await goTo(page, '/concepts-flows');
  await page.waitForTimeout(100);
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await expect(page.locator('#nprogress')).toHaveCount(1);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('构建流程');
  await expect(page.locator('#nprogress')).toHaveCount(0);
});
