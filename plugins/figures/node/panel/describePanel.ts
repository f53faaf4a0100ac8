import {childrenOf, type Piece, pieceKind} from './pieces';

function describePiece(piece: Piece): string[] {
  const {name, props} = piece;
  const own = pieceKind(name).describe(props);
  const numbered = own && props.mark !== undefined ? `（${props.mark}）${own}` : own;
  return [...(numbered ? [numbered] : []), ...childrenOf(piece).flatMap(describePiece)];
}

/** States the parts of a screen in words, in reading order. */
export function describePanel(pieces: readonly Piece[]): string[] {
  return pieces.flatMap(describePiece).map((sentence) => (/[。！？]$/.test(sentence) ? sentence : `${sentence}。`));
}

/** Numbers that pieces of a panel, or lines of its lists, carry. */
export function findMarks(pieces: readonly Piece[]): number[] {
  return pieces.flatMap((piece) => {
    const {name, props} = piece;
    const lines = name === 'list' || name === 'menu' ? (props.items as {mark?: number}[]) : [];
    return [...[props, ...lines].flatMap(({mark}) => mark ?? []), ...findMarks(childrenOf(piece))];
  });
}
