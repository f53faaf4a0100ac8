import type {Arrangement} from '../../types';
import {drawGround} from '../svg/drawGround';
import {drawMark} from '../svg/drawMark';
import {moveShapes, type Scene, type Shape} from '../svg/scene';
import type {Panel} from './parsePanel';
import {pieceKind} from './pieces';
import type {Drawing, Piece} from './types';

const NARROW_WIDTH = 360;
const MARGIN: Record<Arrangement, number> = {wide: 22, narrow: 10};
const GAP = 12;
const FRAME = 5;

/** What any piece can have around it: a number, and a frame that draws the eye. */
function decorate({props: {mark, highlight}}: Piece, drawing: Drawing): Drawing {
  const {width, height} = drawing;
  const frame: Shape[] = highlight
    ? [{kind: 'rect', style: 'frame', x: -FRAME, y: -FRAME, width: width + 2 * FRAME, height: height + 2 * FRAME, radius: 12}]
    : [];
  const badge = mark === undefined ? [] : drawMark(mark, {x: width + 4, y: 0});
  return {...drawing, shapes: [...drawing.shapes, ...frame, ...badge]};
}

function createPainter(arrangement: Arrangement) {
  const drawPiece = (piece: Piece, width: number): Drawing => {
    const kind = pieceKind(piece.name);
    if (!kind) throw new Error(`Unknown piece "${piece.name}"`);
    return decorate(piece, kind.draw({props: piece.props, width, arrangement, children: piece.children, drawColumn, drawPiece}));
  };
  const drawColumn = (pieces: readonly Piece[], width: number): Drawing => {
    let y = 0;
    const shapes = pieces.flatMap((piece) => {
      const drawing = drawPiece(piece, width);
      const placed = moveShapes(drawing.shapes, 0, y);
      y += drawing.height + GAP;
      return placed;
    });
    return {width, height: Math.max(0, y - GAP), shapes};
  };
  return drawColumn;
}

/** Draws the sketch of a screen. */
export function arrangePanel({pieces, width: wideWidth}: Panel, arrangement: Arrangement): Scene {
  const width = arrangement === 'wide' ? wideWidth : Math.min(NARROW_WIDTH, wideWidth);
  const margin = MARGIN[arrangement];
  const body = createPainter(arrangement)(pieces, width - 2 * margin);
  const height = Math.ceil(body.height + 2 * margin);
  return {width, height, shapes: [...drawGround({width, height}), ...moveShapes(body.shapes, margin, margin)]};
}
