/** A piece of a text with marks. */
export type MarkedPiece = {text: string; isMarked: boolean};

/** Takes a text with marks apart. A mark without its partner marks nothing. */
export function splitMarks(marked: string): MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let at = 0;
  for (const match of marked.matchAll(/<mark>([\s\S]*?)<\/mark>/g)) {
    if (match.index > at) pieces.push({text: marked.slice(at, match.index), isMarked: false});
    pieces.push({text: match[1] as string, isMarked: true});
    at = match.index + match[0].length;
  }
  if (at < marked.length) pieces.push({text: marked.slice(at), isMarked: false});
  return pieces;
}
