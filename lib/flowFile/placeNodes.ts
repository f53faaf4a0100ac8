import {fieldNames, fieldOf} from './fillNode';
import type {ComponentTemplate, FigureNode} from './types';

/** How much wider the canvas is than the picture: its components are 320 wide. */
const SCALE_X = 2;
const SCALE_Y = 1.6;
const WIDTH = 320;
const HEAD = 110;
const ROW = 74;
const GAP = 60;

/** A note stands above its component. */
export const NOTE = {width: 320, height: 180, gap: 20};

/** What a component takes of the canvas, about. */
function heightOf(body: ComponentTemplate): number {
  const shown = fieldNames(body).filter((name) => {
    const field = fieldOf(body, name);
    return field?.show !== false && !field?.advanced;
  });
  return HEAD + ROW * shown.length + 40 * Math.max(1, body.outputs.length);
}

type Place = {x: number; y: number; height: number};

/** Places the nodes as the picture does, further apart: on the canvas a component shows all its fields, and its note above it. */
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
