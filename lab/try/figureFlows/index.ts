import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {composeFlow} from '../../../lib/flowFile/composeFlow';
import {listPorts, printPorts} from '../../../lib/flowFile/listPorts';
import {readFlowTable} from '../../../lib/flowFile/readFlowTable';
import type {ComponentTemplate, ComponentTemplates, ComposedFlow, ComposeOptions, FlowFigureData} from '../../../lib/flowFile/types';
import {type Providers, providersData} from '../../../lib/versionData/providers';
import {isPicture, type LoadedPicture, loadFigures} from '../../../plugins/figures/node/loadFigures';
import {readLayouts, withLayouts} from '../../../plugins/figures/node/svg/layouts';
import type {ModelServer} from '../model/startModel';
import type {Check, TryContext, TryFinding} from '../types';
import {warn} from '../warn';
import {compareFlows} from './compareFlows';
import {judgeFlow, type UsedFigure} from './judgeFlow';
import {prepareServer} from './prepareServer';
import {runFlow} from './runFlow';

const FIGURES = 'figures';

/** The flow figures of the requested pages, each with the pages that show it. */
function usedFigures(context: TryContext): (UsedFigure & {figure: LoadedPicture})[] {
  const dir = path.join(context.root, FIGURES);
  const figures = loadFigures(dir, withLayouts(readLayouts(dir)))
    .filter(isPicture)
    .filter(({flowData}) => flowData);
  return figures.flatMap((figure) => {
    const pages = context.pages.filter(({route, flows}) => context.wants(route) && flows.some(({name}) => name === figure.name));
    const hash = pages[0]?.flows.find(({name}) => name === figure.name)?.hash ?? '';
    const {name, file, head} = figure;
    const shown = {name, title: head.title, place: `${FIGURES}/${file}`, hash};
    return pages.length > 0 ? [{figure, ...shown, pages: pages.map(({route}) => route)}] : [];
  });
}

/** Imports a flow, reads it back and builds its graph. Runs it if the exceptions contain its answer. */
async function importAndRun(context: TryContext, name: string, {flow}: ComposedFlow): Promise<string[]> {
  const {api, exceptions} = context;
  const [imported] = await api.upload<{id: string}[]>('/api/v1/flows/upload/', `${name.replaceAll('/', '-')}.json`, JSON.stringify(flow));
  if (!imported) return ['上传以后，服务器没有给出流程'];
  try {
    const stored = await api.call<{data: ComposedFlow['flow']['data']}>('GET', `/api/v1/flows/${imported.id}`);
    const expected = exceptions.flows[name];
    const lost = compareFlows(flow.data, stored.data);
    // The server creates the components and connections, and rejects a flow that does not fit.
    await api.call('POST', `/api/v1/build/${imported.id}/vertices`);
    if (!expected || 'reason' in expected) return lost;
    const answersInChat = flow.data.nodes.some(({data}) => data.type === 'ChatOutput');
    return [...lost, ...(await runFlow(api, {id: imported.id, answersInChat}, expected))];
  } finally {
    await api.call('DELETE', `/api/v1/flows/${imported.id}`).catch(warn(`figures/${name}`, '导入的流程没有删掉'));
  }
}

/** Fields that contain the base address of a model. */
const MODEL_ADDRESSES = ['openai_api_base', 'api_base'];

type Node = ComposedFlow['flow']['data']['nodes'][number];

function setField({data}: Node, name: string, value: string): void {
  const field = (data.node as Partial<ComponentTemplate>).template?.[name];
  if (typeof field === 'object') field.value = value;
}

function fieldValue({data}: Node, name: string): unknown {
  const field = (data.node as Partial<ComponentTemplate>).template?.[name];
  return typeof field === 'object' ? field.value : undefined;
}

/** Replaces model addresses with those of the mock. If an address is that of a provider, the mock refuses the same requests. */
export function sendToModel(
  {flow}: Pick<ComposedFlow, 'flow'>,
  model: Pick<ModelServer, 'url' | 'urlOf'>,
  providers: Providers = {},
): void {
  for (const node of flow.data.nodes) {
    for (const name of MODEL_ADDRESSES) {
      const address = fieldValue(node, name);
      const [provider] = Object.entries(providers).find(([, {baseUrl}]) => baseUrl === address) ?? [];
      setField(node, name, provider ? model.urlOf(provider) : model.url);
    }
  }
}

/** Puts the payload of a request into the Webhook component. */
function receive({flow}: ComposedFlow, payload: string): void {
  for (const node of flow.data.nodes.filter(({data}) => data.type === 'Webhook')) setField(node, 'data', payload);
}

async function tryFigure(
  context: TryContext,
  data: FlowFigureData,
  templates: ComponentTemplates,
  options: ComposeOptions,
): Promise<string[]> {
  const composed = await composeFlow(data, templates, options);
  const problems = composed.problems.map(({node, message}) => `节点 ${node}：${message}`);
  sendToModel(composed, context.model, providersData.read(context.docs));
  const expected = context.exceptions.flows[data.name];
  if (expected && 'receive' in expected && expected.receive) receive(composed, expected.receive);
  return [...problems, ...(await importAndRun(context, data.name, composed))];
}

/** Writes the fields and ports of the components, with which figures are checked without a server. */
function writePorts({root, label}: TryContext['docs'], templates: ComponentTemplates): void {
  const folder = path.join(root, FIGURES, 'ports');
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, `${label}.json`), printPorts(listPorts(templates)));
}

/** Composes the flow of every figure, imports it, reads it back, builds it and runs it. */
export const flowsCheck: Check = {
  name: 'flows',
  title: '图里的流程：组合、导入、读回、构建、运行',
  async run(context) {
    const {api, docs, server, record, report} = context;
    const templates = await api.call<ComponentTemplates>('GET', '/api/v1/all');
    if (record) writePorts(docs, templates);
    const figures = usedFigures(context);
    const data = await Promise.all(figures.map(({figure}) => figure.flowData?.({name: figure.name, version: docs.label})));
    const fileOf = await prepareServer(
      api,
      data.flatMap((one) => one ?? []),
    );
    const options: ComposeOptions = {ask: api.call, table: readFlowTable(docs), serverVersion: server.version, fileOf};
    const findings: TryFinding[] = [];
    for (const [index, used] of figures.entries()) {
      const one = data[index];
      const found = one ? await tryFigure(context, one, templates, options).catch((error: Error) => [error.message]) : [];
      report(`  ${index + 1}/${figures.length} ${used.name}${found.length > 0 ? `：${found.length} 处不符` : ''}`);
      findings.push(...judgeFlow(context.exceptions, used, found));
    }
    return findings;
  },
};
