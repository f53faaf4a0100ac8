import type {PortCatalogue} from '../../../../lib/flowFile/listPorts';
import {must} from '../../../../lib/input/must';
import {typesMatch} from '../dataTypes';
import type {FigureHead} from '../figureSchema';
import {checkSchema} from '../yaml/schema';
import type {YamlSource} from '../yaml/yamlSource';
import {checkPorts} from './checkPorts';
import {EDGE, FLOW_SCHEMA, type FlowInput, type NodeInput} from './flowSchema';
import {normalizeRows} from './parseCatalogue';
import type {ComponentCatalogue, ComponentDefinition, Flow, FlowEdge, FlowNode, PortRef} from './types';

/** Definitions by node id; undefined for unknown components, whose edges are not checked. */
type Definitions = Map<string, ComponentDefinition | undefined>;
type Context = {source: YamlSource; input: FlowInput; definitions: Definitions};

const list = (names: Iterable<string>) => [...names].join('、') || '（没有）';

/** Definition of a node's component: from the catalogue, with additions and changes of the node. */
function defineComponent(id: string, node: NodeInput, catalogue: ComponentCatalogue, source: YamlSource): ComponentDefinition | undefined {
  const known = catalogue[node.component];
  if (!known && (!node.gloss || !node.icon)) {
    source.report(
      ['nodes', id, 'component'],
      `节点 ${id}：figures/components.yaml 里没有组件“${node.component}”；请在那里添加，或者在这个节点里写 gloss、icon、rows、outputs`,
    );
    return undefined;
  }
  return {
    gloss: node.gloss ?? known?.gloss ?? '',
    icon: node.icon ?? known?.icon ?? 'component',
    rows: {...known?.rows, ...normalizeRows(node.rows)},
    outputs: {...known?.outputs, ...node.outputs},
  };
}

function checkNode(id: string, node: NodeInput, definition: ComponentDefinition, source: YamlSource): void {
  const rows = Object.keys(definition.rows);
  for (const field of Object.keys(node.values ?? {}).filter((name) => !rows.includes(name))) {
    source.report(['nodes', id, 'values', field], `节点 ${id}（${node.component}）没有字段“${field}”；可用的有 ${list(rows)}`);
  }
  const shown = [...rows, ...Object.keys(definition.outputs)];
  node.show?.forEach((name, index) => {
    if (!shown.includes(name))
      source.report(['nodes', id, 'show', index], `节点 ${id}（${node.component}）没有字段或端口“${name}”；可用的有 ${list(shown)}`);
  });
}

function inputPorts({rows}: ComponentDefinition): string[] {
  return Object.entries(rows)
    .filter(([, row]) => row.types)
    .map(([id]) => id);
}

function checkEnd({source, definitions}: Context, ref: PortRef, place: {index: number; end: 'output' | 'input'}): boolean {
  const path = ['edges', place.index];
  const definition = definitions.get(ref.node);
  if (!definition) {
    if (!definitions.has(ref.node)) source.report(path, `连线里的节点“${ref.node}”不存在；可用的有 ${list(definitions.keys())}`);
    return false;
  }
  const ports = place.end === 'output' ? Object.keys(definition.outputs) : inputPorts(definition);
  if (ports.includes(ref.port)) return true;
  source.report(path, `节点 ${ref.node} 没有${place.end === 'output' ? '输出' : '输入'}端口“${ref.port}”；可用的有 ${list(ports)}`);
  return false;
}

function parseEdge(context: Context, text: string, index: number): FlowEdge[] {
  const {source, definitions, input} = context;
  const [, fromNode = '', fromPort = '', toNode = '', toPort = ''] = EDGE.exec(text) ?? [];
  if (!fromNode) {
    source.report(['edges', index], `连线应写成“节点.端口 -> 节点.端口”；收到的是“${text}”`);
    return [];
  }
  const from = {node: fromNode, port: fromPort};
  const to = {node: toNode, port: toPort};
  const ends = [checkEnd(context, from, {index, end: 'output'}), checkEnd(context, to, {index, end: 'input'})];
  if (ends.includes(false)) return [];
  const types = definitions.get(from.node)?.outputs[from.port]?.types ?? [];
  const accepted = definitions.get(to.node)?.rows[to.port]?.types ?? [];
  if (!typesMatch(types, accepted)) {
    source.report(
      ['edges', index],
      `数据类型不匹配：${fromNode}.${fromPort} 输出 ${list(types)}，而 ${toNode}.${toPort} 接收 ${list(accepted)}`,
    );
    return [];
  }
  const id = `${fromNode}.${fromPort} -> ${toNode}.${toPort}`;
  return [
    {id, from, to, types, highlighted: (input.highlight ?? []).some((entry) => entry.replace(/\s+/g, '') === id.replace(/\s+/g, ''))},
  ];
}

function checkHighlights({source, input, definitions}: Context, edges: readonly FlowEdge[]): void {
  input.highlight?.forEach((entry, index) => {
    const [node = '', port] = entry.split('.');
    const definition = definitions.get(node);
    if (definitions.has(node) && !definition) return;
    const known = entry.includes('->')
      ? edges.some((edge) => edge.id.replace(/\s+/g, '') === entry.replace(/\s+/g, ''))
      : definition && (port === undefined || port in definition.rows || port in definition.outputs);
    if (!known) source.report(['highlight', index], `要突出显示的“${entry}”不存在；可以写节点、节点.端口，或者 edges 里的一条连线`);
  });
}

/** Values of the flow: the shown `values`, overridden by `flow`; `null` removes a value. */
function flowValues({values = {}, flow = {}}: NodeInput): FlowNode['values'] {
  return Object.fromEntries(Object.entries({...values, ...flow}).filter(([, value]) => value !== null));
}

const SECRET = /(?:api_?key|token|secret|password|credentials)$/i;
/** Field for a model of one of the server's providers. */
const MODEL = 'model';

const takesKey = ({rows}: ComponentDefinition, {values}: NodeInput): boolean =>
  Object.keys(rows).some((row) => SECRET.test(row)) || values?.[MODEL] !== undefined;

/** A component that receives a model from another one needs no key of its own. */
const isHandedModel = (id: string, edges: readonly FlowEdge[]): boolean =>
  edges.some(({to, types}) => to.node === id && types.includes('LanguageModel'));

function buildNode(id: string, {input, definitions}: Context, edges: readonly FlowEdge[]): FlowNode {
  const node = must(input.nodes[id], 'the ids are those of the nodes');
  const {rows, outputs, gloss, icon} = definitions.get(id) as ComponentDefinition;
  const isLit = (port: string) => (input.highlight ?? []).includes(`${id}.${port}`);
  const received = (port: string) => [...new Set(edges.filter(({to}) => to.node === id && to.port === port).flatMap(({types}) => types))];
  const sends = (port: string) => edges.some(({from}) => from.node === id && from.port === port);
  const wanted = (port: string) => node.show?.includes(port) === true;
  const firstOutput = Object.keys(outputs)[0];
  const isAlone = edges.every(({from, to}) => from.node !== id && to.node !== id);
  return {
    id,
    component: node.component,
    gloss,
    icon,
    highlighted: (input.highlight ?? []).includes(id),
    mark: node.mark,
    menu: node.menu,
    note: node.note,
    values: flowValues(node),
    needsKey: takesKey({rows, outputs, gloss, icon}, node) && !isHandedModel(id, edges),
    rows: Object.entries(rows)
      .filter(([port]) => node.values?.[port] !== undefined || received(port).length > 0 || wanted(port))
      .map(([port, row]) => ({
        id: port,
        label: row.label,
        types: received(port).length > 0 ? received(port) : (row.types ?? []),
        value: node.values?.[port],
        highlighted: isLit(port),
      })),
    outputs: Object.entries(outputs)
      .filter(([port]) => sends(port) || wanted(port) || (isAlone && port === firstOutput && node.show === undefined))
      .map(([port, output]) => ({id: port, ...output, highlighted: isLit(port)})),
  };
}

/** Parses a flow figure and checks that all its nodes, ports, fields and types exist. Undefined if there are problems. */
export function parseFlow(
  source: YamlSource,
  catalogue: ComponentCatalogue,
  ports?: PortCatalogue,
): {head: FigureHead; flow: Flow} | undefined {
  const input = checkSchema(source, FLOW_SCHEMA);
  if (!input) return undefined;
  if (ports) checkPorts(input, ports, source);
  const definitions: Definitions = new Map();
  for (const [id, node] of Object.entries(input.nodes)) {
    const definition = defineComponent(id, node, catalogue, source);
    definitions.set(id, definition);
    if (definition) checkNode(id, node, definition, source);
  }
  const context: Context = {source, input, definitions};
  const edges = (input.edges ?? []).flatMap((text, index) => parseEdge(context, text, index));
  checkHighlights(context, edges);
  if (source.problems.length > 0) return undefined;
  const nodes = Object.keys(input.nodes).map((id) => buildNode(id, context, edges));
  return {head: input, flow: {nodes, edges}};
}
