import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {composeFlow} from '../../../lib/flowFile/composeFlow';
import {listPorts, printPorts} from '../../../lib/flowFile/listPorts';
import {readFlowTable} from '../../../lib/flowFile/readFlowTable';
import type {ComponentTemplate, ComponentTemplates, ComposedFlow, ComposeOptions, FlowFigureData} from '../../../lib/flowFile/types';
import {type LoadedFigure, loadFigures} from '../../../plugins/figures/node/loadFigures';
import {readLayouts, withLayouts} from '../../../plugins/figures/node/svg/layouts';
import type {Check, Finding, TryContext} from '../types';
import {compareFlows} from './compareFlows';
import {prepareServer} from './prepareServer';
import {runFlow} from './runFlow';

const FIGURES = 'figures';

type UsedFigure = {figure: LoadedFigure; hash: string; pages: string[]};

/** The flow figures of the pages that were asked for, each with the pages that show it. */
function usedFigures(context: TryContext): UsedFigure[] {
  const dir = path.join(context.root, FIGURES);
  const figures = loadFigures(dir, withLayouts(readLayouts(dir))).filter(({flowData}) => flowData);
  return figures.flatMap((figure) => {
    const pages = context.pages.filter(({route, flows}) => context.wants(route) && flows.some(({name}) => name === figure.name));
    const hash = pages[0]?.flows.find(({name}) => name === figure.name)?.hash ?? '';
    return pages.length > 0 ? [{figure, hash, pages: pages.map(({route}) => route)}] : [];
  });
}

/** Imports a flow, reads it back and, where the ledger states its answer, runs it. */
async function importAndRun(context: TryContext, name: string, {flow}: ComposedFlow): Promise<string[]> {
  const {api, ledger} = context;
  const [imported] = await api.upload<{id: string}[]>('/api/v1/flows/upload/', `${name.replaceAll('/', '-')}.json`, JSON.stringify(flow));
  if (!imported) return ['上传以后，服务器没有给出流程'];
  try {
    const stored = await api.call<{data: ComposedFlow['flow']['data']}>('GET', `/api/v1/flows/${imported.id}`);
    const expected = ledger.flows[name];
    const lost = compareFlows(flow.data, stored.data);
    return expected && 'answer' in expected ? [...lost, ...(await runFlow(api, imported.id, expected))] : lost;
  } finally {
    await api.call('DELETE', `/api/v1/flows/${imported.id}`).catch(() => undefined);
  }
}

/** Sends models that are called by their address to the stand-in. */
function sendToModel({flow}: ComposedFlow, url: string): void {
  for (const {data} of flow.data.nodes) {
    const field = (data.node as Partial<ComponentTemplate>).template?.openai_api_base;
    if (typeof field === 'object') field.value = url;
  }
}

async function tryFigure(
  context: TryContext,
  data: FlowFigureData,
  templates: ComponentTemplates,
  options: ComposeOptions,
): Promise<string[]> {
  const composed = await composeFlow(data, templates, options);
  const problems = composed.problems.map(({node, message}) => `节点 ${node}：${message}`);
  sendToModel(composed, context.model.url);
  return [...problems, ...(await importAndRun(context, data.name, composed))];
}

const undecided = (name: string) => `在 translation/版本/try.yaml 的 flows 里写明 ${name} 的答案（answer），或者为什么不能运行（reason）`;

/** What came of a figure, once for each page that shows it. */
function findingsOf({ledger}: TryContext, {figure, hash, pages}: UsedFigure, found: readonly string[]): Finding[] {
  const {name, head} = figure;
  const decided = ledger.flows[name];
  const lacks = decided && 'reason' in decided ? (decided.lacks ?? []) : [];
  const left = found.filter((problem) => !lacks.some((text) => problem.includes(text)));
  const problems = decided ? left : [...left, undecided(name)];
  const untried = decided && 'reason' in decided && problems.length === 0 ? {untried: `${head.title}：${decided.reason}`} : {};
  const place = `${FIGURES}/${figure.file}`;
  return pages.map((page) => ({kind: 'flows', page, hash, label: name, place, problems, ...untried}));
}

/** Keeps the fields and ports of the components, against which figures are checked without a server. */
function writePorts({root, label}: TryContext['docs'], templates: ComponentTemplates): void {
  const folder = path.join(root, FIGURES, 'ports');
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, `${label}.json`), printPorts(listPorts(templates)));
}

/** Composes the flow of every figure, imports it and runs it. */
export const flowsCheck: Check = {
  name: 'flows',
  title: '图里的流程：组合、导入、读回、运行',
  async run(context) {
    const {api, docs, server, report} = context;
    const templates = await api.call<ComponentTemplates>('GET', '/api/v1/all');
    writePorts(docs, templates);
    const figures = usedFigures(context);
    const data = await Promise.all(figures.map(({figure}) => figure.flowData?.({name: figure.name, version: docs.label})));
    const fileOf = await prepareServer(
      api,
      data.flatMap((one) => one ?? []),
    );
    const options: ComposeOptions = {ask: api.call, table: readFlowTable(docs), serverVersion: server.version, fileOf};
    const findings: Finding[] = [];
    for (const [index, used] of figures.entries()) {
      const one = data[index];
      const found = one ? await tryFigure(context, one, templates, options).catch((error: Error) => [error.message]) : [];
      report(`  ${index + 1}/${figures.length} ${used.figure.name}${found.length > 0 ? `：${found.length} 处不符` : ''}`);
      findings.push(...findingsOf(context, used, found));
    }
    return findings;
  },
};
