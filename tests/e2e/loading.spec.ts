import type {Page} from '@playwright/test';
import {VARIANT_PORT} from '../../playwright.config';
import {findOwnScripts} from './builtScripts';
import {saveData} from './connection';
import {hydrate} from './hydrate';
import {expect, test} from './test';

const PAGE = '/concepts-flows';
const TITLE = '构建流程';

/*
 * Docusaurus fetches the code of a page before it shows the page, so that its loading and error screens stay away:
 * - on the way to a page by a link, the old page stays; a failure loads the address as a new document;
 * - on the first page, the HTML stays; a failure leaves it as it is.
 * They come up where a page is shown whose code was not asked for: at an address with .html or index.html, on a host
 * that answers it instead of redirecting it. What is prepared there is the address with its ending, which is no page.
 */
async function answerWithEnding(page: Page, ending: string): Promise<string> {
  const address = `${PAGE}${ending}`;
  await page.route(`**${address}`, async (route) => {
    const response = await route.fetch({url: new URL(PAGE, route.request().url()).href});
    await route.fulfill({response});
  });
  return address;
}

const failureOf = (page: Page) => page.getByRole('alert').filter({has: page.getByRole('heading', {name: '页面加载失败'})});

/** Holds back the code of the page, and nothing that other pages share. */
async function holdCode(page: Page): Promise<{release: () => Promise<void>; fail: () => Promise<void>}> {
  const own = await findOwnScripts(page, PAGE, '/concepts-playground');
  let end: (how: 'continue' | 'abort') => void = () => undefined;
  const ended = new Promise<'continue' | 'abort'>((resolve) => {
    end = resolve;
  });
  const isOwn = (url: URL) => own.includes(url.href);
  await page.route(isOwn, async (route) => ((await ended) === 'continue' ? route.continue() : route.abort()));
  return {
    release: async () => end('continue'),
    fail: async () => {
      end('abort');
      await expect(failureOf(page)).toBeVisible();
      await page.unroute(isOwn);
    },
  };
}

test('a page whose code is on its way shows a spinner, then itself', async ({page}) => {
  const {release} = await holdCode(page);
  await page.goto(await answerWithEnding(page, '.html'));
  await hydrate(page);
  const spinner = page.getByRole('status').filter({hasText: '正在加载'});
  await expect(spinner).toBeVisible();
  expect(await spinner.evaluate((element) => getComputedStyle(element, '::before').animationName)).not.toBe('none');
  await release();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(TITLE);
  await expect(spinner).toHaveCount(0);
});

test('a page whose code does not arrive shows the error, and Retry brings it', async ({page}) => {
  const {fail} = await holdCode(page);
  await page.goto(await answerWithEnding(page, '.html'));
  await hydrate(page);
  await fail();
  const failure = failureOf(page);
  await expect(failure.locator('code')).toContainText(/Loading chunk .+ failed/);
  await failure.getByRole('button', {name: '重试'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(TITLE);
  await expect(failure).toHaveCount(0);
});

test('an address that ends in .html or index.html shows the page without it', {tag: '@all'}, async ({page}) => {
  for (const ending of ['.html', '/index.html']) {
    await page.goto(await answerWithEnding(page, ending));
    await hydrate(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(TITLE);
    await expect(page.getByRole('navigation', {name: '主导航'}).getByRole('link', {name: /官方英文文档/})).toHaveAttribute(
      'href',
      'https://docs.langflow.org/concepts-flows',
    );
  }
});

test('the code of a page is fetched when the reader goes there', async ({page}) => {
  await saveData(page);
  const own = await findOwnScripts(page, '/glossary', '/translation-status');
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto(PAGE, {waitUntil: 'networkidle'});
  await hydrate(page);
  expect(fetched.filter((url) => own.includes(url))).toEqual([]);
  await page.locator('footer.theme-layout-footer').getByRole('link', {name: '术语表'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('术语表');
  expect(fetched).toEqual(expect.arrayContaining(own));
});

test('a crashed page shows its error, and another try brings it back', async ({page}) => {
  await page.goto(`http://127.0.0.1:${VARIANT_PORT}/langflow/crash`);
  await hydrate(page);
  await expect(page.getByRole('heading', {name: '页面已崩溃。'})).toBeVisible();
  await expect(page.getByText('测试用的错误')).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.dataset.repaired = 'true';
  });
  await page.getByRole('button', {name: '重试'}).click();
  await expect(page.getByText('恢复后的内容')).toBeVisible();
  await expect(page.getByText('页面已崩溃。')).toHaveCount(0);
});

test('an unknown id of a page or a sidebar is an error, with the ids that exist', {tag: '@all'}, async ({page}) => {
  for (const [what, message, known] of [
    ['doc', 'Couldn\'t find any doc with id "nowhere"', '- zoom'],
    ['sidebar', 'Can\'t find any sidebar with id "nowhere"', '- docs'],
  ] as const) {
    await page.goto(`http://127.0.0.1:${VARIANT_PORT}/langflow/lost?${what}=nowhere`);
    await hydrate(page);
    await expect(page.getByRole('heading', {name: '页面已崩溃。'})).toBeVisible();
    const error = page.locator('main p', {hasText: message});
    await expect(error).toContainText(/Available (?:doc|sidebar) ids are:/);
    await expect(error).toContainText(known);
  }
});
