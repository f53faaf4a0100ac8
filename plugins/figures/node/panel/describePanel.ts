import {childrenOf, type Piece, pieceKind} from './pieces';

function describePiece(piece: Piece): string[] {
  const {name, props} = piece;
  const own = pieceKind(name).describe(props);
  const numbered = own && props.mark !== undefined ? `（${props.mark}）${own}` : own;
  return [...(numbered ? [numbered] : []), ...childrenOf(piece).flatMap(describePiece)];
}

/** Describes the pieces of a panel in words, in reading order. */
export function describePanel(pieces: readonly Piece[]): string[] {
  return pieces.flatMap(describePiece).map((sentence) => (/[。！？]$/.test(sentence) ? sentence : `${sentence}。`));
}

/** Numbers of the pieces of a panel, and of the items of its lists and menus. */
export function findMarks(pieces: readonly Piece[]): number[] {
  return pieces.flatMap((piece) => {
    const {name, props} = piece;
    const lines = name === 'list' || name === 'menu' ? (props.items as {mark?: number}[]) : [];
    return [...[props, ...lines].flatMap(({mark}) => mark ?? []), ...findMarks(childrenOf(piece))];
  });
}
