import * as z from 'zod';
import {moveShapes, type Shape} from '../../svg/scene';
import {number, someOf, words} from '../../yaml/schema';
import {type DrawContext, type Drawing, definePiece, type Piece} from '../types';

const TITLE_BAR = 38;
const PADDING = 16;

/** A window or page of the program, with its title bar. */
export const window = definePiece({
  schema: z.strictObject({title: words, content: z.unknown()}),
  compartments: ({content}) => [{value: content, path: ['content']}],
  draw({props, width, children, drawColumn}) {
    const inner = drawColumn(children[0] ?? [], width - 2 * PADDING);
    const height = TITLE_BAR + inner.height + 2 * PADDING;
    return {
      width,
      height,
      shapes: [
        {kind: 'rect', style: 'shade', x: 0, y: 2, width, height: height + 1, radius: 12},
        {kind: 'rect', style: 'paper', x: 0, y: 0, width, height, radius: 12, solid: 'window'},
        {kind: 'rect', style: 'placeholder', x: 0, y: TITLE_BAR, width, height: 1},
        ...[0, 1, 2].map((dot): Shape => ({kind: 'circle', style: 'off', cx: 18 + dot * 15, cy: TITLE_BAR / 2, r: 4.5})),
        {
          kind: 'text',
          style: 'gloss',
          tone: 'soft',
          x: width / 2,
          y: TITLE_BAR / 2 + 4.5,
          text: props.title,
          anchor: 'middle',
          room: width - 140,
        },
        ...moveShapes(inner.shapes, PADDING, TITLE_BAR + PADDING),
      ],
    };
  },
  describe: ({title}) => `窗口“${title}”`,
});

/** A framed area, like a card or a dialog. */
export const box = definePiece({
  schema: z.strictObject({content: z.unknown(), tone: z.enum(['paper', 'sunken']).optional()}),
  shorthand: 'content',
  compartments: ({content}) => [{value: content, path: ['content']}],
  draw({props, width, children, drawColumn}) {
    const inner = drawColumn(children[0] ?? [], width - 28);
    const height = inner.height + 28;
    return {
      width,
      height,
      shapes: [{kind: 'rect', style: props.tone ?? 'paper', x: 0, y: 0, width, height, radius: 10}, ...moveShapes(inner.shapes, 14, 14)],
    };
  },
  describe: () => '',
});

/** A part of the workspace with its dotted ground. */
export const canvas = definePiece({
  schema: z.strictObject({content: z.unknown().optional(), height: number.optional()}),
  compartments: ({content}) => (content === undefined ? [] : [{value: content, path: ['content']}]),
  draw({props, width, children, drawColumn}) {
    const inner = drawColumn(children[0] ?? [], width - 32);
    const height = Math.max(props.height ?? 0, inner.height + 32);
    const grounds = (['canvas', 'dots'] as const).map((style): Shape => ({kind: 'rect', style, x: 0, y: 0, width, height, radius: 8}));
    return {width, height, shapes: [...grounds, ...moveShapes(inner.shapes, 16, 16)]};
  },
  describe: () => '画布',
});

const column = z.strictObject({share: number.optional(), tone: z.enum(['sunken']).optional(), content: z.unknown()});
const COLUMN_GAP = 16;
const COLUMN_PADDING = 12;

function drawColumnBox(
  {tone}: z.infer<typeof column>,
  pieces: readonly Piece[],
  {width, drawColumn}: {width: number; drawColumn: DrawContext<unknown>['drawColumn']},
): Drawing {
  if (tone !== 'sunken') return drawColumn(pieces, width);
  const inner = drawColumn(pieces, width - 2 * COLUMN_PADDING);
  return {width, height: inner.height + 2 * COLUMN_PADDING, shapes: moveShapes(inner.shapes, COLUMN_PADDING, COLUMN_PADDING)};
}

/** Areas side by side; on a phone below one another, unless `keep` is set. */
export const columns = definePiece({
  schema: z.strictObject({items: someOf(column), keep: z.boolean().optional()}),
  shorthand: 'items',
  compartments: ({items}) => items.map(({content}, index) => ({value: content, path: ['items', index, 'content']})),
  draw({props: {items, keep}, width, arrangement, children, drawColumn}) {
    const isStacked = arrangement === 'narrow' && !keep;
    const total = items.reduce((sum, {share = 1}) => sum + share, 0);
    const usable = width - COLUMN_GAP * (items.length - 1);
    const drawings = items.map((item, index) =>
      drawColumnBox(item, children[index] ?? [], {width: isStacked ? width : ((item.share ?? 1) / total) * usable, drawColumn}),
    );
    const tallest = Math.max(...drawings.map(({height}) => height));
    let offset = 0;
    const shapes = drawings.flatMap((drawing, index): Shape[] => {
      const height = isStacked ? drawing.height : tallest;
      const ground: Shape[] =
        items[index]?.tone === 'sunken' ? [{kind: 'rect', style: 'band', x: 0, y: 0, width: drawing.width, height, radius: 8}] : [];
      const placed = moveShapes([...ground, ...drawing.shapes], isStacked ? 0 : offset, isStacked ? offset : 0);
      offset += (isStacked ? drawing.height : drawing.width) + COLUMN_GAP;
      return placed;
    });
    return {width, height: isStacked ? offset - COLUMN_GAP : tallest, shapes};
  },
  describe: () => '',
});

const ROW_GAP = 10;

/** Takes what its row has left. */
export const space = definePiece({
  schema: z.strictObject({}),
  draw: () => ({width: 0, height: 0, shapes: []}),
  describe: () => '',
});

const grows = ({name}: Piece) => name === 'space' || name === 'field';
const GROW_MIN: Record<string, number> = {space: 0, field: 150};

type Line = {pieces: {piece: Piece; drawing: Drawing}[]; used: number};

/** Fills lines like words: what does not fit goes to the next one. */
function breakLines({children, width, drawPiece}: DrawContext<unknown>): Line[] {
  const lines: Line[] = [{pieces: [], used: 0}];
  for (const piece of children[0] ?? []) {
    const drawing = drawPiece(piece, width);
    const needed = grows(piece) ? (GROW_MIN[piece.name] ?? 0) : drawing.width;
    let line = lines.at(-1) as Line;
    if (line.pieces.length > 0 && line.used + ROW_GAP + needed > width) {
      line = {pieces: [], used: 0};
      lines.push(line);
    }
    line.used += needed + (line.pieces.length > 0 ? ROW_GAP : 0);
    line.pieces.push({piece, drawing});
  }
  return lines;
}

function drawLine({pieces, used}: Line, context: DrawContext<unknown>): Drawing {
  const growing = pieces.filter(({piece}) => grows(piece)).length;
  const extra = growing > 0 ? (context.width - used) / growing : 0;
  const drawings = pieces.map(({piece, drawing}) => {
    if (!grows(piece)) return drawing;
    const width = (GROW_MIN[piece.name] ?? 0) + extra;
    return piece.name === 'space' ? {width, height: 0, shapes: []} : context.drawPiece(piece, width);
  });
  const height = Math.max(...drawings.map((drawing) => drawing.height));
  let x = 0;
  const shapes = drawings.flatMap((drawing) => {
    const placed = moveShapes(drawing.shapes, x, (height - drawing.height) / 2);
    x += drawing.width + ROW_GAP;
    return placed;
  });
  return {width: x - ROW_GAP, height, shapes};
}

/** Pieces in one line: buttons, fields, icons. */
export const row = definePiece({
  schema: z.strictObject({items: z.unknown()}),
  shorthand: 'items',
  compartments: ({items}) => [{value: items, path: ['items']}],
  draw(context) {
    let y = 0;
    const drawings = breakLines(context).map((line) => drawLine(line, context));
    const shapes = drawings.flatMap((drawing) => {
      const placed = moveShapes(drawing.shapes, 0, y);
      y += drawing.height + ROW_GAP;
      return placed;
    });
    return {width: Math.max(...drawings.map(({width}) => width)), height: y - ROW_GAP, shapes};
  },
  describe: () => '',
});
