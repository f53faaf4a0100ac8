import {type OperationEntry, readOperationEntries} from '../../../plugins/api-reference/node/operationEntries';
import {type BuiltSite, expectTexts, visit, withBuiltSite} from '../browser/openBuiltSite';
import {openResources, type Resources} from '../operations/resources';
import {openWorkshop} from '../run/runSample';
import type {Check, Finding, TryContext} from '../types';
import {SCENARIOS, type Scenario} from './scenarios';

const KEYS = {wrong: 'sk-wrong', none: ''};
const CONSOLE = '#try-it';

type Bench = {context: TryContext; make: Resources; site: BuiltSite};

function play({context, make, site}: Bench, {slug, key, server, act, seen}: Scenario): Promise<string[]> {
  return visit(site, `${context.docs.base}/api/${slug}`, async (page) => {
    const console = page.locator(CONSOLE);
    await page.locator(`${CONSOLE} > summary`).click();
    await console.getByLabel('基础 URL').fill(site.servers[server ?? 'running']);
    const value = key === 'right' ? context.api.apiKey : KEYS[key];
    if (value) await console.getByLabel('API 密钥').fill(value);
    await act?.(console, make);
    await console.getByRole('button', {name: '发送请求'}).click();
    return expectTexts(page, CONSOLE, seen);
  }).catch((error: Error) => [error.message]);
}

async function playAll(bench: Bench, entries: ReadonlyMap<string, OperationEntry>): Promise<Finding[]> {
  const findings = new Map<string, Finding>();
  for (const scenario of SCENARIOS) {
    const page = `/api/${scenario.slug}`;
    if (!bench.context.wants(page)) continue;
    const hash = entries.get(page)?.hash ?? '';
    const found = findings.get(page) ?? {kind: 'consoles', page, hash, label: '试一试', place: page, problems: []};
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
    const findings = await withBuiltSite(context, async (site) => {
      const make = await openResources(context.api, openWorkshop(context));
      return playAll({context, make, site}, await readOperationEntries(context.docs));
    });
    return findings ?? [];
  },
};
