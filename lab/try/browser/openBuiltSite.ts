import {existsSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {type Browser, chromium, type Page} from '@playwright/test';
import {readHostedSite} from '../../../lib/hosting/siteFacts';
import {findBrowser} from '../../../tools/command/findBrowser';
import {HOST} from '../../../tools/command/ports';
import {createSiteServer} from '../../../tools/serve/createSiteServer';
import type {TryContext} from '../types';
import {startStrictGateway} from './strictGateway';

const TIMEOUT = 30_000;
// Nothing listens there.
const NOWHERE = 'http://127.0.0.1:9';

/** The built site in Chromium, and the servers that a reader may name there. */
export type BuiltSite = {
  browser: Browser;
  url: string;
  /** The running Langflow, one that is not there, and the running one behind a gateway that takes the headers of CORS away. */
  servers: {running: string; gone: string; strict: string};
};

const listen = (server: Server) =>
  new Promise<string>((resolve) => server.listen(0, HOST, () => resolve(`http://${HOST}:${(server.address() as AddressInfo).port}`)));

/** What must never happen on the page: a breach of its content policy, or a request that leaves this machine. */
function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) problems.push(`违反内容安全策略：${message.text().slice(0, 160)}`);
  });
  page.on('request', (request) => {
    if (!/^(http:\/\/127\.0\.0\.1[:/]|data:|blob:)/.test(request.url())) problems.push(`请求离开了这台机器：${request.url()}`);
  });
  return problems;
}

/** Opens a page for one thing that a reader does there; tells what must not have happened meanwhile. */
export async function visit({browser, url}: BuiltSite, route: string, act: (page: Page) => Promise<string[]>): Promise<string[]> {
  const page = await browser.newPage({locale: 'zh-CN'});
  page.setDefaultTimeout(TIMEOUT);
  const problems = watch(page);
  try {
    await page.goto(url + route);
    return [...problems, ...(await act(page))];
  } finally {
    await page.close();
  }
}

/** Does work with the built site in Chromium; reports and does nothing where one of the two is missing. */
export async function withBuiltSite<T>(context: TryContext, work: (site: BuiltSite) => Promise<T>): Promise<T | undefined> {
  const folder = path.join(context.root, 'build');
  const executablePath = findBrowser();
  if (!existsSync(folder) || !executablePath) {
    context.report(`  跳过：${executablePath ? '没有构建好的站点，先运行 npm run build' : '没有 Chromium'}`);
    return undefined;
  }
  const server = createSiteServer(readHostedSite(folder));
  const url = await listen(server);
  const gateway = await startStrictGateway(context.api.url);
  const browser = await chromium.launch({executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking']});
  try {
    return await work({browser, url, servers: {running: context.api.url, gone: NOWHERE, strict: gateway.url}});
  } finally {
    await browser.close();
    gateway.stop();
    server.close();
    server.closeAllConnections();
  }
}

/** Waits until texts stand in a part of the page; says what stands there instead. */
export async function expectTexts(page: Page, selector: string, seen: readonly (string | RegExp)[]): Promise<string[]> {
  const part = page.locator(selector);
  try {
    for (const text of seen) await part.getByText(text).first().waitFor();
    return [];
  } catch (error) {
    const shown = (await part.textContent().catch(() => '')) ?? '';
    const [reason] = (error as Error).message.split('\n');
    return [`没有看到 ${seen.map(String).join('、')}：${reason}；看到的是 ${shown.slice(-200).replace(/\s+/g, ' ')}`];
  }
}
