import {type PanelPiece, panelChildren, pieceKind} from './pieces';

function describePiece(piece: PanelPiece): string[] {
  const {name, props} = piece;
  const own = pieceKind(name).describe(props);
  const numbered = own && props.mark !== undefined ? `（${props.mark}）${own}` : own;
  return [...(numbered ? [numbered] : []), ...panelChildren(piece).flatMap(describePiece)];
}

/** Describes the pieces of a panel in words, in reading order. */
export function describePanel(pieces: readonly PanelPiece[]): string[] {
  return pieces.flatMap(describePiece).map((sentence) => (/[。！？]$/.test(sentence) ? sentence : `${sentence}。`));
}

/** Numbers of the pieces of a panel, and of the items of its lists and menus. */
export function findMarks(pieces: readonly PanelPiece[]): number[] {
  return pieces.flatMap((piece) => {
    const {name, props} = piece;
    const lines = name === 'list' || name === 'menu' ? (props.items as {mark?: number}[]) : [];
    return [...[props, ...lines].flatMap(({mark}) => mark ?? []), ...findMarks(panelChildren(piece))];
  });
}
