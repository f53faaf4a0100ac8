import {readUpstreamLock} from '../../lib/content/content';
import {readRootVersion} from '../../lib/content/versions';
import {VARIANT_PORT} from '../../playwright.config';
import {hydrate} from './hydrate';
import {expect, test} from './test';

const PAGE = '/concepts-flows';
const VARIANT = `http://127.0.0.1:${VARIANT_PORT}/langflow`;

test('the logo leads to the home page', async ({page}) => {
  await page.goto(PAGE);
  await page.getByRole('link', {name: 'Langflow 中文文档'}).first().click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', {level: 1})).toContainText('Langflow');
});

test('the navbar hides on scrolling down and comes back on scrolling up', async ({page}) => {
  await page.goto(PAGE);
  await hydrate(page);
  const navbar = page.getByRole('navigation', {name: '主导航'});
  await expect(navbar).toBeInViewport();
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 300);
  await page.mouse.wheel(0, 900);
  await expect(navbar).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(navbar).toBeInViewport();
});

test('the link to the English docs follows the page', async ({page}) => {
  await page.goto(PAGE);
  const link = page.getByRole('navigation', {name: '主导航'}).getByRole('link', {name: /官方英文文档/});
  await expect(link).toHaveAttribute('href', 'https://docs.langflow.org/concepts-flows');
  await page.getByRole('link', {name: 'Langflow 中文文档'}).first().click();
  await expect(link).toHaveAttribute('href', 'https://docs.langflow.org/');
  await page.goto('/api/build-flow');
  await expect(link).toHaveAttribute('href', 'https://docs.langflow.org/api/build-flow');
  await page.goto('/search?q=mcp');
  await expect(link).toHaveAttribute('href', 'https://docs.langflow.org/');
});

test('icon links carry Chinese names', async ({page}) => {
  await page.goto(PAGE);
  for (const [name, host] of [
    [/源代码仓库/, 'github.com'],
    [/X 账号/, 'x.com'],
    [/Discord 社区/, 'discord.gg'],
  ] as const) {
    await expect(page.getByRole('navigation', {name: '主导航'}).getByRole('link', {name})).toHaveAttribute('href', new RegExp(host));
  }
});

test('the first tab stop skips to the content', async ({page}) => {
  await page.goto(PAGE);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: '跳到主要内容'});
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('.theme-layout-main :focus')).toHaveCount(1);
});

test('the sidebar starts with its categories closed, save the one of the page', async ({page}) => {
  await page.goto('/');
  const categories = page.locator('.theme-doc-sidebar-menu > .theme-doc-sidebar-item-category > .menu__list-item-collapsible > a');
  expect(await categories.count()).toBeGreaterThan(0);
  for (const category of await categories.all()) await expect(category).toHaveAttribute('aria-expanded', 'false');

  await page.goto(PAGE);
  await expect(page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: '构建流程', exact: true})).toBeVisible();
});

test('breadcrumbs, table of contents and pagination lead through the docs', async ({page}) => {
  await page.goto(PAGE);
  await expect(page.getByRole('navigation', {name: '页面路径'})).toContainText('构建流程');
  const toc = page.locator('.theme-doc-toc-desktop');
  await expect(toc.getByRole('link', {name: '添加组件'})).toBeVisible();
  // Level 4 headings stay out of it.
  await expect(toc.getByRole('link', {name: '流程图'})).toHaveCount(0);
  await toc.getByRole('link', {name: '用项目管理流程'}).click();
  await expect(page).toHaveURL(/#projects$/);
  await expect(page.locator('#projects')).toBeInViewport();

  const pagination = page.getByRole('navigation', {name: '上一页与下一页'});
  await pagination.getByRole('link').first().click();
  await expect(page).not.toHaveURL(new RegExp(`${PAGE}$`));
});

test('the footer says what the site is and who prevails', async ({page}) => {
  await page.goto(PAGE);
  const footer = page.locator('footer.theme-layout-footer');
  for (const words of ['非官方', '仅供参考', '可能有错误或落后于原文', '官方英文文档', 'MIT', '©'])
    await expect(footer).toContainText(words);
  await expect(footer).not.toContainText('备');
});

test('a page names its Langflow version and its English original, and has no edit links without a repository', async ({page}) => {
  await page.goto(PAGE);
  const footer = page.locator('.theme-doc-footer');
  await expect(footer).toContainText(`本页描述 Langflow ${readUpstreamLock(readRootVersion()).langflow_version}`);
  await expect(footer.getByRole('link', {name: /官方英文文档/})).toHaveAttribute('href', 'https://docs.langflow.org/concepts-flows');
  await expect(page.getByText('编辑此页')).toHaveCount(0);
  await expect(page.getByText('报告问题')).toHaveCount(0);
});

test('legacy addresses lead to the page of today', async ({page}) => {
  await page.goto('/about-langflow');
  await expect(page).toHaveURL('/');
  await page.goto('/starter-projects-basic-prompting#create-a-flow');
  await expect(page).toHaveURL('/concepts-flows#create-a-flow');
});

test('a route change scrolls to the top, a hash to its heading', async ({page}) => {
  await page.goto('/concepts-flows#flow-storage-and-logs');
  await expect(page.locator('#flow-storage-and-logs')).toBeInViewport();
  await page.getByRole('navigation', {name: '上一页与下一页'}).getByRole('link').first().click();
  await expect(page).not.toHaveURL(/concepts-flows/);
  // The address changes a moment before the page does.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('code is set in a fixed-width face', async ({page}) => {
  await page.goto('/get-started-installation');
  for (const selector of ['.theme-doc-markdown pre code', '.theme-doc-markdown p code']) {
    const [narrow, wide] = await page
      .locator(selector)
      .filter({visible: true})
      .first()
      .evaluate((code) =>
        ['iiiiiiiiii', 'MMMMMMMMMM'].map((letters) => {
          const line = document.createElement('span');
          line.textContent = letters;
          code.append(line);
          const {width} = line.getBoundingClientRect();
          line.remove();
          return width;
        }),
      );
    expect(narrow, selector).toBeGreaterThan(0);
    expect(narrow, selector).toBeCloseTo(wide as number, 1);
  }
});

test('the help button is round and floats at the bottom right', async ({page}) => {
  await page.goto(PAGE);
  const help = page.getByRole('button', {name: '你好，需要帮忙吗'});
  const placeOf = async () => {
    const box = await help.boundingBox();
    return {right: 1400 - (box?.x ?? 0) - (box?.width ?? 0), bottom: 900 - (box?.y ?? 0) - (box?.height ?? 0)};
  };
  await expect(help).toHaveCSS('border-radius', '50%');
  const box = await help.boundingBox();
  expect(box?.width).toBe(box?.height);
  const place = await placeOf();
  expect(place.right).toBeLessThan(40);
  expect(place.bottom).toBeLessThan(40);
  await page.evaluate(() => scrollTo(0, 1000));
  expect(await placeOf()).toEqual(place);
});

test('a sidebar category opens and closes', async ({page}) => {
  await page.goto('/');
  await hydrate(page);
  const category = page.locator('.theme-doc-sidebar-menu > .theme-doc-sidebar-item-category').first();
  const toggle = category.locator('[aria-expanded]').first();
  const items = category.locator('.menu__list').first();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(items).toBeVisible();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(items).toBeHidden();
});

test('the table of contents has the headings of levels 2 and 3, and no others', async ({page}) => {
  await page.goto('/concepts-flows');
  const headings = await page.locator('.theme-doc-markdown :is(h2, h3)[id]').evaluateAll((found) => found.map(({id}) => `#${id}`));
  expect(headings.length).toBeGreaterThan(3);
  const listed = await page.locator('.theme-doc-toc-desktop a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(listed.map((href) => decodeURIComponent(href ?? ''))).toEqual(headings);
});

test('reading takes no account and leaves no cookie', async ({page, context}) => {
  for (const path of ['/', PAGE, '/api/build-flow', '/search?q=mcp']) {
    await page.goto(path);
    await expect(page.locator('.navbar, footer').getByText(/登录|注册|退出登录|sign in|log in/i)).toHaveCount(0);
    await expect(page.locator('input[type=password]:visible')).toHaveCount(0);
  }
  expect(await context.cookies()).toEqual([]);
});

test('the chosen version of the docs is kept in local storage', async ({page}) => {
  await page.goto(`${VARIANT}/0.9`);
  await hydrate(page);
  await page.locator('.theme-doc-version-banner').getByRole('link').click();
  await expect(page).toHaveURL(/\/langflow\/?$/);
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe('current');
});
