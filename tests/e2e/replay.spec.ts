import type {Locator, Page} from '@playwright/test';
import {VARIANT_PORT} from '../../playwright.config';
import {holdScripts} from './holdScripts';
import {isHydrated, isNotHydrated, isSettled} from './hydrate';
import {expect, test} from './test';

const DOC = '/concepts-flows';
const TABS = '/api-flows-run';

const PHONE = {hasTouch: true, isMobile: true, viewport: {width: 390, height: 844}} as const;

/** Milliseconds within which a press must show. */
const ANSWER_TIME = 100;

/** Presses a control, and measures the time until it says that it was taken. */
async function press(page: Page, control: Locator): Promise<number> {
  await control.evaluate((element) => {
    let pressed = 0;
    addEventListener('pointerup', ({timeStamp}) => {
      pressed = timeStamp;
    });
    new MutationObserver(() => {
      element.ownerDocument.documentElement.dataset.answered ??= `${performance.now() - pressed}`;
    }).observe(element, {attributeFilter: ['aria-busy']});
  });
  await control.click();
  await expect(control).toHaveAttribute('aria-busy', 'true');
  return Number(await page.locator('html').getAttribute('data-answered'));
}

const looks = (control: Locator) =>
  control.evaluate((element) => {
    const {backgroundImage, opacity} = getComputedStyle(element);
    return `${backgroundImage} ${opacity}`;
  });

type Control = {
  name: string;
  path: string;
  find: (page: Page) => Locator;
  holds: (page: Page, control: Locator) => Promise<void>;
  isOnPhone?: boolean;
};

const CONTROLS: Control[] = [
  {
    name: 'a tab',
    path: TABS,
    find: (page) => page.getByRole('tab', {name: 'Python'}).first(),
    holds: async (page, tab) => {
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tabpanel').first()).toContainText('import requests');
      expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.language'))).toBe('python');
    },
  },
  {
    name: 'the copy button',
    path: TABS,
    find: (page) => page.locator('.theme-code-block:visible').first().getByRole('button').nth(1),
    holds: async (page, button) => {
      await expect(button).toHaveText('已复制');
      const code = page.locator('.theme-code-block:visible').first().locator('pre');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.textContent());
    },
  },
  {
    name: 'the wrap button',
    path: TABS,
    find: (page) => page.locator('.theme-code-block:visible').first().getByRole('button', {name: '换行'}),
    holds: async (page, button) => {
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      expect(await page.evaluate(() => localStorage.getItem('code.wrap'))).toBe('1');
    },
  },
  {
    name: 'a category of the sidebar',
    path: DOC,
    find: (page) => page.locator('.theme-doc-sidebar-menu').getByRole('button', {name: '入门', exact: true}),
    holds: async (page, category) => {
      await expect(category).toHaveAttribute('aria-expanded', 'true');
      await expect(page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: '快速入门'})).toBeVisible();
      await expect(page).toHaveURL(DOC);
    },
  },
  {
    name: 'the button that copies a path',
    path: '/api/get-version',
    find: (page) => page.getByRole('article').locator('button[aria-live]').first(),
    holds: async (_page, button) => expect(button).toHaveText('已复制'),
  },
  {
    name: 'a picture',
    path: '/concepts-overview',
    find: (page) => page.locator('.theme-doc-markdown img:visible').first(),
    holds: async (page) => expect(page.locator('.medium-zoom-image--opened, [role=dialog] img').first()).toBeVisible(),
  },
  {
    name: 'the menu of phones',
    path: DOC,
    find: (page) => page.getByRole('button', {name: '切换导航栏'}),
    holds: async (page) => expect(page.locator('.navbar-sidebar').getByRole('link', {name: '构建流程'})).toBeInViewport(),
    isOnPhone: true,
  },
  {
    name: 'the table of contents of phones',
    path: DOC,
    find: (page) => page.getByRole('button', {name: '本页总览'}),
    holds: async (page) => expect(page.locator('.theme-doc-toc-mobile').getByRole('link', {name: '添加组件'})).toBeVisible(),
    isOnPhone: true,
  },
];

for (const {name, path, find, holds, isOnPhone = false} of CONTROLS) {
  test.describe(() => {
    test.use(isOnPhone ? PHONE : {});

    test(`a press on ${name} before hydration is shown at once, and counts`, async ({page, context}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const release = await holdScripts(page);
      await page.goto(path);
      const control = find(page);
      await control.scrollIntoViewIfNeeded();
      await control.hover();
      const before = await looks(control);
      expect(await press(page, control)).toBeLessThanOrEqual(ANSWER_TIME);
      expect(await looks(control)).not.toBe(before);
      await isNotHydrated(page);
      release();
      await isHydrated(page);
      await isSettled(page);
      await holds(page, control);
    });
  });
}

test('the first click on a code tab leaves it where it is', async ({page}) => {
  const release = await holdScripts(page);
  await page.setViewportSize({width: 1280, height: 800});
  await page.goto('/api-files');
  const sets = page.getByRole('tablist').filter({has: page.getByRole('tab', {name: 'cURL'})});
  const tab = sets
    .filter({has: page.getByRole('tab', {name: 'JavaScript'})})
    .last()
    .getByRole('tab', {name: 'JavaScript'});
  await tab.scrollIntoViewIfNeeded();
  const placeOf = async () => (await tab.boundingBox())?.y ?? Number.NaN;
  const before = await placeOf();
  await tab.click();
  expect(Math.abs((await placeOf()) - before)).toBeLessThan(2);
  release();
  await isHydrated(page);
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  // Every other set above it has changed its height.
  await expect(page.getByRole('tab', {name: 'JavaScript', selected: true})).toHaveCount(
    await page.getByRole('tab', {name: 'JavaScript'}).count(),
  );
  await page.waitForTimeout(500);
  expect(Math.abs((await placeOf()) - before)).toBeLessThan(2);
});

test('what is done twice is done twice', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto(DOC);
  const category = page.locator('.theme-doc-sidebar-menu').getByRole('button', {name: '入门', exact: true});
  await category.click();
  await category.click();
  release();
  await isHydrated(page);
  await isSettled(page);
  await page.waitForTimeout(300);
  await expect(category).toHaveAttribute('aria-expanded', 'false');
});

test('links are plain links, and the console of an operation opens', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto(DOC);
  await page.getByRole('link', {name: /下一页/}).click();
  await expect(page).not.toHaveURL(DOC);
  await page.goto('/api/get-version');
  const section = page.locator('details').filter({has: page.locator('summary', {hasText: '试一试'})});
  await section.locator('summary').first().click();
  await expect(section).toHaveAttribute('open');
  await isNotHydrated(page);
  release();
  await expect(page.getByRole('button', {name: '发送请求'})).toBeVisible();
});

test('a link to another version of the docs stores the choice', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto(`http://127.0.0.1:${VARIANT_PORT}/langflow/0.9`);
  await page.locator('.theme-doc-version-banner').getByRole('link').click();
  await isNotHydrated(page);
  release();
  await expect(page).toHaveURL(/\/langflow\/?$/);
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe('current');
});

test.describe('a field keeps what was entered before hydration, and acts on it', () => {
  /** Enters something into the field of a page, and holds what the page makes of it. */
  async function enter(page: Page, path: string, fill: () => Promise<void>, holds: () => Promise<void>): Promise<void> {
    const release = await holdScripts(page);
    await page.goto(path);
    await fill();
    await isNotHydrated(page);
    release();
    await isHydrated(page);
    await holds();
    // Drawing the page once more must not set the field back.
    await page.getByRole('button', {name: /切换浅色/}).click();
    await holds();
  }

  test('the filter of API operations', async ({page}) => {
    const filter = page.getByRole('searchbox', {name: '筛选操作'});
    await enter(
      page,
      '/api',
      () => filter.pressSequentially('post /run'),
      async () => {
        await expect(filter).toHaveValue('post /run');
        await expect(page.getByRole('article').getByRole('link', {name: /\/api\/v1\/flows\//})).toHaveCount(0);
      },
    );
    await filter.clear();
    await expect(page.getByRole('article').getByRole('link', {name: /\/api\/v1\/flows\//})).not.toHaveCount(0);
  });

  test('the filter of the glossary', async ({page}) => {
    const filter = page.getByRole('searchbox', {name: '筛选'});
    await enter(
      page,
      '/glossary',
      () => filter.pressSequentially('agent'),
      async () => {
        await expect(filter).toHaveValue('agent');
        await expect(page.getByRole('heading', {level: 2, name: /^agent 智能体/})).toBeVisible();
        await expect(page.getByRole('heading', {level: 2, name: /^bundle/})).toHaveCount(0);
      },
    );
  });

  test('the choices of the translation status', async ({page}) => {
    const [state, section] = [page.getByLabel('状态'), page.getByLabel('栏目')];
    const rows = page.locator('tr[data-state]');
    await page.goto('/translation-status');
    const all = await rows.count();
    await enter(
      page,
      '/translation-status',
      async () => {
        await state.selectOption('fresh');
        await section.selectOption({index: 2});
      },
      async () => {
        await expect(state).toHaveValue('fresh');
        await expect(section).not.toHaveValue('');
        expect(await rows.count()).toBeLessThan(all);
        await expect(page).toHaveURL(/state=fresh/);
      },
    );
  });

  test('the form of the results page', async ({page}) => {
    const field = page.getByRole('main').getByRole('searchbox', {name: '搜索'});
    const scope = page.getByRole('radio', {name: 'API'});
    await enter(
      page,
      '/search',
      async () => {
        await field.pressSequentially('flow');
        await scope.check();
      },
      async () => {
        await expect(field).toHaveValue('flow');
        await expect(scope).toBeChecked();
        await expect(page).toHaveURL('/search?q=flow&scope=api');
      },
    );
  });

  test('a scope chosen on a results page leaves its query', async ({page}) => {
    const scope = page.getByRole('radio', {name: 'API'});
    await enter(
      page,
      '/search?q=flow',
      () => scope.check(),
      () => expect(page).toHaveURL('/search?q=flow&scope=api'),
    );
  });
});
