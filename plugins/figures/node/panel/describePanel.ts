import type {Panel} from './parsePanel';
import {pieceKind} from './pieces';
import type {Piece} from './types';

function describePiece(piece: Piece): string[] {
  const own = pieceKind(piece.name)?.describe(piece.props) ?? '';
  const numbered = own && piece.props.mark !== undefined ? `（${piece.props.mark}）${own}` : own;
  return [...(numbered ? [numbered] : []), ...piece.children.flat().flatMap(describePiece)];
}

/** States the parts of a screen in words, in reading order. */
export function describePanel({pieces}: Panel): string[] {
  return pieces.flatMap(describePiece).map((sentence) => (/[。！？]$/.test(sentence) ? sentence : `${sentence}。`));
}
