/** Names up to this length are not split: breaking them would save no space. */
const SHORT_NAME = 16;

/** Shorter pieces are joined: each break opportunity is an element, and long lists have thousands of names. */
const SHORT_PIECE = 10;

/** Longer pieces may not fit into the text column of the narrowest phones. */
const LONGEST_PIECE = 24;

/** Matches a whole option, or text between joints together with the joints around it. The point of a number is no joint. */
const PIECE = /-\S*\s*|[_/.]*(?:\d\.(?=\d)|[^\s_/.])+[_/.]*\s*|[_/.]+\s*|\s+/g;

/**
 * Splits a name or command where a line may break: after `_`, `/`, `.` and spaces. A mark at the start of a word stays with it, as in
 * `.env`; an option (`--env-file`) is never split.
 *
 * @returns the pieces in order; joined, they equal the text
 */
export function namePieces(text: string): string[] {
  // Text with markup is not a name and has spaces to break at.
  if (text.length <= SHORT_NAME || text.includes('<')) return [text];
  const pieces: string[] = [];
  for (const piece of text.match(PIECE) ?? []) {
    const last = pieces.at(-1) ?? '';
    const isJoined = last !== '' && last.length < SHORT_PIECE && last.length + piece.length <= LONGEST_PIECE;
    if (isJoined) pieces[pieces.length - 1] = last + piece;
    else pieces.push(piece);
  }
  return pieces;
}

/** Within such a piece, browsers find no place to break a line but joints: after `/` and spaces. They break between `]` and `(`, and between `=` and `[`. */
const SOLID = /^(?!\/|.*(?:\]\(|=\[))[\w.:,;=*"'`$#@&<>~^+%()[\] /]*$/;

/** A piece of a name as pages show it. */
export type ShownPiece = {
  text: string;
  /** White space after the piece, where a line may break without a `wbr`. */
  space: string;
  /** An element that does not break (`whole`), one that breaks anywhere (`long`), or text, which long lists have thousands of. */
  kind: 'text' | 'whole' | 'long';
};

function kindOf(text: string, isAlone: boolean): ShownPiece['kind'] {
  if (text.length > LONGEST_PIECE) return 'long';
  return isAlone || SOLID.test(text) ? 'text' : 'whole';
}

/** The pieces of a name as pages show it. A `code` with several breaks where its elements allow it, one with a single piece does not. */
export function showName(text: string): ShownPiece[] {
  const pieces = namePieces(text);
  return pieces.map((piece) => {
    const shown = piece.trimEnd();
    return {text: shown, space: piece.slice(shown.length), kind: kindOf(shown, pieces.length === 1)};
  });
}
