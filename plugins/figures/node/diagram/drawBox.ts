import type {Arrangement} from '../../types';
import {drawMark} from '../svg/drawMark';
import type {IconName} from '../svg/icons';
import type {SceneShape} from '../svg/scene';
import {measureText, wrapText} from '../svg/textMeasure';
import type {DiagramNode} from './parseDiagram';

const ICON_TILE = 30;
const LABEL_LINE = 19;
const NOTE_LINE = 17;

/** On phones the icon is above the text, so that two boxes fit side by side. */
const FORMS = {
  wide: {padding: 14, maxText: 132, minWidth: 108},
  narrow: {padding: 8, maxText: 112, minWidth: 82},
} as const satisfies Record<Arrangement, unknown>;

export type BoxDrawing = {width: number; height: number; shapes: SceneShape[]};

type Texts = {labels: string[]; notes: string[]; room: number; height: number};

function layText({label, note}: DiagramNode, maxText: number): Texts {
  const labels = wrapText(label, 'strong', maxText);
  const notes = note ? wrapText(note, 'gloss', maxText) : [];
  const widths = [...labels.map((line) => measureText(line, 'strong').width), ...notes.map((line) => measureText(line, 'gloss').width)];
  return {labels, notes, room: Math.ceil(Math.max(...widths)) + 2, height: labels.length * LABEL_LINE + notes.length * NOTE_LINE};
}

function drawTexts({labels, notes, room}: Texts, {x, y, anchor}: {x: number; y: number; anchor: 'start' | 'middle'}): SceneShape[] {
  return [
    ...labels.map((text, index): SceneShape => ({kind: 'text', style: 'strong', x, y: y + 14 + index * LABEL_LINE, text, anchor, room})),
    ...notes.map(
      (text, index): SceneShape => ({
        kind: 'text',
        style: 'gloss',
        tone: 'soft',
        x,
        y: y + labels.length * LABEL_LINE + 12.5 + index * NOTE_LINE,
        text,
        anchor,
        room,
      }),
    ),
  ];
}

function drawIcon(icon: IconName, x: number, y: number): SceneShape[] {
  return [
    {kind: 'rect', style: 'tile', x, y, width: ICON_TILE, height: ICON_TILE, radius: 8},
    {kind: 'icon', style: 'glyph', icon, x: x + 5, y: y + 5, size: 20},
  ];
}

/** Draws a node of a diagram at the origin. */
export function drawBox(node: DiagramNode, arrangement: Arrangement): BoxDrawing {
  const {id, icon, highlight, mark} = node;
  const {padding, maxText, minWidth} = FORMS[arrangement];
  const texts = layText(node, maxText);
  const isStacked = arrangement === 'narrow';
  const beside = icon && !isStacked ? ICON_TILE + 10 : 0;
  const above = icon && isStacked ? ICON_TILE + 6 : 0;
  const width = Math.max(minWidth, texts.room + beside + 2 * padding);
  const height = above + Math.max(beside ? ICON_TILE : 0, texts.height) + 2 * 11;
  const top = above + (height - above - texts.height) / 2;
  const place = beside
    ? {x: padding + beside, y: top, anchor: 'start' as const}
    : {x: width / 2, y: top - (above ? 2 : 0), anchor: 'middle' as const};
  return {
    width,
    height,
    shapes: [
      {kind: 'rect', style: 'shade', x: 0, y: 2, width, height: height + 1, radius: 10},
      {kind: 'rect', style: highlight ? 'paper lit' : 'paper', x: 0, y: 0, width, height, radius: 10, solid: id},
      ...(icon ? drawIcon(icon, isStacked ? (width - ICON_TILE) / 2 : padding, isStacked ? 10 : (height - ICON_TILE) / 2) : []),
      ...drawTexts(texts, place),
      ...(mark === undefined ? [] : drawMark(mark, {x: width - 5, y: 1})),
    ],
  };
}
