import type {Arrangement} from '../../types';
import type {DataType} from '../dataTypes';
import {drawMark} from '../svg/drawMark';
import {moveShapes, NEXT_GAP, type Point, type SceneShape} from '../svg/scene';
import {clampText, measureText, truncateText} from '../svg/textMeasure';
import type {FlowNode, FlowOutput, FlowRow} from './types';

/** A component drawn at the origin. Ports are points on the border, by row id or output id. */
export type NodeDrawing = {
  width: number;
  height: number;
  shapes: SceneShape[];
  inputs: Record<string, Point>;
  outputs: Record<string, Point>;
};

const NODE_WIDTH = {min: 200, max: 256};
const PADDING = 14;
const HEADER = 54;
const ICON_TILE = 30;
const LABEL_LINE = 24;
const VALUE_LINE = 17;
const VALUE_PADDING = 10;
const ROW_GAP = 6;
const OUTPUT_LINE = 30;
const PORT_RADIUS = 6;
const NOTE_LINE = 18;
const NOTE_GAP = 10;
const MAX_VALUE_LINES = 4;

/** Style suffix for the colour of a port; ports with several types are grey, as in Langflow. */
export function typeColor(types: readonly DataType[]): string {
  const [first] = types;
  return first && types.length === 1 ? first : 'several';
}

const typeText = (types: readonly DataType[]) => types.join(' | ');

/**
 * Width at which names and port labels are shown in full, within limits.
 *
 * @param limit greatest width in px; below it types are cut, but not the name of the component
 */
export function nodeWidth(node: FlowNode, limit = NODE_WIDTH.max): number {
  const header = Math.max(measureText(node.component, 'name').width, measureText(node.gloss, 'gloss').width) + ICON_TILE + 10;
  const lines = [...node.rows, ...node.outputs].map(
    ({label, types}) => measureText(label, 'label').width + (types.length > 0 ? measureText(typeText(types), 'type').width + 16 : 0),
  );
  const needed = Math.ceil(Math.max(header, ...lines)) + 2 * PADDING;
  const menu = (node.menu ?? []).reduce((sum, text) => sum + measureText(text, 'label').width + 16, 36);
  const least = Math.min(Math.ceil(header) + 2 * PADDING, NODE_WIDTH.max);
  const wanted = Math.min(limit, Math.max(NODE_WIDTH.min, needed));
  return Math.max(node.menu ? Math.ceil(menu) : 0, limit < NODE_WIDTH.max ? least : 0, wanted);
}

function drawHeader({component, gloss, icon}: FlowNode, width: number): SceneShape[] {
  const left = PADDING + ICON_TILE + 10;
  const room = width - left - PADDING;
  return [
    {kind: 'rect', style: 'tile', x: PADDING, y: 12, width: ICON_TILE, height: ICON_TILE, radius: 8},
    {kind: 'icon', style: 'glyph', icon, x: PADDING + 5, y: 17, size: 20},
    {kind: 'text', style: 'name', x: left, y: 25, text: truncateText(component, 'name', room), room},
    {kind: 'text', style: 'gloss', tone: 'soft', x: left, y: 42, text: truncateText(gloss, 'gloss', room), room},
  ];
}

type Line = {y: number; width: number};

/** Draws label and types on one line, on the right the types first; the list of types is cut if there is no room. */
function drawPortLabel({label, types}: FlowRow | FlowOutput, {y, width}: Line, side: 'left' | 'right'): SceneShape[] {
  const room = width - 2 * PADDING;
  const typeRoom = Math.max(0, room - measureText(label, 'label').width - NEXT_GAP);
  const type = types.length > 0 && typeRoom > 40 ? truncateText(typeText(types), 'type', typeRoom) : '';
  const onRight = side === 'right';
  const pieces = [
    {text: truncateText(label, 'label', room), style: 'label' as const, tone: onRight ? 'ink' : 'soft'},
    ...(type ? [{text: type, style: 'type' as const, tone: `fill-${typeColor(types)}`}] : []),
  ];
  const [head, next] = onRight ? pieces.reverse() : pieces;
  if (!head) return [];
  const place = {x: onRight ? width - PADDING : PADDING, y: y + 16, room, anchor: onRight ? ('end' as const) : ('start' as const)};
  return [{kind: 'text', ...head, ...place, ...(next && {next})}];
}

function drawValue(value: string, {y, width}: Line): {shapes: SceneShape[]; height: number} {
  const room = width - 2 * PADDING - 20;
  const lines = clampText(value, 'value', {room, lines: MAX_VALUE_LINES});
  const height = lines.length * VALUE_LINE + VALUE_PADDING;
  const shapes: SceneShape[] = [
    {kind: 'rect', style: 'sunken', x: PADDING, y, width: width - 2 * PADDING, height, radius: 6},
    ...lines.map(
      (text, index): SceneShape => ({kind: 'text', style: 'value', x: PADDING + 10, y: y + 17.5 + index * VALUE_LINE, text, room}),
    ),
  ];
  return {shapes, height};
}

function drawPort({x, y}: Point, types: readonly DataType[]): SceneShape {
  return {kind: 'circle', style: `port fill-${typeColor(types)}`, cx: x, cy: y, r: PORT_RADIUS};
}

type Rows = {shapes: SceneShape[]; ports: SceneShape[]; inputs: Record<string, Point>; bottom: number};

function drawRows(node: FlowNode, width: number): Rows {
  const result: Rows = {shapes: [], ports: [], inputs: {}, bottom: HEADER};
  for (const row of node.rows) {
    const top = result.bottom;
    const label = drawPortLabel(row, {y: top, width}, 'left');
    const value = row.value === undefined ? {shapes: [], height: 0} : drawValue(row.value, {y: top + LABEL_LINE, width});
    const height = LABEL_LINE + value.height + (value.height > 0 ? ROW_GAP : 0);
    if (row.highlighted) result.shapes.push({kind: 'rect', style: 'litRow', x: 6, y: top, width: width - 12, height, radius: 6});
    result.shapes.push(...label, ...value.shapes);
    if (row.types.length > 0) {
      const port = {x: 0, y: top + LABEL_LINE / 2};
      result.inputs[row.id] = port;
      result.ports.push(drawPort(port, row.types));
    }
    result.bottom = top + height;
  }
  return result;
}

function drawOutputs(
  {outputs}: FlowNode,
  {y, width}: Line,
  arrangement: Arrangement,
): Omit<Rows, 'inputs'> & {outputs: Record<string, Point>} {
  const onRight = arrangement === 'wide';
  const shapes: SceneShape[] = outputs.length > 0 ? [{kind: 'rect', style: 'placeholder', x: 1, y, width: width - 2, height: 1}] : [];
  const places: Record<string, Point> = {};
  const ports = outputs.map((output, index) => {
    const top = y + index * OUTPUT_LINE;
    const port = {x: onRight ? width : 0, y: top + OUTPUT_LINE / 2};
    places[output.id] = port;
    if (output.highlighted)
      shapes.push({kind: 'rect', style: 'litRow', x: 6, y: top + 3, width: width - 12, height: OUTPUT_LINE - 6, radius: 6});
    shapes.push(...drawPortLabel(output, {y: top + 3, width}, onRight ? 'right' : 'left'));
    return drawPort(port, output.types);
  });
  return {shapes, ports, outputs: places, bottom: y + outputs.length * OUTPUT_LINE};
}

function drawNote(text: string, width: number): {shapes: SceneShape[]; height: number} {
  const room = width - 24;
  const lines = clampText(text, 'note', {room, lines: 6});
  const height = lines.length * NOTE_LINE + 14;
  return {
    height: height + NOTE_GAP,
    shapes: [
      {kind: 'rect', style: 'noteCard', x: 0, y: 0, width, height, radius: 4, solid: 'note'},
      ...lines.map((line, index): SceneShape => ({kind: 'text', style: 'note', x: 12, y: 20 + index * NOTE_LINE, text: line, room})),
    ],
  };
}

function drawMenu(labels: readonly string[]): {shapes: SceneShape[]; height: number} {
  let x = 14;
  const items = labels.flatMap((text): SceneShape[] => {
    const room = measureText(text, 'label').width;
    const shapes: SceneShape[] = [{kind: 'text', style: 'label', x, y: 21, text, room}];
    x += room + 16;
    return shapes;
  });
  return {
    height: 32 + NOTE_GAP,
    shapes: [
      {kind: 'rect', style: 'paper', x: 0, y: 0, width: x + 22, height: 32, radius: 10, solid: 'menu'},
      ...items,
      {kind: 'icon', style: 'faint', icon: 'more', x: x - 4, y: 8, size: 16},
    ],
  };
}

/** Draws the note and the header menu above a component. */
function drawTop({note, menu}: FlowNode, width: number): {shapes: SceneShape[]; height: number} {
  const top = note ? drawNote(note, width) : {shapes: [], height: 0};
  const bar = menu ? drawMenu(menu) : {shapes: [], height: 0};
  return {shapes: [...top.shapes, ...moveShapes(bar.shapes, 0, top.height)], height: top.height + bar.height};
}

/** Draws a component with its note and header menu. Inputs are on the left border; outputs on the right, or on the left if narrow. */
export function drawNode(node: FlowNode, width: number, arrangement: Arrangement): NodeDrawing {
  const top = drawTop(node, width);
  const rows = drawRows(node, width);
  const bodyBottom = rows.bottom + (node.rows.length > 0 ? 8 : 0);
  const foot = drawOutputs(node, {y: bodyBottom, width}, arrangement);
  const height = foot.bottom;
  const frame: SceneShape[] = [
    {kind: 'rect', style: 'shade', x: 0, y: 2, width, height: height + 1, radius: 12},
    {kind: 'rect', style: node.highlighted ? 'paper lit' : 'paper', x: 0, y: 0, width, height, radius: 12, solid: node.id},
  ];
  const mark = node.mark === undefined ? [] : drawMark(node.mark, {x: width - 6, y: 2});
  const body = [...frame, ...drawHeader(node, width), ...rows.shapes, ...foot.shapes, ...rows.ports, ...foot.ports, ...mark];
  const lower = (points: Record<string, Point>) =>
    Object.fromEntries(Object.entries(points).map(([id, {x, y}]) => [id, {x, y: y + top.height}]));
  return {
    width,
    height: height + top.height,
    shapes: [...top.shapes, ...moveShapes(body, 0, top.height)],
    inputs: lower(rows.inputs),
    outputs: lower(foot.outputs),
  };
}
