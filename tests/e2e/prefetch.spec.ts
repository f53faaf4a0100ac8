import type {Locator, Page} from '@playwright/test';
import {findOwnScripts, ignoreView} from './builtScripts';
import {imitateConnection, PAGE_SCRIPTS} from './connection';
import {hydrate, isIdle} from './hydrate';
import {expect, test} from './test';

const PAGE = '/concepts-flows';
/** Below what is in view when the page opens, and in no other place of it. */
const link = (page: Page) => page.locator('footer.theme-layout-footer').getByRole('link', {name: '术语表'});

async function open(page: Page): Promise<void> {
  await page.goto(PAGE);
  await hydrate(page);
}

function recordPageScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (PAGE_SCRIPTS.test(request.url())) scripts.push(request.url());
  });
  return scripts;
}

test('a link is prefetched when it comes into view, not before', async ({page}) => {
  const own = await findOwnScripts(page, '/glossary', '/translation-status');
  await open(page);
  const prefetched = () =>
    page.locator('head link[rel=prefetch]').evaluateAll((links) => links.map((found) => (found as HTMLLinkElement).href));
  // The links that are in view at the start.
  await expect.poll(async () => (await prefetched()).length).toBeGreaterThan(0);
  expect((await prefetched()).filter((url) => own.includes(url))).toEqual([]);
  await link(page).scrollIntoViewIfNeeded();
  await expect.poll(prefetched).toEqual(expect.arrayContaining(own));
});

test('a link is preloaded when it is pointed at or touched', async ({page}) => {
  await ignoreView(page);
  for (const touch of [(target: Locator) => target.hover(), (target: Locator) => target.dispatchEvent('touchstart', {bubbles: true})]) {
    await open(page);
    const scripts = recordPageScripts(page);
    const fetched = page.waitForRequest(PAGE_SCRIPTS);
    await touch(link(page));
    await (await fetched).response();
    await page.waitForLoadState('networkidle');
    // Everything that the page needs is there: it opens although nothing can be fetched any more.
    const before = scripts.length;
    await page.route(PAGE_SCRIPTS, (route) => route.abort());
    await link(page).click();
    await expect(page).toHaveURL('/glossary');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('术语表');
    expect(scripts.slice(before)).toEqual([]);
    await page.unroute(PAGE_SCRIPTS);
  }
});

for (const [name, connection, tag] of [
  ['a 2g connection', {effectiveType: '2g', saveData: false}, ['@all']],
  ['data saver', {effectiveType: '4g', saveData: true}, []],
] as const) {
  test(`nothing is prefetched with ${name}`, {tag: [...tag]}, async ({page}) => {
    await imitateConnection(page, connection);
    await open(page);
    const scripts = recordPageScripts(page);
    await link(page).scrollIntoViewIfNeeded();
    await link(page).hover();
    await link(page).dispatchEvent('touchstart', {bubbles: true});
    await isIdle(page);
    expect(scripts).toEqual([]);
    await expect(page.locator('head link[rel=prefetch]')).toHaveCount(0);
    await link(page).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('术语表');
    expect(scripts.length).toBeGreaterThan(0);
  });
}
