import {type FilledNode, fieldNames, fieldOf} from './fillNode';
import {suggestName} from './nearestName';
import type {ComposeOptions, FigurePort, FlowFileEdge, FlowProblem, Json, TemplateOutput} from './types';

type Handle = Record<string, Json>;

/** JSON with sorted keys, as the canvas writes it. */
function sortedJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(sortedJson).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${sortedJson(value[key] ?? null)}`).join(',')}}`;
}

/** Encodes a handle as the canvas does: JSON with `œ` for quotation marks, so that it can be an HTML attribute. */
export const encodeHandle = (handle: Handle): string => sortedJson(handle).replaceAll('"', 'œ');

/** Connects two nodes of a flow. */
function buildEdge(source: {id: string; handle: Handle}, target: {id: string; handle: Handle}): FlowFileEdge {
  const sourceHandle = encodeHandle(source.handle);
  const targetHandle = encodeHandle(target.handle);
  return {
    id: `xy-edge__${source.id}${sourceHandle}-${target.id}${targetHandle}`,
    source: source.id,
    target: target.id,
    sourceHandle,
    targetHandle,
    data: {sourceHandle: source.handle, targetHandle: target.handle},
    animated: false,
    className: '',
    selected: false,
  };
}

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const LENGTH = 5;

/** Five letters derived from a text, always the same for the same text; used as the end of a node id. */
export function shortId(text: string): string {
  // FNV-1a.
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return Array.from({length: LENGTH}, () => {
    const letter = ALPHABET[hash % ALPHABET.length] ?? '0';
    hash = Math.floor(hash / ALPHABET.length);
    return letter;
  }).join('');
}

/** A filled node with its id in the flow. */
export type IdentifiedNode = FilledNode & {flowId: string};
type Ends = {edge: {from: FigurePort; to: FigurePort}; source: IdentifiedNode; target: IdentifiedNode};

/** A port that is both input and output: the result of a loop returns to it. */
const LOOP = /_loop$/;

const problem = (node: IdentifiedNode, kind: FlowProblem['kind'], message: string): FlowProblem => ({
  kind,
  node: node.node.id,
  message: `${node.node.component}：${message}`,
});

const outputNames = ({body}: IdentifiedNode) => body.outputs.map(({name}) => name);

/** The only element of a list; undefined if there are several, as the choice would be ambiguous. */
const only = <T>(found: readonly T[]): T | undefined => (found.length === 1 ? found[0] : undefined);

const isShownAs = ({node}: IdentifiedNode, port: string, shown: {display_name?: string} | undefined): boolean =>
  node.labels?.[port] !== undefined && shown?.display_name === node.labels[port];

function findOutput(node: IdentifiedNode, port: string, {table}: ComposeOptions): TemplateOutput | undefined {
  const name = table?.outputs?.[`${node.type}.${port}`] ?? port;
  return (
    node.body.outputs.find((output) => output.name === name) ?? only(node.body.outputs.filter((output) => isShownAs(node, port, output)))
  );
}

type Target = {handle: Record<string, Json>; types: readonly string[]};

function findTarget(node: IdentifiedNode, port: string, options: ComposeOptions): Target | undefined {
  const asked = options.table?.fields?.[`${node.type}.${port}`] ?? port;
  const byLabel = () => only(fieldNames(node.body).filter((one) => isShownAs(node, port, fieldOf(node.body, one))));
  const name = fieldOf(node.body, asked) ? asked : (byLabel() ?? asked);
  const field = fieldOf(node.body, name);
  if (field) {
    const types = field.input_types ?? [];
    return {handle: {fieldName: name, id: node.flowId, inputTypes: types, type: field.type ?? 'other'}, types};
  }
  const output = LOOP.test(port) ? findOutput(node, port.replace(LOOP, ''), options) : undefined;
  if (!output?.allows_loop) return undefined;
  const types = [...new Set([...output.types, ...(output.loop_types ?? [])])];
  return {handle: {dataType: node.type, id: node.flowId, name: output.name, output_types: types}, types};
}

function connect({edge, source, target}: Ends, options: ComposeOptions): {edge: FlowFileEdge} | {problem: FlowProblem} {
  const output = findOutput(source, edge.from.port, options);
  if (!output)
    return {problem: problem(source, 'output', `没有输出 ${edge.from.port}；${suggestName(edge.from.port, outputNames(source))}`)};
  const input = findTarget(target, edge.to.port, options);
  if (!input) return {problem: problem(target, 'input', `没有输入 ${edge.to.port}；${suggestName(edge.to.port, fieldNames(target.body))}`)};
  if (!output.types.some((type) => input.types.includes(type))) {
    const takes = input.types.length > 0 ? `只接收 ${input.types.join('、')}` : '不接收连线';
    const message = `${edge.to.port} ${takes}，而 ${source.node.component} 的 ${output.name} 给出 ${output.types.join('、')}`;
    return {problem: problem(target, 'types', message)};
  }
  const handle = {dataType: source.type, id: source.flowId, name: output.name, output_types: output.types};
  return {edge: buildEdge({id: source.flowId, handle}, {id: target.flowId, handle: input.handle})};
}

/** Connects the nodes as in the figure. A connection that does not fit is reported as a problem and left out. */
export function connectNodes(
  nodes: ReadonlyMap<string, IdentifiedNode>,
  edges: readonly {from: FigurePort; to: FigurePort}[],
  options: ComposeOptions,
): {edges: FlowFileEdge[]; problems: FlowProblem[]} {
  const found = edges.flatMap((edge) => {
    const [source, target] = [nodes.get(edge.from.node), nodes.get(edge.to.node)];
    // A missing component is already reported as a problem.
    return source && target ? [connect({edge, source, target}, options)] : [];
  });
  return {
    edges: found.flatMap((one) => ('edge' in one ? [one.edge] : [])),
    problems: found.flatMap((one) => ('problem' in one ? [one.problem] : [])),
  };
}

/** The output that a node shows on the canvas, if it shows one of several. */
export function selectedOutput({body}: FilledNode, used: readonly string[]): string | undefined {
  const choices = body.outputs.filter(({group_outputs: grouped}) => !grouped);
  return choices.length > 1 ? (used.find((name) => choices.some((output) => output.name === name)) ?? choices[0]?.name) : undefined;
}
