import type {Page} from '@playwright/test';
import {type BuiltSite, expectTexts, visit, withBuiltSite} from '../browser/openBuiltSite';
import type {Finding, TryContext} from '../types';

/** The page whose figure is imported as a reader imports it. */
const PAGE = '/get-started-quickstart';
const DIALOG = 'dialog[open]';

/** One import: the server and the key that the reader names, and what they are to see. */
type Import = {title: string; server: keyof BuiltSite['servers']; key: 'right' | 'wrong' | 'none'; seen: readonly string[]};

const IMPORTS: readonly Import[] = [
  {title: '导入', server: 'running', key: 'right', seen: ['已导入“', '在我的 Langflow 里打开']},
  {title: '没有密钥', server: 'running', key: 'none', seen: ['这台服务器要登录']},
  {title: '密钥不对', server: 'running', key: 'wrong', seen: ['服务器不接受这个 API 密钥（403）']},
  {title: '服务器不在', server: 'gone', key: 'none', seen: ['是否正在运行']},
  {title: '网关去掉了 CORS 响应头', server: 'strict', key: 'right', seen: ['不允许本页读取它（CORS）']},
];

type StoredFlow = {id: string; data: {nodes: unknown[]; edges: unknown[]} | null};

/** The flow that the page says it has imported is on the server, with its components; it is removed again. */
async function checkImported({api}: TryContext, page: Page): Promise<string[]> {
  const address = (await page.locator(DIALOG).getByRole('link', {name: '在我的 Langflow 里打开'}).getAttribute('href')) ?? '';
  const id = address.slice(address.lastIndexOf('/') + 1);
  const {data} = await api.call<StoredFlow>('GET', `/api/v1/flows/${id}`);
  await api.call('DELETE', `/api/v1/flows/${id}`);
  return data && data.nodes.length > 1 && data.edges.length > 0 ? [] : [`导入的流程 ${id} 里没有组件或者没有连线`];
}

function importFlow(context: TryContext, site: BuiltSite, {server, key, seen}: Import): Promise<string[]> {
  return visit(site, context.docs.base + PAGE, async (page) => {
    await page.getByRole('button', {name: '导入到我的 Langflow'}).first().click();
    const dialog = page.locator(DIALOG);
    await dialog.getByLabel('基础 URL').fill(site.servers[server]);
    if (key !== 'none') await dialog.getByLabel('API 密钥').fill(key === 'right' ? context.api.apiKey : 'sk-wrong');
    await dialog.getByRole('button', {name: '导入', exact: true}).click();
    const problems = await expectTexts(page, DIALOG, seen);
    return problems.length === 0 && key === 'right' && server === 'running' ? checkImported(context, page) : problems;
  }).catch((error: Error) => [error.message]);
}

/** Imports a flow from the built site in Chromium into the running server, and through each refusal; adds what it found to the page's first flow. */
export async function importInBrowser(context: TryContext, findings: readonly Finding[]): Promise<Finding[]> {
  const shown = findings.find(({page}) => page === PAGE);
  if (!shown) return [...findings];
  context.report('  在 Chromium 里从页面导入……');
  const problems = await withBuiltSite(context, async (site) => {
    const found: string[] = [];
    for (const one of IMPORTS)
      found.push(...(await importFlow(context, site, one)).map((problem) => `从页面导入，${one.title}：${problem}`));
    return found;
  });
  return findings.map((one) => (one === shown ? {...one, problems: [...one.problems, ...(problems ?? [])]} : one));
}
