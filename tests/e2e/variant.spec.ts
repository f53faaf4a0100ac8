import {VARIANT_PORT} from '../../playwright.config';
import {expect, test} from './test';

// The site with every optional setting, under a base path.
const SITE = `http://127.0.0.1:${VARIANT_PORT}/langflow`;

test('the announcement can be dismissed, stays away, and comes back when its id changes', async ({page}) => {
  await page.goto(`${SITE}/`);
  const bar = page.locator('.theme-announcement-bar');
  await expect(bar).toContainText('站点将于周日凌晨维护');
  await bar.getByRole('button', {name: '关闭公告'}).click();
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(bar).toBeHidden();
  // What a deployment with another id finds in the reader's browser.
  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an-older-one'));
  await page.reload();
  await expect(bar).toBeVisible();
});
