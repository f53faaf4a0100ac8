import {connectNodes, type IdentifiedNode, selectedOutput, shortId} from './connectNodes';
import {fieldNames, fieldOf, fillNode, findTemplate, listTemplates} from './fillNode';
import type {
  ComponentTemplate,
  ComponentTemplates,
  ComposedFlow,
  ComposeOptions,
  FigureNode,
  FlowFigureData,
  FlowFileEdge,
  FlowFileNode,
  FlowProblem,
} from './types';

/** The canvas is wider than the picture by this factor: its components are 320 wide. */
const SCALE_X = 2;
const SCALE_Y = 1.6;
const WIDTH = 320;
const HEAD = 110;
const ROW = 74;
const GAP = 60;

/** A note is placed above its component. */
export const NOTE = {width: 320, height: 180, gap: 20};

/** Estimated height of a component on the canvas. */
function heightOf(body: ComponentTemplate): number {
  const shown = fieldNames(body).filter((name) => {
    const field = fieldOf(body, name);
    return field?.show !== false && !field?.advanced;
  });
  return HEAD + ROW * shown.length + 40 * Math.max(1, body.outputs.length);
}

type Place = {x: number; y: number; height: number};

/** Places the nodes as in the picture, but further apart: on the canvas a component shows all its fields, and a note above it. */
export function placeNodes(nodes: readonly {node: FigureNode; body: ComponentTemplate}[]): Map<string, Place> {
  const taken: Place[] = [];
  const places = new Map<string, Place>();
  for (const {node, body} of [...nodes].sort((a, b) => a.node.y - b.node.y || a.node.x - b.node.x)) {
    const x = Math.round(node.x * SCALE_X);
    const above = node.note ? NOTE.height + NOTE.gap : 0;
    const height = above + heightOf(body);
    const inWay = (y: number) =>
      taken.find((other) => Math.abs(other.x - x) < WIDTH + GAP && other.y < y + height + GAP && y < other.y + other.height + GAP);
    let y = Math.round(node.y * SCALE_Y) - above;
    for (let other = inWay(y); other; other = inWay(y)) y = other.y + other.height + GAP;
    taken.push({x, y, height});
    places.set(node.id, {x, y: y + above, height: height - above});
  }
  return places;
}

/** Output of a component that is used as a tool. */
const TOOL_OUTPUT = 'component_as_tool';

async function fillNodes(
  figure: FlowFigureData,
  templates: ComponentTemplates,
  options: ComposeOptions,
): Promise<{nodes: Map<string, IdentifiedNode>; problems: FlowProblem[]}> {
  const known = listTemplates(templates);
  const nodes = new Map<string, IdentifiedNode>();
  const problems: FlowProblem[] = [];
  for (const node of figure.nodes) {
    const found = findTemplate(known, node, options.table);
    if ('problem' in found) {
      problems.push({kind: 'component', node: node.id, message: found.problem});
      continue;
    }
    const isTool = figure.edges.some(({from}) => from.node === node.id && from.port === TOOL_OUTPUT);
    const filled = await fillNode(node, found, isTool, options);
    nodes.set(node.id, {...filled, flowId: `${found.type}-${shortId(`${figure.name}/${node.id}`)}`});
  }
  return {nodes, problems};
}

const usedOutputs = (edges: readonly FlowFileEdge[], id: string) =>
  edges.filter(({source}) => source === id).map(({data}) => String(data.sourceHandle.name));

function buildNode(node: IdentifiedNode, position: {x: number; y: number}, edges: readonly FlowFileEdge[]): FlowFileNode {
  const {flowId: id, type, body} = node;
  const selected = selectedOutput(node, usedOutputs(edges, id));
  const data = {id, type, node: body, showNode: true, ...(selected ? {selected_output: selected} : {})};
  return {id, type: 'genericNode', position, data, selected: false, dragging: false};
}

function buildNote(id: string, text: string, {x, y}: {x: number; y: number}): FlowFileNode {
  const node = {description: text, display_name: '', documentation: '', template: {backgroundColor: 'neutral'}};
  const size = {width: NOTE.width, height: NOTE.height};
  const position = {x, y: y - NOTE.height - NOTE.gap};
  return {id, type: 'noteNode', position, data: {id, type: 'note', node}, ...size, measured: size, selected: false, dragging: false};
}

/**
 * Composes a flow file from a figure and the components of a server: nodes from its templates, values from the figure, connections in
 * Langflow's format. Pure except for requests to the server; runs in browsers.
 */
export async function composeFlow(
  figure: FlowFigureData,
  templates: ComponentTemplates,
  options: ComposeOptions = {},
): Promise<ComposedFlow> {
  const {nodes, problems} = await fillNodes(figure, templates, options);
  const filled = [...nodes.values()];
  const connected = connectNodes(nodes, figure.edges, options);
  const places = placeNodes(filled);
  const place = (id: string) => places.get(id) ?? {x: 0, y: 0};
  const onCanvas = filled.map((node) => buildNode(node, {x: place(node.node.id).x, y: place(node.node.id).y}, connected.edges));
  const notes = filled.flatMap(({node: {id, note}}) =>
    note ? [buildNote(`note-${shortId(`${figure.name}/note/${id}`)}`, note, place(id))] : [],
  );
  return {
    flow: {
      name: figure.title,
      description: figure.description,
      data: {nodes: [...onCanvas, ...notes], edges: connected.edges, viewport: {x: 0, y: 0, zoom: 0.5}},
      is_component: false,
      endpoint_name: null,
      tags: [],
      ...(options.serverVersion ? {last_tested_version: options.serverVersion} : {}),
    },
    problems: [...problems, ...filled.flatMap((node) => node.problems), ...connected.problems],
    steps: filled.flatMap((node) => node.steps),
  };
}
