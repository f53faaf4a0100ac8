import type {ElkExtendedEdge, ElkNode} from 'elkjs/lib/elk-api';
import {first, must} from '../../../../lib/input/must';
import type {Arrangement} from '../../types';
import {drawGround} from '../svg/drawGround';
import {layoutGraph} from '../svg/layoutEngine';
import {type Layouter, MAX_WIDE_WIDTH} from '../svg/layouts';
import {roundedPath} from '../svg/roundedPath';
import {moveShapes, type Point, type Scene, type SceneShape} from '../svg/scene';
import {measureText} from '../svg/textMeasure';
import {type BoxDrawing, drawBox} from './drawBox';
import type {Diagram, DiagramEdge} from './parseDiagram';

const MARGIN = 12;
const LABEL_HEIGHT = 18;
const HEAD = 8;

const layoutOptions = (direction: 'right' | 'down', isNarrow: boolean): Record<string, string> => ({
  'elk.algorithm': 'layered',
  'elk.direction': direction === 'right' ? 'RIGHT' : 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.spacing.nodeNode': isNarrow ? '12' : '26',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': isNarrow ? '30' : '36',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
});

const GROUP_PADDING = {wide: '[top=42,left=16,bottom=16,right=16]', narrow: '[top=40,left=10,bottom=12,right=10]'};

type Parts = Pick<Diagram, 'nodes' | 'groups'> & {boxes: Map<string, BoxDrawing>; padding: string};

function toElkNodes(parts: Parts, parent?: string): ElkNode[] {
  const {nodes, groups, boxes, padding} = parts;
  const inner = groups
    .filter((group) => group.group === parent)
    .map(
      (group): ElkNode => ({
        id: group.id,
        layoutOptions: {'elk.padding': padding},
        children: toElkNodes(parts, group.id),
      }),
    );
  const own = nodes
    .filter((node) => node.group === parent)
    .map((node): ElkNode => ({id: node.id, width: boxes.get(node.id)?.width, height: boxes.get(node.id)?.height}));
  return [...own, ...inner];
}

function toElkEdge({from, to, label}: DiagramEdge, index: number): ElkExtendedEdge {
  const labels = label
    ? [
        {
          id: `label${index}`,
          text: label,
          width: Math.ceil(measureText(label, 'gloss').width) + 12,
          height: LABEL_HEIGHT,
          layoutOptions: {'elk.edgeLabels.inline': 'true'},
        },
      ]
    : [];
  return {id: `edge${index}`, sources: [from], targets: [to], labels};
}

function flatten(nodes: readonly ElkNode[] = []): ElkNode[] {
  return nodes.flatMap((node) => [node, ...flatten(node.children)]);
}

function arrowHead(tip: Point, from: Point): SceneShape {
  const angle = Math.atan2(tip.y - from.y, tip.x - from.x);
  const corner = (turn: number): string => {
    const a = angle + Math.PI + turn;
    return `${(tip.x + HEAD * Math.cos(a)).toFixed(1)} ${(tip.y + HEAD * Math.sin(a)).toFixed(1)}`;
  };
  return {kind: 'path', style: 'arrowHead', d: `M${tip.x.toFixed(1)} ${tip.y.toFixed(1)}L${corner(0.45)}L${corner(-0.45)}z`};
}

function drawLine(edge: DiagramEdge, elk: ElkExtendedEdge): SceneShape[] {
  const section = elk.sections?.[0];
  if (!section) throw new Error(`The layout has no route for "${edge.from} -> ${edge.to}".`);
  const points = [section.startPoint, ...(section.bendPoints ?? []), section.endPoint].map(({x, y}) => ({x: x + MARGIN, y: y + MARGIN}));
  const shapes: SceneShape[] = [
    {kind: 'path', style: edge.dashed ? 'arrow dashed' : 'arrow', d: roundedPath(points, 10), trace: points, ends: [edge.from, edge.to]},
    arrowHead(points.at(-1) as Point, points.at(-2) as Point),
  ];
  if (edge.both) shapes.push(arrowHead(first(points, 'a line has two points'), must(points[1], 'a line has two points')));
  return shapes;
}

function drawLineLabel(elk: ElkExtendedEdge): SceneShape[] {
  return (elk.labels ?? []).flatMap(({x = 0, y = 0, width = 0, text = ''}): SceneShape[] => [
    {kind: 'rect', style: 'canvas', x: x + MARGIN, y: y + MARGIN, width, height: LABEL_HEIGHT, radius: 4},
    {kind: 'text', style: 'gloss', tone: 'soft', x: x + MARGIN + width / 2, y: y + MARGIN + 13, text, anchor: 'middle', room: width},
  ]);
}

/** Random seeds for the layouts that are compared; fixed, so that builds are reproducible. */
const SEEDS = ['1', '2', '3'];

/** Number of line bends plus number of pairs that are not in the author's order. */
function countFlaws(graph: ElkNode): number {
  const bends = (graph.edges ?? []).reduce((sum, edge) => sum + (edge.sections?.[0]?.bendPoints?.length ?? 0), 0);
  const parents = [graph, ...flatten(graph.children)];
  const inversions = parents.flatMap(({children = []}) =>
    children.flatMap((a, index) =>
      children.slice(index + 1).filter((b) => {
        const [ax = 0, ay = 0, bx = 0, by = 0] = [a.x, a.y, b.x, b.y];
        return bx <= ax && by <= ay;
      }),
    ),
  );
  return bends + inversions.length;
}

/** Inside groups, ELK ignores the author's order, so several layouts are tried and the best one is used. */
async function layoutInOrder(graph: ElkNode): Promise<ElkNode> {
  let best: ElkNode | undefined;
  for (const seed of SEEDS) {
    const candidate = await layoutGraph({...graph, layoutOptions: {...graph.layoutOptions, 'elk.randomSeed': seed}});
    if (!best || countFlaws(candidate) < countFlaws(best)) best = candidate;
  }
  return best as ElkNode;
}

/** The title has a background because lines that enter the group may pass behind it. */
function drawGroupTitle(text: string, place?: ElkNode): SceneShape[] {
  const x = (place?.x ?? 0) + MARGIN + 8;
  const y = (place?.y ?? 0) + MARGIN + 8;
  const width = Math.ceil(measureText(text, 'strong').width) + 16;
  return [
    {kind: 'rect', style: 'tag', x, y, width, height: 24, radius: 6},
    {kind: 'text', style: 'strong', tone: 'soft', x: x + 8, y: y + 16.5, text, room: width - 8},
  ];
}

/** Arranges a diagram. On phones, and if it would be too wide, it runs downwards. */
export async function arrangeDiagram(diagram: Diagram, arrangement: Arrangement, layouter: Layouter): Promise<Scene> {
  const isNarrow = arrangement === 'narrow';
  const boxes = new Map(diagram.nodes.map((node) => [node.id, drawBox(node, arrangement)]));
  const layOut = (direction: Diagram['direction']) => {
    const parts = {
      id: 'root',
      layoutOptions: layoutOptions(direction, isNarrow),
      children: toElkNodes({...diagram, boxes, padding: GROUP_PADDING[arrangement]}),
      edges: diagram.edges.map(toElkEdge),
    };
    return layouter(parts, layoutInOrder);
  };
  let graph = await layOut(isNarrow ? 'down' : diagram.direction);
  if (!isNarrow && (graph.width ?? 0) + 2 * MARGIN > MAX_WIDE_WIDTH) graph = await layOut('down');
  const places = new Map(flatten(graph.children).map((node) => [node.id, node]));
  const groups = diagram.groups.flatMap(({id}): SceneShape[] => {
    const {x = 0, y = 0, width = 0, height = 0} = places.get(id) ?? {id};
    return [{kind: 'rect', style: 'group', x: x + MARGIN, y: y + MARGIN, width, height, radius: 12}];
  });
  const titles = diagram.groups.flatMap(({id, label}) => drawGroupTitle(label, places.get(id)));
  const cards = [...boxes].flatMap(([id, box]) =>
    moveShapes(box.shapes, (places.get(id)?.x ?? 0) + MARGIN, (places.get(id)?.y ?? 0) + MARGIN),
  );
  const lines = diagram.edges.flatMap((edge, index) => drawLine(edge, graph.edges?.[index] as ElkExtendedEdge));
  const labels = (graph.edges ?? []).flatMap(drawLineLabel);
  const content = {width: Math.ceil((graph.width ?? 0) + 2 * MARGIN), height: Math.ceil((graph.height ?? 0) + 2 * MARGIN)};
  return {...content, shapes: [...drawGround(content), ...groups, ...lines, ...labels, ...titles, ...cards]};
}
