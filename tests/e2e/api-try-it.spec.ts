import type {Locator, Page} from '@playwright/test';
import {OLDER} from '../testVersions';
import {hydrate} from './hydrate';
import {type FakeLangflow, startLangflowServer} from './langflowServer';
import {expect, test} from './test';
import {violationsOf} from './violations';

const ID = '3fa85f64-5717-4562-b3fc-2c963f66afa6';
let server: FakeLangflow;

test.beforeAll(async () => {
  server = await startLangflowServer();
});
test.afterAll(() => server.close());

/** Opens the console of an operation, set to a server. */
async function openConsole(page: Page, slug: string, base = server.url, version = ''): Promise<Locator> {
  await page.goto(`${version}/api/${slug}`);
  await page.locator('summary').filter({hasText: '试一试'}).click();
  const console = page.locator('#try-it');
  await console.getByLabel('基础 URL').fill(base);
  return console;
}

const send = (console: Locator) => console.getByRole('button', {name: '发送请求'}).click();
const status = (console: Locator) => console.getByRole('status');
const alert = (console: Locator) => console.getByRole('alert');
const lastSeen = () => server.seen.at(-1);

test('sends a request and shows status, time, size and the JSON of the answer', async ({page}) => {
  const console = await openConsole(page, 'get-version');
  await send(console);
  await expect(status(console)).toContainText('200 OK');
  const answer = console.getByRole('region', {name: '响应'});
  await expect(answer).toContainText(/\d+(\.\d)? m?s/);
  await expect(answer).toContainText(/\d+ B/);
  await expect(console.locator('pre')).toContainText('"main_version": "1.5.0"');
});

test('remembers the address, and writes it into the samples', async ({page}) => {
  await openConsole(page, 'get-version');
  await expect(page.getByRole('tabpanel').first()).toContainText(`${server.url}/api/v1/version`);
  await page.goto('/api/get-config');
  await hydrate(page);
  await expect(page.getByRole('tabpanel').first()).toContainText(`${server.url}/api/v1/config`);
});

test('lets the address be cleared, and asks for one', async ({page}) => {
  const console = await openConsole(page, 'get-version', '');
  await expect(console.getByLabel('基础 URL')).toHaveValue('');
  await send(console);
  await expect(console.getByText('以 http:// 或 https:// 开头')).toBeVisible();
});

test('a key that cannot be sent is told at its field, and nothing is sent', async ({page}) => {
  const console = await openConsole(page, 'read-current-user');
  const before = server.seen.length;
  const key = console.getByLabel('API 密钥');
  for (const [typed, told] of [
    ['sk-\u200babc', '零宽空格（U+200B）'],
    ['sk-abc\u3000', '全角空格（U+3000）'],
    ['密钥', '“密”（U+5BC6）'],
  ] as const) {
    await key.fill(typed);
    await send(console);
    await expect(key).toHaveAccessibleDescription(new RegExp(told.replace(/[()（）+]/g, '.')));
    await expect(key).toBeFocused();
  }
  await expect(alert(console)).toHaveCount(0);
  expect(server.seen.length).toBe(before);
});

test('checks path and body before anything is sent', async ({page}) => {
  const console = await openConsole(page, 'simplified-run-flow', server.url, OLDER.base);
  const before = server.seen.length;
  await console.getByLabel('JSON').fill('{"input_type": "chat",}');
  await send(console);
  await expect(console.getByText('必填').last()).toBeVisible();
  await expect(console.getByText(/不是有效的 JSON：第 1 行/)).toBeVisible();
  await expect(console.getByLabel('flow_id_or_name')).toBeFocused();
  await console.getByLabel('JSON').fill('{"input_type": "nonsense"}');
  await send(console);
  await expect(console.getByText(/字段 input_type 应为下列之一/)).toBeVisible();
  expect(server.seen.length).toBe(before);
});

test('checks a body that may have one of two forms', async ({page}) => {
  const console = await openConsole(page, 'simplified-run-flow');
  const before = server.seen.length;
  await console.getByLabel('flow_id_or_name').fill('flow-1');
  for (const [body, field] of [
    ['{"input_type": "nonsense"}', 'input_type'],
    ['{"input_request": {"input_type": "nonsense"}}', 'input_request.input_type'],
  ] as const) {
    await console.getByLabel('JSON').fill(body);
    await send(console);
    await expect(console.getByText(`字段 ${field} 应为下列之一`)).toBeVisible();
  }
  expect(server.seen.length).toBe(before);
});

test('sends path, query and body, and the samples follow', async ({page}) => {
  const console = await openConsole(page, 'simplified-run-flow');
  await console.getByLabel('flow_id_or_name').fill('flow-1');
  await console.getByLabel('stream').selectOption('false');
  await console.getByLabel('JSON').fill('{"input_value": "你好"}');
  await expect(page.getByRole('tabpanel').first()).toContainText('/api/v1/run/flow-1?stream=false');
  await expect(page.getByRole('tabpanel').first()).toContainText('"input_value": "你好"');
  await send(console);
  await expect(console.locator('pre')).toContainText('"input_value": "你好"');
  expect(lastSeen()?.url).toBe('/api/v1/run/flow-1?stream=false');
});

test('shows streamed events as they arrive, and joins the generated text', async ({page}) => {
  const console = await openConsole(page, 'simplified-run-flow');
  await console.getByLabel('flow_id_or_name').fill('flow-1');
  await console.getByLabel('stream').selectOption('true');
  await send(console);
  await expect(console.getByText('你好', {exact: true})).toBeVisible();
  await expect(status(console)).toContainText('正在接收');
  await expect(console.getByText('你好，世界', {exact: true})).toBeVisible();
  await expect(status(console)).toContainText('完成');
  await expect(console.getByText('共 4 条消息')).toBeVisible();
});

test('reads JSON lines', async ({page}) => {
  const console = await openConsole(page, 'build-flow');
  await console.getByLabel('flow_id').fill(ID);
  await console.getByLabel('event_delivery').selectOption('direct');
  await send(console);
  await expect(console.getByText('共 2 条消息')).toBeVisible();
  await expect(console.getByRole('listitem').filter({hasText: 'end_vertex'})).toBeVisible();
});

test('stops a stream on demand', async ({page}) => {
  const console = await openConsole(page, 'stream-logs');
  await send(console);
  await expect(console.getByText('log line 2')).toBeVisible();
  await console.getByRole('button', {name: '停止'}).click();
  await expect(status(console)).toContainText('已停止');
  await expect(console.getByText('log line 2')).toBeVisible();
});

test('uploads a file', async ({page}) => {
  const console = await openConsole(page, 'upload-user-file-1');
  await send(console);
  await expect(console.getByText('请选择文件')).toBeVisible();
  await console.getByLabel('file').setInputFiles({name: '笔记.txt', mimeType: 'text/plain', buffer: Buffer.from('内容')});
  await expect(page.getByRole('tabpanel').first()).toContainText('file=@笔记.txt');
  await send(console);
  await expect(status(console)).toContainText('201');
  await expect(console.locator('pre')).toContainText('"name": "笔记.txt"');
});

test('offers a download for saving', async ({page}) => {
  const console = await openConsole(page, 'download-file-2');
  await console.getByLabel('file_id').fill(ID);
  await send(console);
  const download = page.waitForEvent('download');
  await console.getByRole('link', {name: '保存 download.zip'}).click();
  expect((await download).suggestedFilename()).toBe('download.zip');
});

test('sends the key in a header, and keeps it out of the address, the samples and the storage', async ({page}) => {
  const console = await openConsole(page, 'read-current-user');
  await send(console);
  await expect(status(console)).toContainText('403');
  await expect(alert(console)).toContainText('填写 API 密钥');
  await console.getByLabel('API 密钥').fill('sk-e2e');
  await send(console);
  await expect(status(console)).toContainText('200');
  expect(lastSeen()).toMatchObject({url: '/api/v1/users/whoami', headers: {'x-api-key': 'sk-e2e'}});
  await expect(page.getByRole('tabpanel').first()).not.toContainText('sk-e2e');
  expect(page.url()).not.toContain('sk-e2e');
  expect(await page.evaluate(() => JSON.stringify([{...localStorage}, {...sessionStorage}]))).not.toContain('sk-e2e');
});

test('keeps the key for the tab only when asked', async ({page}) => {
  const console = await openConsole(page, 'read-current-user');
  await console.getByLabel('API 密钥').fill('sk-e2e');
  await console.getByRole('checkbox', {name: /记住/}).check();
  await page.reload();
  await page.locator('summary').filter({hasText: '试一试'}).click();
  await expect(console.getByLabel('API 密钥')).toHaveValue('sk-e2e');
  expect(await page.evaluate(() => JSON.stringify({...localStorage}))).not.toContain('sk-e2e');
  await console.getByRole('checkbox', {name: /记住/}).uncheck();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('asks before it deletes', async ({page}) => {
  const console = await openConsole(page, 'delete-all-files-1');
  await expect(console.getByRole('button', {name: '发送请求'})).toBeDisabled();
  await console.getByRole('checkbox', {name: /删除数据/}).check();
  await send(console);
  await expect(status(console)).toContainText('200');
});

test('explains every failure that only a browser sees, and keeps what came', async ({page}) => {
  const [closed, gone] = await Promise.all([startLangflowServer({cors: false}), startLangflowServer()]);
  await gone.close();
  for (const {slug, base = server.url, expected} of [
    {slug: 'create-variable', expected: '请求体 value：缺少必填项'},
    {slug: 'get-tags', expected: '连接在收到响应之前断开了'},
    {slug: 'get-config', expected: '连接在接收响应时断开了'},
    {slug: 'get-version', base: closed.url, expected: '不允许本页读取它（CORS）'},
    {slug: 'get-version', base: gone.url, expected: `连接不到 ${gone.url}`},
  ]) {
    await test.step(expected, async () => {
      const console = await openConsole(page, slug, base);
      await send(console);
      await expect(alert(console)).toContainText(expected);
      if (slug === 'get-config') await expect(console.locator('pre')).toContainText('"first": "half"');
    });
  }
  await closed.close();
});

test('explains a server that does not answer in time', async ({page}) => {
  await page.clock.install();
  const console = await openConsole(page, 'get-all');
  await console.getByLabel('最长等待').selectOption({label: '10 秒'});
  await send(console);
  await expect(status(console)).toContainText('正在等待响应');
  await page.clock.fastForward(11_000);
  await expect(alert(console)).toContainText('等了 10 秒还没有响应');
});

test('is accessible with an error and an answer on show, in light and dark colours', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
  const violations = async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      expect(await violationsOf(page, {within: '#try-it'}), colorScheme).toEqual([]);
    }
  };
  const console = await openConsole(page, 'create-variable');
  await console.getByLabel('JSON').fill('{');
  await send(console);
  await expect(console.getByText(/不是有效的 JSON/)).toBeVisible();
  await violations();
  await console.getByRole('button', {name: '恢复示例'}).click();
  await send(console);
  await expect(alert(console)).toBeVisible();
  await violations();
});
