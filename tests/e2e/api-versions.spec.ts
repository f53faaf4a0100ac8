import type {Page} from '@playwright/test';
import {escapeRegExp} from '../../lib/input/escapeRegExp';
import {type ApiOperation, readApiOperations} from '../../lib/openapi/apiOperations';
import {NEWEST, OLDER} from '../testVersions';
import {hydrate} from './hydrate';
import {startLangflowServer} from './langflowServer';
import {expect, test} from './test';

const CHANGES = `/api/changes-from-${OLDER.label.replace('.', '-')}`;
const CHANGES_TITLE = `API 变化：${OLDER.label} → ${NEWEST.label}`;
const article = (page: Page) => page.getByRole('article');
const versions = (page: Page) => article(page).locator('section:has(> #versions)');
const isBelow =
  (start: string) =>
  ({path}: ApiOperation) =>
    path.startsWith(start);
const sidebar = (page: Page) => page.getByRole('navigation', {name: '文档侧边栏'});

test('an operation leads to its counterpart in the other version, and says what changed', async ({page}) => {
  await page.goto('/api/update-flow');
  await hydrate(page);
  await expect(versions(page).getByRole('heading')).toContainText(`与 ${OLDER.label} 相比`);
  await expect(versions(page)).toContainText('请求体新增字段 workspace_id');
  await versions(page).getByRole('link', {name: '更新流程'}).click();
  await expect(page).toHaveURL(new RegExp(`${escapeRegExp(OLDER.base)}/api/update-flow$`));
  await expect(versions(page).getByRole('heading')).toContainText(`到了 ${NEWEST.label}`);
  await versions(page).getByRole('link', {name: '更新流程'}).click();
  await expect(page).toHaveURL(new RegExp(`(?<!${escapeRegExp(OLDER.base)})/api/update-flow$`));
});

test('an operation that one version only has says so', async ({page}) => {
  await page.goto('/api/create-response');
  await expect(versions(page)).toContainText(`${NEWEST.label} 新增，${OLDER.label} 没有这个操作`);
  await page.goto(`${OLDER.base}/api/read-folders-redirect`);
  await expect(versions(page)).toContainText(`${NEWEST.label} 的 API 描述里没有这个操作。程序里还在。`);
  await expect(versions(page).getByRole('link', {name: '列出项目'})).toHaveAttribute('href', '/api/read-projects');
});

test('the page of the changes is in the sidebar, and reached from both landing pages and the page on upgrading', async ({page}) => {
  for (const from of ['/api', `${OLDER.base}/api`, '/upgrade']) {
    await page.goto(from);
    await expect(article(page).locator(`a[href="${CHANGES}"]`).first(), from).toBeVisible();
  }
  await page.goto('/api');
  await hydrate(page);
  await sidebar(page).getByRole('link', {name: CHANGES_TITLE}).click();
  await expect(page).toHaveURL(CHANGES);
  await expect(article(page).getByRole('heading', {level: 1})).toHaveText(CHANGES_TITLE);
  await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText(CHANGES_TITLE);
  // No English page answers to it.
  await expect(page.getByRole('link', {name: '官方英文文档'}).first()).toHaveAttribute('href', 'https://docs.langflow.org/');
});

test('the page of the changes lists them by group, with links into both versions', async ({page}) => {
  await page.goto(CHANGES);
  const [older, newer] = [readApiOperations(OLDER), readApiOperations(NEWEST)];
  await expect(article(page)).toContainText(`${OLDER.label} 的描述有 ${older.length} 个操作，${NEWEST.label} 有 ${newer.length} 个`);
  const group = (id: string) => article(page).locator(`section:has(> #changes-${id})`);
  const moved = group('Base').locator('li', {hasText: '高级运行流程'}).first();
  await expect(moved).toContainText('/api/v1/run/advanced/{flow_id_or_name}');
  await expect(moved.getByRole('link', {name: `${OLDER.label} 的页面`})).toHaveAttribute('href', `${OLDER.base}/api/experimental-run-flow`);
  await expect(group('Traces')).toContainText(`新增 ${newer.filter(isBelow('/api/v1/monitor/traces')).length} 个`);
  // The newest describes none of them any more.
  await expect(group('Variables').getByRole('listitem')).toHaveCount(older.filter(isBelow('/api/v1/variables')).length);
});

test('the menu of versions goes from the page of the changes to the reference of the older version', async ({page}) => {
  await page.goto(CHANGES);
  await hydrate(page);
  await page.locator('.theme-version-menu summary').click();
  await page
    .locator('.theme-version-menu')
    .getByRole('link', {name: `Langflow ${OLDER.label}`})
    .click();
  await expect(page).toHaveURL(new RegExp(`${escapeRegExp(OLDER.base)}/api$`));
});

test('the menu of versions goes from an operation that the newest lacks to what became of it', async ({page}) => {
  await page.goto(`${OLDER.base}/api/read-folders-redirect`);
  await hydrate(page);
  await page.locator('.theme-version-menu summary').click();
  await page
    .locator('.theme-version-menu')
    .getByRole('link', {name: `Langflow ${NEWEST.label}`})
    .click();
  await expect(page).toHaveURL(CHANGES);
});

test('samples of the newest version carry the key, and the console says that it is needed', async ({page}) => {
  for (const slug of ['simplified-run-flow', 'webhook-run-flow', 'execute-workflow']) {
    await page.goto(`/api/${slug}`);
    await expect(page.getByRole('tabpanel').first(), slug).toContainText('x-api-key: $LANGFLOW_API_KEY');
  }
  await hydrate(page);
  await page.locator('summary').filter({hasText: '试一试'}).click();
  await expect(page.locator('#try-it').getByLabel(/API 密钥/)).toBeVisible();
  await expect(page.locator('#try-it')).toContainText('1.13 起默认必填');
});

test('the console joins the text that the OpenAI-compatible endpoint streams', async ({page}) => {
  const server = await startLangflowServer();
  await page.goto('/api/create-response');
  await page.locator('summary').filter({hasText: '试一试'}).click();
  const console = page.locator('#try-it');
  await console.getByLabel('基础 URL').fill(server.url);
  await console.getByLabel('JSON').fill('{"model": "flow-1", "input": "你好", "stream": true}');
  await console.getByRole('button', {name: '发送请求'}).click();
  await expect(console.getByText('你好，世界', {exact: true})).toBeVisible();
  await expect(console.getByText('共 5 条消息')).toBeVisible();
  await server.close();
});
