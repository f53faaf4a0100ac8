import {drawGround} from '../svg/drawGround';
import {roundedPath} from '../svg/roundedPath';
import {moveShapes, type Point, type Scene, type SceneShape} from '../svg/scene';
import {drawNode, type NodeDrawing, typeColor} from './drawNode';
import type {Flow, FlowEdge, FlowNode} from './types';

/** Width of the narrow arrangement. It is scaled down a little to fit the text column of a phone. */
const NARROW_WIDTH = 352;
const MARGIN = 14;
const GAP = 22;
const LANE = 13;
const FIRST_LANE = 17;
const CORNER = 9;

/** Sorts producers before consumers and otherwise keeps the author's order. A cycle starts at its first node. */
export function orderNodes({nodes, edges}: Flow): FlowNode[] {
  const waiting = [...nodes];
  const ordered: FlowNode[] = [];
  while (waiting.length > 0) {
    const ready = waiting.findIndex(({id}) =>
      edges.every(({from, to}) => to.node !== id || from.node === id || !waiting.some((other) => other.id === from.node)),
    );
    ordered.push(...waiting.splice(Math.max(0, ready), 1));
  }
  return ordered;
}

type Trunk = {edges: FlowEdge[]; top: number; bottom: number; lane: number};
type Ports = Map<string, Point>;

const outKey = ({from}: FlowEdge) => `${from.node}>${from.port}`;
const inKey = ({to}: FlowEdge) => `${to.node}<${to.port}`;

/**
 * Groups edges that may share a vertical line: edges from one output, or else edges into one input. Sharing more would show connections
 * that do not exist.
 */
function groupEdges(edges: readonly FlowEdge[]): FlowEdge[][] {
  const groups = new Map<string, FlowEdge[]>();
  for (const edge of edges) {
    const fansOut = edges.some((other) => other !== edge && outKey(other) === outKey(edge));
    const key = fansOut ? outKey(edge) : inKey(edge);
    groups.set(key, [...(groups.get(key) ?? []), edge]);
  }
  return [...groups.values()];
}

/** Assigns each group of edges a lane in the gutter; the shortest lines are nearest to the components. */
function assignLanes(edges: readonly FlowEdge[], heightOf: (key: string) => number): Trunk[] {
  const trunks = groupEdges(edges).map((members): Trunk => {
    const heights = members.flatMap((edge) => [heightOf(outKey(edge)), heightOf(inKey(edge))]);
    return {edges: members, top: Math.min(...heights), bottom: Math.max(...heights), lane: 0};
  });
  trunks.sort((a, b) => a.bottom - a.top - (b.bottom - b.top) || a.top - b.top);
  trunks.forEach((trunk, index) => {
    const placed = trunks.slice(0, index);
    const meets = (other: Trunk) => other.top < trunk.bottom + 6 && trunk.top < other.bottom + 6;
    while (placed.some((other) => other.lane === trunk.lane && meets(other))) trunk.lane += 1;
  });
  return trunks;
}

function drawTrunk(trunk: Trunk, ports: Ports): SceneShape[] {
  return trunk.edges.flatMap((edge): SceneShape[] => {
    const from = ports.get(outKey(edge)) as Point;
    const to = ports.get(inKey(edge)) as Point;
    const x = from.x - FIRST_LANE - trunk.lane * LANE;
    const trace = [from, {x, y: from.y}, {x, y: to.y}, to];
    const color = `line-${typeColor(edge.types)}`;
    return [
      {
        kind: 'path',
        style: `edge ${color}${edge.highlighted ? ' bold' : ''}`,
        d: roundedPath(trace, CORNER),
        trace,
        ends: [edge.from.node, edge.to.node],
      },
    ];
  });
}

/** Draws an arrow head at each connected input: in a column, the direction of a line is not obvious. */
function drawHeads(edges: readonly FlowEdge[], ports: Ports): SceneShape[] {
  return edges.map((edge): SceneShape => {
    const {x, y} = ports.get(inKey(edge)) as Point;
    return {kind: 'path', style: `fill-${typeColor(edge.types)}`, d: `M${x - 13} ${y - 4.5}l7 4.5l-7 4.5z`};
  });
}

function stack(ordered: FlowNode[], width: number): {drawings: {id: string; drawing: NodeDrawing; y: number}[]; bottom: number} {
  let y = MARGIN;
  const drawings = ordered.map((node) => {
    const drawing = drawNode(node, width, 'narrow');
    const place = {id: node.id, drawing, y};
    y += drawing.height + GAP;
    return place;
  });
  return {drawings, bottom: y - GAP + MARGIN};
}

/** Arranges a flow for phones: in one column, with the lines in a gutter on the left. */
export function arrangeNarrow(flow: Flow): Scene {
  const ordered = orderNodes(flow);
  const place = (width: number) => {
    const {drawings, bottom} = stack(ordered, width);
    const left = NARROW_WIDTH - MARGIN - width;
    const ports: Ports = new Map();
    for (const {id, drawing, y} of drawings) {
      for (const [port, point] of Object.entries(drawing.inputs)) ports.set(`${id}<${port}`, {x: left, y: y + point.y});
      for (const [port, point] of Object.entries(drawing.outputs)) ports.set(`${id}>${port}`, {x: left, y: y + point.y});
    }
    return {drawings, bottom, left, ports};
  };
  // A first pass determines the width of the gutter: the number of lanes hardly depends on the width of the components.
  const trial = place(NARROW_WIDTH - 2 * MARGIN - 40);
  const laneCount = Math.max(0, ...assignLanes(flow.edges, (key) => trial.ports.get(key)?.y ?? 0).map(({lane}) => lane + 1));
  const gutter = laneCount === 0 ? 0 : FIRST_LANE + laneCount * LANE - 8;
  const {drawings, bottom, left, ports} = place(NARROW_WIDTH - 2 * MARGIN - gutter);
  const trunks = assignLanes(flow.edges, (key) => ports.get(key)?.y ?? 0);
  const height = Math.ceil(bottom);
  const cards = drawings.flatMap(({drawing, y}) => moveShapes(drawing.shapes, left, y));
  const lines = [...trunks].reverse().flatMap((trunk) => drawTrunk(trunk, ports));
  return {
    width: NARROW_WIDTH,
    height,
    shapes: [...drawGround({width: NARROW_WIDTH, height}, true), ...lines, ...drawHeads(flow.edges, ports), ...cards],
  };
}
