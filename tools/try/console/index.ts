import {existsSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {type Browser, chromium, type Page} from '@playwright/test';
import {readHostedSite} from '../../../lib/hosting/siteFacts';
import {type OperationEntry, readOperationEntries} from '../../../plugins/api-reference/node/operationEntries';
import {findBrowser} from '../../command/findBrowser';
import {HOST} from '../../command/ports';
import {createSiteServer} from '../../serve/createSiteServer';
import {openResources, type Resources} from '../operations/resources';
import {openWorkshop} from '../run/runSample';
import type {Check, Finding, TryContext} from '../types';
import {SCENARIOS, type Scenario} from './scenarios';
import {startStrictGateway} from './strictGateway';

const TIMEOUT = 30_000;
// Nothing listens there.
const NOWHERE = 'http://127.0.0.1:9';
const KEYS = {wrong: 'sk-wrong', none: ''};

type Bench = {context: TryContext; make: Resources; browser: Browser; site: string; strict: string};

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

async function play({context, make, browser, site, strict}: Bench, {slug, key, server, act, seen}: Scenario): Promise<string[]> {
  const page = await browser.newPage({locale: 'zh-CN'});
  page.setDefaultTimeout(TIMEOUT);
  const problems = watch(page);
  try {
    await page.goto(`${site}${context.docs.base}/api/${slug}`);
    await page.locator('#try-it > summary').click();
    const console = page.locator('#try-it');
    await console.getByLabel('基础 URL').fill(server ? {gone: NOWHERE, strict}[server] : context.api.url);
    const value = key === 'right' ? context.api.apiKey : KEYS[key];
    if (value) await console.getByLabel('API 密钥').fill(value);
    await act?.(console, make);
    await console.getByRole('button', {name: '发送请求'}).click();
    for (const text of seen) await console.getByText(text).first().waitFor();
    return problems;
  } catch (error) {
    const shown = await page
      .locator('#try-it')
      .textContent()
      .catch(() => '');
    return [
      ...problems,
      `没有看到 ${seen.map(String).join('、')}：${(error as Error).message.split('\n')[0]}；看到的是 ${(shown ?? '').slice(-200).replace(/\s+/g, ' ')}`,
    ];
  } finally {
    await page.close();
  }
}

async function playAll(bench: Bench, entries: ReadonlyMap<string, OperationEntry>): Promise<Finding[]> {
  const findings = new Map<string, Finding>();
  for (const scenario of SCENARIOS) {
    const page = `/api/${scenario.slug}`;
    if (!bench.context.wants(page)) continue;
    const found = findings.get(page) ?? {
      kind: 'consoles',
      page,
      hash: entries.get(page)?.hash ?? '',
      label: '试一试',
      place: page,
      problems: [],
    };
    const problems = (await play(bench, scenario)).map((problem) => `${scenario.title}：${problem}`);
    findings.set(page, {...found, problems: [...found.problems, ...problems]});
  }
  return [...findings.values()];
}

/** Plays the console of the built API pages in Chromium against the running server: answers, streams, uploads, refusals, a server that is gone. */
export const consoleCheck: Check = {
  name: 'console',
  title: '“试一试”：Chromium 里的控制台',
  async run(context) {
    if (!SCENARIOS.some(({slug}) => context.wants(`/api/${slug}`))) return [];
    const folder = path.join(context.root, 'build');
    const executablePath = findBrowser();
    if (!existsSync(folder) || !executablePath) {
      context.report(`  跳过：${executablePath ? '没有构建好的站点，先运行 npm run build' : '没有 Chromium'}`);
      return [];
    }
    const server = createSiteServer(readHostedSite(folder));
    const site = await listen(server);
    const gateway = await startStrictGateway(context.api.url);
    const browser = await chromium.launch({executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking']});
    try {
      const make = await openResources(context.api, openWorkshop(context));
      return await playAll({context, make, browser, site, strict: gateway.url}, await readOperationEntries(context.docs));
    } finally {
      await browser.close();
      gateway.stop();
      server.close();
      server.closeAllConnections();
    }
  },
};
