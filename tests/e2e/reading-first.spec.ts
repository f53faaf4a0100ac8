import type {Page} from '@playwright/test';
import {holdScripts} from './holdScripts';
import {hydrate, isNotRunning, isRunning} from './hydrate';
import {saveData} from './saveData';
import {expect, test} from './test';

const DOC = '/concepts-flows';
const TABS = '/api-flows-run';

const html = (page: Page) => page.locator('html');

function recordScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/js/')) scripts.push(`${request.resourceType()} ${request.url()}`);
  });
  return scripts;
}

test('a page that is only read runs no file of scripts', async ({page}) => {
  await saveData(page);
  const scripts = recordScripts(page);
  await page.goto(DOC, {waitUntil: 'networkidle'});
  await page.mouse.wheel(0, 2_000);
  await page.waitForTimeout(500);
  expect(scripts).toEqual([]);
  await isNotRunning(page);
});

test('no style sheet brings a picture, which would be a document to parse before the first paint', async ({page, request}) => {
  await page.goto(DOC);
  const sheets = await page.locator('link[rel=stylesheet]').evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(sheets.length).toBeGreaterThan(0);
  for (const sheet of sheets) expect(await (await request.get(sheet)).text()).not.toContain('data:image');
});

test('its files are fetched ahead at low priority, unless the line is slow or metered', async ({page}) => {
  const scripts = recordScripts(page);
  await page.goto(DOC, {waitUntil: 'networkidle'});
  await expect.poll(() => page.locator('link[rel=prefetch]').count()).toBeGreaterThan(3);
  await isNotRunning(page);
  expect(scripts.filter((entry) => entry.startsWith('script '))).toEqual([]);
});

test('a desktop with room to spare starts by itself', async ({page}) => {
  await page.addInitScript(() => {
    for (const [name, value] of Object.entries({
      hardwareConcurrency: 8,
      deviceMemory: 8,
      connection: {effectiveType: '4g', downlink: 10},
    })) {
      Object.defineProperty(navigator, name, {configurable: true, get: () => value});
    }
  });
  await page.goto(DOC);
  await isRunning(page);
});

test('pages that are nothing without the application start it at once', async ({page}) => {
  await page.goto('/search?q=agent');
  await isRunning(page);
});

test('colours switch at once, and stay', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto(DOC, {waitUntil: 'commit'});
  await page.getByRole('button', {name: /切换浅色/}).click();
  await page.getByRole('button', {name: /切换浅色/}).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await isNotRunning(page);
  release();
  await isRunning(page);
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', {name: /切换浅色/})).toHaveAttribute('title', '深色模式');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
});

test('a category of the sidebar answers at once, and opens', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto(DOC, {waitUntil: 'commit'});
  const category = page.locator('.theme-doc-sidebar-menu').getByRole('button', {name: '入门', exact: true});
  await category.click();
  await expect(category).toHaveAttribute('aria-expanded', 'true');
  await isNotRunning(page);
  release();
  await expect(page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: '快速入门'})).toBeVisible();
  await expect(category).toHaveAttribute('aria-expanded', 'true');
  await expect(page).toHaveURL(DOC);
});

test('what is done twice is done twice', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto(DOC, {waitUntil: 'commit'});
  const category = page.locator('.theme-doc-sidebar-menu').getByRole('button', {name: '入门', exact: true});
  await category.click();
  await category.click();
  await expect(category).toHaveAttribute('aria-expanded', 'false');
  release();
  await isRunning(page);
  await expect(page.locator('.is-pending')).toHaveCount(0);
  await page.waitForTimeout(300);
  await expect(category).toHaveAttribute('aria-expanded', 'false');
});

for (const how of ['the slash key', 'the button'] as const) {
  test(`the search takes text from the first key on, opened by ${how}`, async ({page}) => {
    const release = await holdScripts(page);
    await page.goto(DOC, {waitUntil: 'commit'});
    if (how === 'the button') await page.getByRole('button', {name: '搜索文档'}).click();
    else {
      await expect(html(page)).toHaveAttribute('data-scripts', '');
      await page.keyboard.press('/');
    }
    await page.keyboard.type('智能体 agent');
    await expect(page.locator('.search-field input')).toHaveValue('智能体 agent');
    await isNotRunning(page);
    release();
    await expect(page.locator('.DocSearch-Input')).toHaveValue('智能体 agent');
    await expect(page.locator('.DocSearch-Input')).toBeFocused();
    await expect(page.locator('.search-field')).toHaveCount(0);
    await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
  });
}

test('Escape closes the early search field and gives the focus back', async ({page}) => {
  await holdScripts(page);
  await page.goto(DOC);
  const button = page.getByRole('button', {name: '搜索文档'});
  await button.focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await expect(page.locator('.search-field')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('a field keeps what was typed into it', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto('/api', {waitUntil: 'commit'});
  const filter = page.getByRole('searchbox', {name: '筛选操作'});
  await filter.pressSequentially('post /run');
  await isNotRunning(page);
  release();
  await isRunning(page);
  await expect(filter).toHaveValue('post /run');
  await expect(page.getByRole('article').getByRole('link', {name: /\/api\/v1\/flows\//})).toHaveCount(0);
});

test('a tab shows at once, and its choice is kept', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto(TABS, {waitUntil: 'commit'});
  const tab = page.getByRole('tab', {name: 'Python'}).first();
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel').first()).toContainText('import requests');
  await isNotRunning(page);
  release();
  await isRunning(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('docusaurus.tab.language'))).toBe('python');
  await expect(page.getByRole('tab', {name: 'Python'}).first()).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel').first()).toContainText('import requests');
});

test('earlier choices show from the start: tabs and line wrap', async ({page}) => {
  await page.addInitScript(() => {
    localStorage.setItem('docusaurus.tab.language', 'python');
    localStorage.setItem('code.wrap', '1');
  });
  await holdScripts(page);
  await page.goto(TABS);
  await expect(page.getByRole('tab', {name: 'Python'}).first()).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel').first()).toContainText('import requests');
  await expect(page.locator('pre:visible').first()).toHaveCSS('white-space-collapse', 'preserve');
  await expect(page.locator('pre:visible').first()).toHaveCSS('text-wrap-mode', 'wrap');
  await isNotRunning(page);
});

test('code is copied without the application', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await holdScripts(page);
  await page.goto(TABS);
  const block = page.locator('.theme-code-block:visible').first();
  await block.hover();
  await block.getByRole('button', {name: '复制'}).click();
  await expect(block.getByRole('button', {name: '已复制'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await block.locator('pre').textContent());
  await expect(block.getByRole('button', {name: '复制', exact: true})).toBeVisible();
  await isNotRunning(page);
});

test('links are plain links, and the console of an operation opens', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto(DOC);
  await page.getByRole('link', {name: /下一页/}).click();
  await expect(page).not.toHaveURL(DOC);
  await page.goto('/api/get-version');
  await page.locator('summary').filter({hasText: '试一试'}).click();
  await isNotRunning(page);
  release();
  await expect(page.getByRole('button', {name: '发送请求'})).toBeVisible();
});

test('the navbar hides on the way down and comes back on the way up', async ({page}) => {
  await saveData(page);
  await page.goto(DOC);
  await page.mouse.wheel(0, 1_500);
  await expect(page.locator('.navbar')).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(page.locator('.navbar')).toBeInViewport();
  await isNotRunning(page);
});

test('the browser is told which pages it may fetch ahead, until the application does it', async ({page}) => {
  await page.goto(DOC);
  const rules = page.locator('script[type=speculationrules]');
  await expect(rules).toHaveCount(1);
  expect(JSON.parse((await rules.textContent()) ?? '')).toHaveProperty('prefetch');
  await hydrate(page);
  await expect(rules).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}});

  test('a tap on the menu shows the sidebar at once, and then the menu', async ({page}) => {
    const release = await holdScripts(page);
    await page.goto(DOC, {waitUntil: 'commit'});
    await page.getByRole('button', {name: '切换导航栏'}).tap();
    await expect(page.locator('.theme-doc-sidebar-container').getByRole('link', {name: '构建流程'})).toBeVisible();
    await isNotRunning(page);
    release();
    await expect(page.locator('.navbar-sidebar').getByRole('link', {name: '构建流程'})).toBeVisible();
    await expect(page.locator('.theme-doc-sidebar-container')).toBeHidden();
  });

  test('the menu takes the place of the early one, each entry where it was, without sliding', async ({page}) => {
    const release = await holdScripts(page);
    await page.goto(DOC);
    await page.getByRole('button', {name: '切换导航栏'}).tap();
    const entryOf = (menu: string) => page.locator(menu).getByRole('link', {name: '测试流程'});
    await expect(entryOf('.theme-doc-sidebar-container')).toBeVisible();
    // Where the entry is, as often as the browser draws.
    await page.evaluate(() => {
      const placeIn = (menu: string) => {
        const link = [...document.querySelectorAll(`${menu} a`)].find(({textContent}) => textContent === '测试流程');
        const {x, y} = link?.checkVisibility({visibilityProperty: true}) ? link.getBoundingClientRect() : {x: Number.NaN, y: 0};
        return Number.isNaN(x) ? '' : `${Math.round(x)}, ${Math.round(y)}`;
      };
      const places = new Set<string>();
      const watch = () => {
        // Nowhere for a moment, while React has taken away the one and not yet drawn the other.
        const place = placeIn('.navbar-sidebar--show .navbar-sidebar') || placeIn('.theme-doc-sidebar-container');
        if (place) places.add(place);
        document.documentElement.dataset.places = [...places].join('; ');
        requestAnimationFrame(watch);
      };
      watch();
    });
    const places = await html(page).getAttribute('data-places');
    expect(places).toMatch(/^\d+, \d+$/);
    release();
    await isRunning(page);
    await expect(html(page)).not.toHaveAttribute('data-menu-opening');
    await expect(entryOf('.navbar-sidebar')).toBeVisible();
    await expect(html(page)).toHaveAttribute('data-places', places ?? '');
  });

  test('a second tap on its button puts the early menu away', async ({page}) => {
    const release = await holdScripts(page);
    await page.goto(DOC);
    const button = page.getByRole('button', {name: '切换导航栏'});
    await button.tap();
    await expect(html(page)).toHaveAttribute('data-menu-opening');
    await button.tap();
    await expect(html(page)).not.toHaveAttribute('data-menu-opening');
    await isNotRunning(page);
    release();
    await isRunning(page);
    await page.waitForTimeout(500);
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  });

  test('a tap shows on its control before what is large to draw', async ({page}) => {
    const release = await holdScripts(page);
    await page.goto(DOC);
    const states = await page.getByRole('button', {name: '切换导航栏'}).evaluate((button: HTMLElement) => {
      button.click();
      return [button.classList.contains('is-pending'), document.documentElement.hasAttribute('data-menu-opening')];
    });
    expect(states).toEqual([true, false]);
    await expect(html(page)).toHaveAttribute('data-menu-opening');
    release();
    await expect(page.locator('.navbar-sidebar').getByRole('link', {name: '构建流程'})).toBeVisible();
  });

  test('a tap leaves nothing behind of how a control looks under a pointer', async ({page}) => {
    await page.goto(TABS);
    const tab = page.getByRole('tab', {name: 'Python'}).first();
    const background = () => tab.evaluate((element) => getComputedStyle(element).backgroundColor);
    const untouched = await background();
    await tab.tap();
    await isRunning(page);
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    expect(await background()).toBe(untouched);
  });

  test('a finger on the text starts nothing', async ({page}) => {
    await saveData(page);
    const scripts = recordScripts(page);
    await page.goto(DOC, {waitUntil: 'networkidle'});
    await page.getByRole('heading', {level: 1}).tap();
    await page.waitForTimeout(300);
    expect(scripts).toEqual([]);
  });
});
