import {fieldNames, fieldOf} from './fillNode';
import type {ComponentTemplate, FigureNode} from './types';

/** How much wider the canvas is than the picture: its components are 320 wide. */
const SCALE_X = 2;
const SCALE_Y = 1.6;
const WIDTH = 320;
const HEAD = 110;
const ROW = 74;
const GAP = 60;

/** What a component takes of the canvas, about. */
function heightOf(body: ComponentTemplate): number {
  const shown = fieldNames(body).filter((name) => {
    const field = fieldOf(body, name);
    return field?.show !== false && !field?.advanced;
  });
  return HEAD + ROW * shown.length + 40 * Math.max(1, body.outputs.length);
}

type Placed = {id: string; x: number; y: number; height: number};

/** Places the nodes as the picture does, further apart: on the canvas a component shows all its fields. */
export function placeNodes(
  nodes: readonly {node: FigureNode; body: ComponentTemplate}[],
): Map<string, {x: number; y: number; height: number}> {
  const placed: Placed[] = [];
  for (const {node, body} of [...nodes].sort((a, b) => a.node.y - b.node.y || a.node.x - b.node.x)) {
    const x = Math.round(node.x * SCALE_X);
    const height = heightOf(body);
    const inWay = (y: number) =>
      placed.find((other) => Math.abs(other.x - x) < WIDTH + GAP && other.y < y + height + GAP && y < other.y + other.height + GAP);
    let y = Math.round(node.y * SCALE_Y);
    for (let other = inWay(y); other; other = inWay(y)) y = other.y + other.height + GAP;
    placed.push({id: node.id, x, y, height});
  }
  return new Map(placed.map(({id, x, y, height}) => [id, {x, y, height}]));
}
