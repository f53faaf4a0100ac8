import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import type {FlowFile} from '../../lib/flowFile/types';
import {OLDER} from '../testVersions';
import {componentsWithout, FLOW_ID, type FlowServerOptions, startFlowServer, uploadedFlow} from './flowServer';
import {holdScripts} from './holdScripts';
import {hydrate, isNotHydrated, isSettled} from './hydrate';
import {API_KEY, type FakeLangflow, sendJson} from './langflowServer';
import {test as base, expect} from './test';
import {violationsOf} from './violations';

/** The page whose first figure is that of basic prompting, with a model and a key. */
/** The figure stands in both versions; the server here has the components of the older one. */
const PAGE = `${OLDER.base}/concepts-flows`;
const UNUSED_PORT = 9;

/** Starts servers that end with the test. */
const test = base.extend<{serve: (options?: FlowServerOptions) => Promise<FakeLangflow>}>({
  serve: async ({browserName: _any}, use) => {
    const servers: FakeLangflow[] = [];
    await use(async (options) => {
      const server = await startFlowServer(options);
      servers.push(server);
      return server;
    });
    await Promise.all(servers.map(({close}) => close()));
  },
});

const firstButton = (page: Page, name: string) => page.locator('figure').first().getByRole('button', {name});

/** Opens the dialog of the first figure, set to a server. */
async function openDialog(page: Page, address: string, name = '导入到我的 Langflow'): Promise<Locator> {
  await page.goto(PAGE);
  await firstButton(page, name).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('基础 URL').fill(address);
  return dialog;
}

const submit = (dialog: Locator, name = '导入') => dialog.getByRole('button', {name, exact: true}).click();

/** Tries to import, and reads what stopped it. */
async function stopped(page: Page, address: string, key = ''): Promise<Locator> {
  const dialog = await openDialog(page, address);
  if (key) await dialog.getByLabel('API 密钥').fill(key);
  await submit(dialog);
  return dialog.getByRole('alert');
}

const typesOf = (flow: FlowFile | undefined) => flow?.data.nodes.map(({data}) => data.type);

test('imports the flow of a figure, says what is left to do and links it', async ({page, serve}) => {
  const server = await serve();
  const dialog = await openDialog(page, server.url);
  await submit(dialog);
  await expect(dialog.getByRole('status')).toContainText('已导入“Basic Prompting 流程”');
  await expect(dialog.getByRole('link', {name: '在我的 Langflow 里打开'})).toHaveAttribute('href', `${server.url}/flow/${FLOW_ID}`);
  await expect(dialog.getByRole('listitem').filter({hasText: 'OPENAI_API_KEY'})).toBeVisible();
  const flow = uploadedFlow(server);
  expect(typesOf(flow)).toEqual(['ChatInput', 'Prompt', 'LanguageModelComponent', 'ChatOutput', 'note']);
  expect(flow?.data.edges).toHaveLength(3);
  expect(flow?.last_tested_version).toBe('1.5.0.post2');
  expect(await violationsOf(page, {within: 'dialog[open]'})).toEqual([]);
});

test('asks for address and key once for all figures and for the console of the API', async ({page, serve}) => {
  const server = await serve({autoLogin: false});
  const dialog = await openDialog(page, server.url);
  await dialog.getByLabel('API 密钥').fill(API_KEY);
  await dialog.getByRole('checkbox', {name: /记住/}).check();
  await submit(dialog);
  await expect(dialog.getByRole('status')).toContainText('已导入');
  expect(server.seen.at(-1)?.headers['x-api-key']).toBe(API_KEY);
  expect(await page.evaluate(() => JSON.stringify({...localStorage}))).not.toContain(API_KEY);
  await page.goto('/api/get-version');
  await page.locator('summary').filter({hasText: '试一试'}).click();
  await expect(page.locator('#try-it').getByLabel('基础 URL')).toHaveValue(server.url);
  await page.goto('/flows-gallery');
  await page.getByRole('button', {name: '下载 JSON'}).first().click();
  await expect(page.getByRole('dialog').getByLabel('基础 URL')).toHaveValue(server.url);
  await expect(page.getByRole('dialog').getByLabel('API 密钥')).toHaveValue(API_KEY);
});

test('saves the same flow as a file', async ({page, serve}) => {
  const server = await serve();
  const dialog = await openDialog(page, server.url, '下载 JSON');
  const download = page.waitForEvent('download');
  await submit(dialog, '下载');
  const file = await download;
  expect(file.suggestedFilename()).toBe('basic-prompting.json');
  const saved = JSON.parse(readFileSync(await file.path(), 'utf8')) as FlowFile;
  expect(uploadedFlow(server)).toBeUndefined();
  await dialog.getByRole('button', {name: '再导入到我的 Langflow'}).click();
  await expect(dialog.getByRole('status')).toContainText('已导入');
  expect(uploadedFlow(server)).toEqual(saved);
});

test('names the component that the version lacks, and imports the rest only on demand', async ({page, serve}) => {
  const server = await serve({version: '1.3.0', components: componentsWithout('Prompt')});
  const dialog = await openDialog(page, server.url);
  await submit(dialog);
  const alert = dialog.getByRole('alert');
  await expect(alert).toContainText('没有组件 Prompt Template');
  await expect(alert).toContainText('这张图照 Langflow 1.5 画，你的服务器是 1.3.0');
  expect(uploadedFlow(server)).toBeUndefined();
  await alert.getByRole('button', {name: '照样导入'}).click();
  await expect(dialog.getByRole('status')).toContainText('已导入');
  await expect(dialog.getByText('没有带过去的：')).toBeVisible();
  expect(typesOf(uploadedFlow(server))).not.toContain('Prompt');
});

test('says that the server is of another version', async ({page, serve}) => {
  const server = await serve({version: '1.10.2'});
  const dialog = await openDialog(page, server.url);
  await submit(dialog);
  await expect(dialog.getByText('你的服务器是 1.10.2')).toBeVisible();
});

test('explains what stops an import', async ({page, serve}) => {
  await test.step('a server that is not there', async () => {
    const alert = await stopped(page, `http://127.0.0.1:${UNUSED_PORT}`);
    await expect(alert).toContainText('连接不到 http://127.0.0.1');
    await expect(alert).toContainText('是否正在运行');
  });
  await test.step('a server that no page may read', async () => {
    const alert = await stopped(page, (await serve({cors: false})).url);
    await expect(alert).toContainText('不允许本页读取它（CORS）');
    await expect(alert).not.toContainText('cURL');
  });
  await test.step('a key that the server refuses', async () => {
    const alert = await stopped(page, (await serve()).url, 'sk-wrong');
    await expect(alert).toContainText('服务器不接受这个 API 密钥（403）');
    await expect(alert).toContainText('Settings → Langflow API Keys');
  });
  await test.step('a server that requires a login', async () => {
    const alert = await stopped(page, (await serve({autoLogin: false, version: '1.10.2'})).url);
    await expect(alert).toContainText('这台服务器要登录');
    await expect(alert).toContainText('创建一个 API 密钥');
  });
  await test.step('a server that is not Langflow', async () => {
    const server = await serve({
      handlers: {'GET /api/v1/version': (_request, response) => void response.writeHead(200).end('<!doctype html>')},
    });
    await expect(await stopped(page, server.url)).toContainText('不像是 Langflow');
  });
  await test.step('an import that the server refuses', async () => {
    const server = await serve({
      handlers: {'POST /api/v1/flows/upload/': (_request, response) => sendJson(response, 500, {detail: 'database is locked'})},
    });
    const alert = await stopped(page, server.url);
    await expect(alert).toContainText('服务器出错（500）');
    await expect(alert).toContainText('database is locked');
  });
  await test.step('data of the site that do not arrive', async () => {
    const server = await serve();
    await page.route('**/assets/figures/*.json', (route) => route.abort());
    await expect(await stopped(page, server.url)).toContainText('图的数据没有下载成功');
  });
});

test('asks for a complete address', async ({page}) => {
  const dialog = await openDialog(page, '');
  await submit(dialog);
  await expect(dialog.getByText('以 http:// 或 https:// 开头')).toBeVisible();
  await expect(dialog.getByLabel('基础 URL')).toBeFocused();
});

test('fetches neither code nor data until a button is pressed', async ({page}) => {
  await page.goto(PAGE);
  await hydrate(page);
  await page.waitForLoadState('networkidle');
  const later: string[] = [];
  page.on('request', (request) => {
    // Pages whose links come into view are fetched ahead.
    if (request.resourceType() !== 'other') later.push(new URL(request.url()).pathname);
  });
  await firstButton(page, '导入到我的 Langflow').hover();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  expect(later).toEqual([]);
  await firstButton(page, '导入到我的 Langflow').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(later.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(0);
  expect(later.filter((path) => path.endsWith('.json'))).toEqual([]);
});

test('opens once, when the button is pressed before the page runs', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto(PAGE);
  await firstButton(page, '下载 JSON').click();
  await expect(firstButton(page, '下载 JSON')).toHaveAttribute('aria-busy', 'true');
  await isNotHydrated(page);
  release();
  await expect(page.getByRole('dialog', {name: '下载流程的 JSON'})).toBeVisible();
  await isSettled(page);
});

test('says so when its code does not come, and opens at the next press', async ({page}) => {
  await page.goto(PAGE);
  await hydrate(page);
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await firstButton(page, '导入到我的 Langflow').click();
  await expect(page.getByRole('alert')).toContainText('再按一次');
  await page.unroute('**/assets/js/*.js');
  await firstButton(page, '导入到我的 Langflow').click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('works by keyboard, on a phone and in the dark', async ({page, serve}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.emulateMedia({colorScheme: 'dark'});
  const server = await serve({components: componentsWithout('Prompt')});
  await page.goto(PAGE);
  const opener = firstButton(page, '导入到我的 Langflow');
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', {name: '导入到我的 Langflow'});
  await dialog.getByLabel('基础 URL').fill(server.url);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toBeVisible();
  expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  expect(await violationsOf(page, {within: 'dialog[open]'})).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('offers nothing without scripts', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(PAGE);
  await expect(page.getByText('图的文字版').first()).toBeVisible();
  await expect(page.getByText('导入到我的 Langflow').first()).toBeHidden();
  await context.close();
});

test.describe('the page of all flows', () => {
  const cards = (page: Page) => page.locator('.theme-doc-markdown li:has(h3)');

  test('lists every flow of its version with the page that shows it, and hands it over', async ({page, serve}) => {
    const server = await serve();
    const list = (await (await page.request.get(`${OLDER.base}/flows.json`)).json()) as {
      flows: {title: string; pages: {address: string}[]}[];
    };
    await page.goto(`${OLDER.base}/flows-gallery`);
    await expect(cards(page)).toHaveCount(list.flows.length);
    const card = cards(page).filter({has: page.locator('#flows-basic-prompting')});
    await expect(card.getByRole('link').first()).toHaveAttribute('href', PAGE);
    await card.getByRole('button', {name: '导入到我的 Langflow'}).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('基础 URL').fill(server.url);
    await submit(dialog);
    await expect(dialog.getByRole('status')).toContainText('已导入');
  });

  test('narrows the flows down by words and topics, and says what to do when none is left', async ({page}) => {
    await page.goto('/flows-gallery');
    await hydrate(page);
    const all = await cards(page).count();
    const shown = cards(page).filter({visible: true});
    await page.getByRole('button', {name: '国产模型', exact: true}).click();
    await expect(page.getByRole('status').filter({hasText: '个流程'})).not.toHaveText(`${all} 个流程`);
    await expect(shown.first()).toContainText('用 DeepSeek 的智能体');
    await page.getByRole('searchbox', {name: '筛选流程'}).fill('kimi');
    await expect(shown).toHaveCount(1);
    // Sections without a flow are gone, too.
    await expect(page.locator('section > h2').filter({visible: true})).toHaveCount(1);
    await page.getByRole('button', {name: '不需要密钥'}).click();
    await expect(shown).toHaveCount(0);
    await page.getByRole('button', {name: '看全部流程'}).click();
    await expect(shown).toHaveCount(all);
  });

  test('is a grid on a desktop and one column on a phone, with names that can be read', async ({page}) => {
    for (const [width, columns] of [
      [1440, 3],
      [820, 2],
      [390, 1],
    ] as const) {
      await page.setViewportSize({width, height: 900});
      await page.goto('/flows-gallery');
      const lefts = await cards(page).evaluateAll((found) => found.map((card) => card.getBoundingClientRect().left));
      expect(new Set(lefts).size, `${width} px`).toBe(columns);
      const small = await cards(page)
        .locator('p span')
        .evaluateAll((found) => found.filter((part) => Number.parseFloat(getComputedStyle(part).fontSize) < 11).length);
      expect(small).toBe(0);
    }
  });

  test('is a list without scripts', async ({browser}) => {
    const context = await browser.newContext({javaScriptEnabled: false});
    const page = await context.newPage();
    await page.goto('/flows-gallery');
    expect(await cards(page).filter({visible: true}).count()).toBeGreaterThan(50);
    await expect(page.getByRole('searchbox', {name: '筛选流程'})).toBeHidden();
    await context.close();
  });
});
