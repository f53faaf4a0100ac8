import {STORED_ITEMS} from '../../plugins/analytics/theme/PrivacyPage/storedItems';
import {hydrate} from './hydrate';
import {hits, searchField} from './searchDialog';
import {expect, test} from './test';

test('the privacy page is led to from the footer and says that nothing is counted', async ({page}) => {
  await page.goto('/concepts-flows');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', {name: '隐私设置'})).toHaveCount(0);
  await footer.getByRole('link', {name: '隐私说明'}).click();
  const main = page.getByRole('main');
  await expect(main).toContainText('本站没有访问统计');
  await expect(main).toContainText('像密钥、令牌和密码的部分，在记下贴的文字和搜索之前先换成 ***');
  await expect(main).toContainText('密钥不会跟着转过去');
});

test('the privacy page names everything that the site stores', async ({page}) => {
  await page.goto('/api/build-flow');
  await hydrate(page);
  await page
    .getByRole('button', {name: /浅色|深色|系统|主题/})
    .first()
    .click();
  await page.goto('/api-flows-run');
  await hydrate(page);
  await page.getByRole('tab', {name: 'Python'}).first().click();
  await page.getByRole('button', {name: /换行/}).first().click();
  await page.keyboard.press('Control+k');
  await searchField(page).fill('流程');
  await hits(page).first().click();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).some((name) => name.includes('RECENT')))).toBe(true);

  const stored = await page.evaluate(async () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(stored.length).toBeGreaterThan(4);
  const isNamed = (key: string) => STORED_ITEMS.some(({name}) => (name.endsWith('*') ? key.startsWith(name.slice(0, -1)) : key === name));
  expect(stored.filter((key) => !isNamed(key))).toEqual([]);
  expect(await page.evaluate(() => caches.keys()).then((names) => names.filter((name) => !name.startsWith('search-zh-')))).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});
