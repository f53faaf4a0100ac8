import type {ElkExtendedEdge, ElkNode} from 'elkjs/lib/elk-api';
import {first, must} from '../../../../lib/input/must';
import {drawGround} from '../svg/drawGround';
import {layoutGraph} from '../svg/layoutEngine';
import {type Layouter, MAX_WIDE_WIDTH} from '../svg/layouts';
import {portCurve, roundedPath} from '../svg/roundedPath';
import {type Box, moveShapes, type Point, type Scene, type SceneShape} from '../svg/scene';
import {drawNode, type NodeDrawing, nodeWidth, typeColor} from './drawNode';
import type {Flow, FlowEdge} from './types';

const MARGIN = 18;
const CORNER = 14;
const CLEARANCE = 6;

const LAYOUT = {
  'elk.algorithm': 'layered',
  'elk.direction': 'RIGHT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.spacing.nodeNode': '26',
  'elk.spacing.edgeNode': '20',
  'elk.spacing.componentComponent': '44',
  'elk.layered.spacing.nodeNodeBetweenLayers': '42',
  'elk.layered.spacing.edgeNodeBetweenLayers': '22',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.crossingMinimization.forceNodeModelOrder': 'true',
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
  'elk.aspectRatio': '2.1',
};

const WRAPPING = {
  'elk.layered.wrapping.strategy': 'MULTI_EDGE',
  'elk.layered.wrapping.multiEdge.improveCuts': 'true',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
};
/** Aspect ratios to try when a flow is wrapped; the first gives the fewest lines. */
const ASPECT_RATIOS = ['2.4', '2', '1.6', '1.2', '0.9'];

const spaced = (nodes: number, lines: number): Record<string, string> => ({
  'elk.layered.spacing.nodeNodeBetweenLayers': `${nodes}`,
  'elk.layered.spacing.edgeNodeBetweenLayers': `${lines}`,
  'elk.spacing.edgeNode': `${lines}`,
  'elk.layered.spacing.edgeEdgeBetweenLayers': '8',
});
/** Spacings to try, each smaller than the one before. */
const SPACINGS = [{}, spaced(30, 14), spaced(24, 10), spaced(20, 8)];

/** Greatest widths of a component to try, in px; the first is the usual one. */
const NODE_LIMITS = [undefined, 200, 176];

type Drawings = Map<string, NodeDrawing>;

const portId = (node: string, port: string, side: 'in' | 'out') => `${node}/${side}/${port}`;

function toElkNode(id: string, {width, height, inputs, outputs}: NodeDrawing): ElkNode {
  const ports = (points: Record<string, Point>, side: 'in' | 'out') =>
    Object.entries(points).map(([port, {x, y}]) => ({
      id: portId(id, port, side),
      x,
      y,
      width: 0,
      height: 0,
      layoutOptions: {'elk.port.side': side === 'in' ? 'WEST' : 'EAST'},
    }));
  return {
    id,
    width,
    height,
    ports: [...ports(inputs, 'in'), ...ports(outputs, 'out')],
    layoutOptions: {'elk.portConstraints': 'FIXED_POS'},
  };
}

const toElkEdge = ({id, from, to}: FlowEdge): ElkExtendedEdge => ({
  id,
  sources: [portId(from.node, from.port, 'out')],
  targets: [portId(to.node, to.port, 'in')],
});

function hits({x, y}: Point, box: Box): boolean {
  return x > box.x - CLEARANCE && x < box.x + box.width + CLEARANCE && y > box.y - CLEARANCE && y < box.y + box.height + CLEARANCE;
}

type Placed = {edge: FlowEdge; elk: ElkExtendedEdge; boxes: Map<string, Box>};

/** Draws the curve of Langflow's canvas, or the route of the layout if the curve would hit other components. */
function drawEdge({edge, elk, boxes}: Placed): SceneShape[] {
  const section = elk.sections?.[0];
  if (!section) throw new Error(`The layout has no route for "${edge.id}".`);
  const corners = [section.startPoint, ...(section.bendPoints ?? []), section.endPoint].map(({x, y}) => ({x: x + MARGIN, y: y + MARGIN}));
  const [from, to] = [first(corners, 'a line has corners'), must(corners.at(-1), 'a line has corners')];
  const curve = portCurve(from, to);
  const others = [...boxes].filter(([id]) => id !== edge.from.node && id !== edge.to.node).map(([, box]) => box);
  const free = to.x > from.x + 20 && !curve.trace.some((point) => others.some((box) => hits(point, box)));
  const {d, trace} = free ? curve : {d: roundedPath(corners, CORNER), trace: corners};
  const style = `edge line-${typeColor(edge.types)}${edge.highlighted ? ' bold' : ''}`;
  return [
    {kind: 'path', style: 'halo', d},
    {kind: 'path', style, d, trace, ends: [edge.from.node, edge.to.node]},
  ];
}

const fits = ({width = 0}: ElkNode) => width + 2 * MARGIN <= MAX_WIDE_WIDTH;

/** Lays out a flow in one row, with the largest spacing that fits, or else the smallest. */
async function layOutRow(graph: ElkNode): Promise<ElkNode> {
  let best = await layoutGraph({...graph, layoutOptions: LAYOUT});
  for (const spacing of SPACINGS) {
    if (fits(best)) break;
    best = await layoutGraph({...graph, layoutOptions: {...LAYOUT, ...spacing}});
  }
  return best;
}

/** Lays out a flow in several rows, as few as fit. */
async function layOutRows(graph: ElkNode): Promise<ElkNode> {
  let best = graph;
  for (const spacing of SPACINGS)
    for (const ratio of ASPECT_RATIOS) {
      best = await layoutGraph({...graph, layoutOptions: {...LAYOUT, ...WRAPPING, ...spacing, 'elk.aspectRatio': ratio}});
      if (fits(best)) return best;
    }
  return best;
}

const drawNodes = ({nodes}: Flow, limit?: number): Drawings =>
  new Map(nodes.map((node) => [node.id, drawNode(node, nodeWidth(node, limit), 'wide')]));

const toGraph = ({edges}: Flow, drawings: Drawings): ElkNode => ({
  id: 'flow',
  children: [...drawings].map(([id, drawing]) => toElkNode(id, drawing)),
  edges: edges.map(toElkEdge),
});

type Arranged = {drawings: Drawings; graph: ElkNode};

/** One row if narrower components make it fit: the lines between rows run back across the picture. */
async function layOut(flow: Flow, layouter: Layouter): Promise<Arranged> {
  for (const limit of NODE_LIMITS) {
    const drawings = drawNodes(flow, limit);
    const graph = await layouter(toGraph(flow, drawings), layOutRow);
    if (fits(graph)) return {drawings, graph};
  }
  const drawings = drawNodes(flow);
  return {drawings, graph: await layouter({...toGraph(flow, drawings), layoutOptions: WRAPPING}, layOutRows)};
}

const placesOf = ({graph}: Arranged): Map<string, Box> =>
  new Map(
    (graph.children ?? []).map((child): [string, Box] => [
      child.id,
      {x: (child.x ?? 0) + MARGIN, y: (child.y ?? 0) + MARGIN, width: child.width ?? 0, height: child.height ?? 0},
    ]),
  );

/** Positions of the components of a flow in its wide picture. */
export const placeWide = async (flow: Flow, layouter: Layouter): Promise<Map<string, Box>> => placesOf(await layOut(flow, layouter));

/** Arranges a flow from left to right, for desktop pages. */
export async function arrangeWide(flow: Flow, layouter: Layouter): Promise<Scene> {
  const {edges} = flow;
  const arranged = await layOut(flow, layouter);
  const {graph, drawings} = arranged;
  const places = placesOf(arranged);
  const width = Math.ceil((graph.width ?? 0) + 2 * MARGIN);
  const height = Math.ceil((graph.height ?? 0) + 2 * MARGIN);
  const lines = edges.flatMap((edge, index) => drawEdge({edge, elk: graph.edges?.[index] as ElkExtendedEdge, boxes: places}));
  const cards = [...drawings].flatMap(([id, drawing]) => {
    const place = places.get(id) as Box;
    return moveShapes(drawing.shapes, place.x, place.y);
  });
  return {width, height, shapes: [...drawGround({width, height}, true), ...lines, ...cards]};
}
