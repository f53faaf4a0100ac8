import {OLDER} from '../testVersions';
import {hydrate, isIdle} from './hydrate';
import {expect, test} from './test';

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  test('the menu opens on the docs panel and leads back to the main panel', async ({page}) => {
    await page.goto('/concepts-flows');
    await page.getByRole('button', {name: '切换导航栏'}).click();
    const menu = page.locator('.navbar-sidebar');
    await expect(menu.getByRole('link', {name: '构建流程', exact: true})).toBeInViewport();
    await menu.getByRole('button', {name: '← 回到主菜单'}).click();
    await expect(menu.getByRole('link', {name: /官方英文文档/})).toBeInViewport();
    for (const name of ['按任务找', '组件', 'API', '报错']) await expect(menu.getByRole('link', {name, exact: true})).toBeInViewport();
    await menu.getByRole('button', {name: '关闭导航栏'}).click();
    await expect(menu).not.toBeInViewport();
  });

  test('the menu is drawn when it is opened', async ({page}) => {
    for (const path of ['/concepts-flows', '/api/build-flow']) {
      await page.goto(path);
      await hydrate(page);
      const links = page.locator('[role=dialog][aria-label=导航菜单] a');
      await isIdle(page);
      await expect(links).toHaveCount(0);
      await page.getByRole('button', {name: '切换导航栏'}).click();
      await expect.poll(() => links.count(), path).toBeGreaterThan(10);
    }
  });

  test('the menu is a dialog: Escape closes it, and the focus stays within while it is open', async ({page}) => {
    await page.goto('/concepts-flows');
    const opener = page.getByRole('button', {name: '切换导航栏'});
    await opener.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', {name: '导航菜单'});
    await expect(menu).toBeFocused();
    await expect(menu.getByRole('link', {name: '构建流程', exact: true})).toBeInViewport();
    const isWithin = () => menu.evaluate((element) => element.contains(document.activeElement));
    await page.keyboard.press('Shift+Tab');
    expect(await isWithin()).toBe(true);
    const last = await page.evaluate(() => document.activeElement?.textContent);
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(last);
    await page.keyboard.press('Escape');
    await expect(page.locator('.navbar-sidebar')).not.toBeInViewport();
    await expect(opener).toBeFocused();
  });

  test('the main panel of the menu takes the focus from the button that leads to it, and Escape closes it', async ({page}) => {
    await page.goto('/concepts-flows');
    const opener = page.getByRole('button', {name: '切换导航栏'});
    await opener.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', {name: '导航菜单'});
    await menu.getByRole('button', {name: '← 回到主菜单'}).focus();
    await page.keyboard.press('Enter');
    await expect(menu.locator('.navbar-sidebar__item:not([inert])').getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('.navbar-sidebar')).not.toBeInViewport();
    await expect(opener).toBeFocused();
  });

  test('Escape closes the menu where a tap has left the focus outside', async ({page}) => {
    await page.goto('/concepts-flows');
    await page.getByRole('button', {name: '切换导航栏'}).click();
    await expect(page.getByRole('dialog', {name: '导航菜单'})).toBeFocused();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('Escape');
    await expect(page.locator('.navbar-sidebar')).not.toBeInViewport();
  });

  test('nothing of the page stands above the open menu', async ({page}) => {
    // A short page, whose end is in sight.
    await page.setViewportSize({width: 390, height: 1200});
    await page.goto('/does-not-exist');
    const help = page.getByRole('button', {name: /需要帮忙吗/});
    const {x = 0, y = 0, width = 0, height = 0} = (await help.boundingBox()) ?? {};
    await page.getByRole('button', {name: '切换导航栏'}).click();
    await expect(page.locator('.navbar-sidebar')).toBeInViewport();
    for (const left of [x + 2, x + width / 2]) {
      const covers = await page.evaluate(
        ([a, b]) => document.elementFromPoint(a as number, b as number)?.closest('.navbar') !== null,
        [left, y + height / 2],
      );
      expect(covers).toBe(true);
    }
  });

  test('a link of the menu leads to its page and closes the menu', async ({page}) => {
    await page.goto('/concepts-flows');
    await page.getByRole('button', {name: '切换导航栏'}).click();
    await page.locator('.navbar-sidebar').getByRole('link', {name: '首页', exact: true}).click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('.navbar-sidebar')).not.toBeInViewport();
  });

  test('the API reference has a way back to the docs in its panel of the menu', async ({page}) => {
    await page.goto(`${OLDER.base}/api/build-flow`);
    await page.getByRole('button', {name: '切换导航栏'}).click();
    await page.locator('.navbar-sidebar').getByRole('link', {name: '← 回到文档'}).click();
    await expect(page).toHaveURL(OLDER.base);
    await expect(page.locator('.navbar-sidebar')).not.toBeInViewport();
  });

  test('the table of contents folds', async ({page}) => {
    await page.goto('/concepts-flows');
    const toggle = page.getByRole('button', {name: '本页总览'});
    await toggle.click();
    await page.locator('.theme-doc-toc-mobile').getByRole('link', {name: '添加组件'}).click();
    await expect(page).toHaveURL(/#add-components$/);
  });
});

test('the layout is the desktop one from 997 px on', async ({page}) => {
  await page.goto('/concepts-flows');
  for (const [width, desktop] of [
    [996, false],
    [997, true],
  ] as const) {
    await page.setViewportSize({width, height: 800});
    await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible({visible: desktop});
    await expect(page.getByRole('button', {name: '切换导航栏'})).toBeVisible({visible: !desktop});
  }
});
