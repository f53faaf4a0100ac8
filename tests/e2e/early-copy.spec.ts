import type {Page} from '@playwright/test';
import {holdScripts} from './holdScripts';
import {isNotHydrated} from './hydrate';
import {expect, test} from './test';

const DOC = '/concepts-flows';
const TABS = '/api-flows-run';

test('code that is copied is on the clipboard at once', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await holdScripts(page);
  await page.goto(TABS);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const block = page.locator('.theme-code-block:visible').first();
  await block.getByRole('button', {name: '复制'}).click();
  await expect.poll(clipboard).toBe(await block.locator('pre').textContent());
  await isNotHydrated(page);
});

/** Makes the browser one that lets a page copy only while it answers a press, as Safari does. */
const copyOnlyInPress = (page: Page) =>
  page.addInitScript(() => {
    let isPress = false;
    addEventListener(
      'click',
      ({isTrusted}) => {
        isPress = isTrusted;
        setTimeout(() => {
          isPress = false;
        });
      },
      true,
    );
    const copied: Promise<string>[] = [];
    const take = async (text: () => Promise<string>) => {
      if (!isPress) throw new DOMException('not in a press', 'NotAllowedError');
      copied.push(text());
      await copied.at(-1);
    };
    const clipboard = {
      writeText: (text: string) => take(async () => text),
      write: ([item]: ClipboardItem[]) => take(async () => (await item?.getType('text/plain'))?.text() ?? ''),
      readText: async () => copied.at(-1),
    };
    Object.defineProperty(navigator, 'clipboard', {value: clipboard});
    document.execCommand = () => false;
  });

for (const [name, path, selector] of [
  ['code', TABS, '.theme-code-block:visible button[aria-live]'],
  ['a path', '/api/get-version', 'article header button'],
] as const) {
  test(`${name} copied before a slow hydration is said to be, where the browser copies only in a press`, async ({page}) => {
    await copyOnlyInPress(page);
    const release = await holdScripts(page);
    await page.goto(path);
    const button = page.locator(selector).first();
    await button.click();
    await isNotHydrated(page);
    release();
    await expect(button).toHaveText('已复制');
    expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
  });
}

test('where the Markdown of a page cannot be copied after a slow hydration, it is said, and one more press copies it', async ({
  page,
  request,
}) => {
  await copyOnlyInPress(page);
  const release = await holdScripts(page);
  await page.goto(DOC);
  await page.locator('summary', {hasText: '复制本页'}).click();
  await page.getByRole('button', {name: '复制 Markdown'}).click();
  await isNotHydrated(page);
  release();
  const status = page.getByRole('article').getByRole('status');
  await expect(status.filter({hasText: '复制失败'})).toBeVisible();
  await page.getByRole('button', {name: '复制 Markdown'}).click();
  await expect(status.filter({hasText: '已复制'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await (await request.get(`${DOC}.md`)).text());
});
