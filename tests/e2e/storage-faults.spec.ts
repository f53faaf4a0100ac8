import type {Page} from '@playwright/test';
import {hydrate} from './hydrate';
import {dialog, hits, searchField} from './searchDialog';
import {expect, test} from './test';

/** Ways in which browsers refuse to store: blocked site data, a full disk, both for reading and for writing. */
const REFUSALS = {
  'reading storage is refused': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    }
    Object.defineProperty(caches, 'open', {value: () => Promise.reject(new DOMException('refused', 'SecurityError'))});
  },
  'every call of the storage fails': () => {
    for (const method of ['getItem', 'setItem', 'removeItem', 'key', 'clear'] as const) {
      Storage.prototype[method] = () => {
        throw new DOMException('refused', 'InvalidStateError');
      };
    }
  },
  'the storage is full': () => {
    // What is left suffices for a word, but not for a list.
    const {setItem} = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (value.length > 8) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
    Object.defineProperty(Cache.prototype, 'put', {value: () => Promise.reject(new DOMException('full', 'QuotaExceededError'))});
  },
} satisfies Record<string, () => void>;

/** What earlier versions, other tools or a broken disk may have left behind. */
const CORRUPT: Record<string, string> = {
  theme: '"}garbage',
  __DOCSEARCH_RECENT_SEARCHES__langflow: '[{"objectID":',
  __DOCSEARCH_FAVORITE_SEARCHES__langflow: '[null, 7, {"objectID": "x"}, {"objectID": "y", "url": 3, "type": "lvl1", "hierarchy": null}]',
  'search-cache:langflow': '{"version": "1", "answers": [1, null, "x"]}',
  'docusaurus.tab.language': 'cobol',
  'docusaurus.announcement.id': '{}',
  'docusaurus.announcement.dismiss': '💥',
  'docs-preferred-version-default': '99.9',
  'langflow-api.base': 'ht!tp://[::',
  'code.wrap': 'NaN',
};

function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

async function changeTheme(page: Page): Promise<void> {
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'light');
  const toggle = page.getByRole('button', {name: /切换浅色\/深色模式/});
  for (let press = 0; press < 2; press++) await toggle.click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
}

async function changeTab(page: Page): Promise<void> {
  const tab = page.getByRole('tab', {name: 'JavaScript'}).first();
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}

async function search(page: Page): Promise<void> {
  await page.getByRole('button', {name: '搜索文档'}).click();
  await searchField(page).fill('全局变量');
  await hits(page).first().click();
  await expect(page).toHaveURL(/configuration-global-variables/);
  await expect(dialog(page)).toHaveCount(0);
  // The modal keeps what was chosen; it must open again with or without it.
  await page.getByRole('button', {name: '搜索文档'}).click();
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.press('Escape');
}

async function fillConsole(page: Page): Promise<void> {
  await page.goto('/api/get-version');
  await page.locator('summary').filter({hasText: '试一试'}).click();
  await page.locator('#try-it').getByLabel('基础 URL').fill('http://10.0.0.7:7860');
  await expect(page.getByRole('tabpanel').first()).toContainText('http://10.0.0.7:7860/api/v1/version');
}

/** Everything that remembers something, used once. */
async function tour(page: Page): Promise<void> {
  await page.goto('/api-flows');
  await hydrate(page);
  await changeTheme(page);
  await changeTab(page);
  const wrap = page.locator('.theme-code-block:visible').getByRole('button', {name: '换行'}).first();
  const wrapped = await wrap.getAttribute('aria-pressed');
  await wrap.click();
  await expect(wrap).not.toHaveAttribute('aria-pressed', String(wrapped));
  await search(page);
  await fillConsole(page);
}

for (const [name, refuse] of Object.entries(REFUSALS)) {
  // The first is what readers meet: blocked site data.
  const tag = name === 'reading storage is refused' ? [] : ['@all'];
  test(`when ${name}, everything works, only nothing is remembered`, {tag}, async ({page}) => {
    const errors = collectErrors(page);
    await page.addInitScript(refuse);
    await tour(page);
    expect(errors).toEqual([]);
  });
}

test('stored preferences that make no sense are as good as none', async ({page}) => {
  const errors = collectErrors(page);
  await page.goto('/img/logo.svg');
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, CORRUPT);
  await tour(page);
  expect(errors).toEqual([]);
});

test('a clock that says 1990 or 2099 changes nothing', {tag: '@all'}, async ({page}) => {
  const errors = collectErrors(page);
  for (const year of ['1990', '2099']) {
    await page.clock.setFixedTime(new Date(`${year}-02-03T04:05:06Z`));
    await page.goto('/concepts-flows');
    await hydrate(page);
    await search(page);
    expect(errors, year).toEqual([]);
  }
});
