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

/** Whether a piece may be longer than a line. Only such pieces break anywhere (`code > span` in src/css/article.css). */
export const isLong = (piece: string): boolean => piece.length > LONGEST_PIECE;
