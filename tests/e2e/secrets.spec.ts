import type {Locator, Page, Request} from '@playwright/test';
import {startEchoServer} from '../../lib/connection/__tests__/echoServers';
import {OLDER} from '../testVersions';
import {paste} from './errorFinder';
import {hydrate} from './hydrate';
import {openWithKeys, searchField} from './searchDialog';
import {expect, test} from './test';

const KEY = 'sk-SECRET0123456789';
const CORS = {'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*', 'Access-Control-Allow-Methods': '*'};

type Echo = Awaited<ReturnType<typeof startEchoServer>>;

/** A server that takes preflights and answers the rest by the given function. */
const startServer = (answer: (url: string) => [status: number, location?: string]): Promise<Echo> =>
  startEchoServer(({method, url = ''}, response) => {
    const [status, location] = method === 'OPTIONS' ? [204] : answer(url);
    response
      .writeHead(status, {...CORS, 'Content-Type': 'application/json', ...(location && {Location: location})})
      .end(status === 200 ? '[]' : '');
  });

/** Sends a request with the key from the console. */
async function ask(page: Page, base: string): Promise<void> {
  const console = page.locator('#try-it');
  await console.getByLabel('基础 URL').fill(base);
  await console.getByLabel('API 密钥').fill(KEY);
  await console.getByRole('button', {name: '发送请求'}).click();
}

/** The requests that hold the key, by the origin that got them. */
function watchKey(page: Page): () => string[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return () =>
    requests
      .filter((request) => request.url().includes(KEY) || request.headers()['x-api-key'])
      .map((request) => new URL(request.url()).origin);
}

test('the key goes to the server that was named, however its address is written, and nowhere else', async ({page}) => {
  const [named, other] = [await startServer(() => [200]), await startServer(() => [200])];
  const leading = await startServer((url) => [307, url === '/health' ? `${other.url}/health` : `${other.url}/steal`]);
  const withKey = watchKey(page);
  await page.goto('/api/read-flows');
  await page.locator('summary').filter({hasText: '试一试'}).click();
  const answer = page.locator('#try-it').getByRole('region', {name: '响应'});
  for (const slashes of ['', '/', '//', '///', '\\\\']) {
    await test.step(`http:${slashes}`, async () => {
      await ask(page, named.url.replace('//', slashes));
      await expect(answer.getByRole('status')).toContainText('200');
      await expect(page.locator('#try-it').locator('code').last()).not.toContainText('undefined');
    });
  }
  const got = named.arrived.filter(({method}) => method === 'GET');
  expect(got.map(({headers}) => headers['x-api-key'])).toEqual(Array(5).fill(KEY));
  // Neither the page nor its site is told.
  expect(named.arrived.filter(({headers}) => headers.referer)).toEqual([]);
  expect(new Set(withKey())).toEqual(new Set([named.url]));
  await test.step('a redirect', async () => {
    await ask(page, leading.url);
    await expect(answer.getByRole('alert')).toContainText(`把地址改成 ${other.url}；`);
    expect(other.arrived.filter(({url, headers}) => url !== '/health' || headers['x-api-key'])).toEqual([]);
  });
  await test.step('an answer does not stay below a request that is refused at a field', async () => {
    await ask(page, 'http://me:pw@host');
    await expect(page.locator('#try-it').getByText('不要写用户名')).toBeVisible();
    await expect(answer).toHaveCount(0);
    expect(await page.evaluate(() => JSON.stringify({...localStorage, ...sessionStorage}))).not.toMatch(/pw@|SECRET/);
  });
  for (const server of [named, other, leading]) server.close();
});

test('a paste travels without the address, and without its keys', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(decodeURIComponent(request.url())));
  await page.goto('/concepts-flows');
  await hydrate(page);
  await openWithKeys(page);
  const text = `openai.AuthenticationError: Incorrect API key provided: ${KEY}. ${'x'.repeat(80)} sqlite3.OperationalError: database is locked`;
  await paste(page, text);
  await page.getByRole('link', {name: '用整段去“从报错找答案”里查'}).click();
  await expect(page).toHaveURL('/errors');
  const field = page.getByLabel('报错', {exact: true});
  await expect(field).toHaveValue(/database is locked/);
  await page.reload();
  await hydrate(page);
  await expect(field).toHaveValue(/database is locked/);
  expect(await field.inputValue()).not.toContain('SECRET');
  expect(asked.filter((url) => /SECRET|is.locked/.test(url))).toEqual([]);
});

test('half a character crashes nothing', async ({page}) => {
  const crash = page.getByRole('heading', {name: '页面已崩溃。'});
  for (const piece of ['😀', '𠮷', '👨‍👩‍👧', 'e\u0301', '🇨🇳']) {
    await page.goto(`/search?${new URLSearchParams({q: `${'a'.repeat(63)}${piece}尾`})}`);
    await hydrate(page);
    await expect(page.getByRole('main').getByText('没有结果')).toBeVisible();
    await expect(crash).toHaveCount(0);
  }
  await page.goto('/agents');
  await hydrate(page);
  await page.evaluate(() => {
    const paragraph = document.createElement('p');
    paragraph.textContent = `${'q'.repeat(63)}😀尾巴`;
    document.querySelector('article')?.prepend(paragraph);
    getSelection()?.selectAllChildren(paragraph);
  });
  await openWithKeys(page);
  await expect(searchField(page)).toHaveValue('q'.repeat(63));
  await expect(page.getByRole('dialog', {name: '搜索'}).getByText('没有结果')).toBeVisible();
  await expect(crash).toHaveCount(0);
});

test('Back closes the dialog before it leaves the page', async ({page}) => {
  await page.goto('/concepts-flows');
  await hydrate(page);
  await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: '快速入门'}).click();
  await expect(page).not.toHaveURL(/concepts-flows$/);
  const here = page.url();
  await openWithKeys(page);
  await page.goBack();
  await expect(searchField(page)).toHaveCount(0);
  // The router takes back what the browser has done already.
  await expect(page).toHaveURL(here);
  await page.goBack();
  await expect(page).toHaveURL(/concepts-flows$/);
});

test('Back closes the dialog of a page that was loaded, and an address opened before is one step away', async ({page}) => {
  await page.goto('/agents');
  await page.goto('/concepts-flows#sharing');
  await hydrate(page);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  const before = await page.evaluate(() => scrollY);
  await openWithKeys(page);
  await page.goBack();
  await expect(searchField(page)).toHaveCount(0);
  await expect(page).toHaveURL(/concepts-flows/);
  // Closed by the keyboard: the reader's place is kept, and the step is not left over.
  await openWithKeys(page);
  await page.keyboard.press('Escape');
  await expect(searchField(page)).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  // A hit leads on, and Back from it returns here at once.
  await openWithKeys(page);
  await page.keyboard.type('环境变量');
  await page.locator('#search-dialog [role=option]').first().click();
  await expect(page).not.toHaveURL(/concepts-flows/);
  await page.goBack();
  await expect(page).toHaveURL(/concepts-flows/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('构建流程');
  await page.goBack();
  await expect(page).toHaveURL('/agents');
});

test('Back closes one thing after another, on a phone too', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/concepts-overview');
  await hydrate(page);
  await page.locator('.pagination-nav__link').last().click();
  await page.locator('.pagination-nav__link').first().click();
  await expect(page).toHaveURL('/concepts-overview');
  const things: [name: string, opens: Locator, shown: Locator][] = [
    ['the menu', page.getByRole('button', {name: '切换导航栏'}), page.locator('.navbar-sidebar')],
    ['the search', page.locator('.navbar [aria-haspopup=dialog]'), searchField(page)],
    ['a panel', page.locator('figure > [data-panel]').first(), page.locator('.image-zoom-pan')],
    ['the menu again', page.getByRole('button', {name: '切换导航栏'}), page.locator('.navbar-sidebar')],
    ['the search again', page.locator('.navbar [aria-haspopup=dialog]'), searchField(page)],
  ];
  for (const [name, opens, shown] of things) {
    await test.step(name, async () => {
      await opens.click({position: {x: 4, y: 4}});
      await expect(shown).toBeInViewport();
      await page.goBack();
      await expect(shown).not.toBeInViewport();
      await expect(page).toHaveURL('/concepts-overview');
    });
  }
  await page.goBack();
  await expect(page).not.toHaveURL('/concepts-overview');
});

test('an address with doubled slashes is that of its page', async ({page}) => {
  for (const path of ['//agents', `/${OLDER.label}//agents?a=1#b`]) {
    await page.goto(
      path.replace(/^\//, `${new URL(page.url() === 'about:blank' ? (test.info().project.use.baseURL ?? '') : page.url()).origin}/`),
    );
    await hydrate(page);
    await expect(page.locator('article')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path.replace(/[?#].*/, '').replace(/\/{2,}/g, '/'));
  }
});

test('who wants no motion is at the top at once', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto('/agents');
  await hydrate(page);
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await page.mouse.wheel(0, -400);
  const button = page.getByRole('button', {name: '回到顶部'});
  await expect(button).toBeVisible();
  expect(
    await button.evaluate((element) => {
      (element as HTMLElement).click();
      return scrollY;
    }),
  ).toBe(0);
});

test('what is chosen in the search can be seen in forced colours', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await page.goto('/search?q=docker');
  await hydrate(page);
  const look = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  for (const group of ['scope', 'version']) {
    expect(await look(`main [name=${group}]:checked + span`)).not.toBe(await look(`main [name=${group}]:not(:checked) + span`));
  }
  await openWithKeys(page);
  await searchField(page).fill('docker');
  await expect(page.locator('#search-dialog [aria-selected=true]')).toBeVisible();
  expect(await look('#search-dialog [aria-selected=true]')).not.toBe(await look('#search-dialog [role=option]:not([aria-selected=true])'));
});

test('an address opened cold says which version it shows, not which one the reader reads', async ({page}) => {
  await page.goto(`/search?q=docker&version=${OLDER.label}`);
  await hydrate(page);
  const note = page.locator('.search-zh-other');
  await expect(note).toHaveText(`下面是 Langflow ${OLDER.label} 的页面`);
  await page.reload();
  await hydrate(page);
  await expect(note).toHaveText(`下面是 Langflow ${OLDER.label} 的页面`);
});
