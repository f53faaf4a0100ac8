import {drawMark} from '../svg/drawMark';
import type {Shape} from '../svg/scene';
import {measureText, wrapText} from '../svg/textMeasure';
import type {DiagramNode} from './parseDiagram';

const PADDING = 14;
const ICON_TILE = 30;
const LABEL_LINE = 19;
const NOTE_LINE = 17;
const MAX_TEXT = 170;
const MIN_WIDTH = 108;

export type BoxDrawing = {width: number; height: number; shapes: Shape[]};

/** Draws one part of an architecture at the origin. */
export function drawBox({id, label, note, icon, highlight, mark}: DiagramNode): BoxDrawing {
  const lead = icon ? ICON_TILE + 10 : 0;
  const labels = wrapText(label, 'strong', MAX_TEXT);
  const notes = note ? wrapText(note, 'gloss', MAX_TEXT) : [];
  const textWidth = Math.max(
    ...labels.map((line) => measureText(line, 'strong').width),
    ...notes.map((line) => measureText(line, 'gloss').width),
  );
  const room = Math.ceil(textWidth) + 2;
  const width = Math.max(MIN_WIDTH, room + lead + 2 * PADDING);
  const textHeight = labels.length * LABEL_LINE + notes.length * NOTE_LINE;
  const height = Math.max(icon ? ICON_TILE : 0, textHeight) + 2 * 12;
  const top = (height - textHeight) / 2;
  const shapes: Shape[] = [
    {kind: 'rect', style: 'shade', x: 0, y: 2, width, height: height + 1, radius: 10},
    {kind: 'rect', style: highlight ? 'paper lit' : 'paper', x: 0, y: 0, width, height, radius: 10, solid: id},
  ];
  if (icon) {
    shapes.push({kind: 'rect', style: 'tile', x: PADDING, y: (height - ICON_TILE) / 2, width: ICON_TILE, height: ICON_TILE, radius: 8});
    shapes.push({kind: 'icon', style: 'glyph', icon, x: PADDING + 5, y: (height - ICON_TILE) / 2 + 5, size: 20});
  }
  const x = icon ? PADDING + lead : width / 2;
  const anchor = icon ? 'start' : 'middle';
  labels.forEach((text, index) => {
    shapes.push({kind: 'text', style: 'strong', x, y: top + 14 + index * LABEL_LINE, text, anchor, room});
  });
  notes.forEach((text, index) => {
    shapes.push({
      kind: 'text',
      style: 'gloss',
      tone: 'soft',
      x,
      y: top + labels.length * LABEL_LINE + 12.5 + index * NOTE_LINE,
      text,
      anchor,
      room,
    });
  });
  if (mark !== undefined) shapes.push(...drawMark(mark, {x: width - 5, y: 1}));
  return {width, height, shapes};
}
