/** Up to this length a name stays in one piece: breaks in it would save no room. */
const SHORT_NAME = 16;

/** Shorter pieces stay together: every place to break at is an element, and long lists have thousands of names. */
const SHORT_PIECE = 10;

/** A longer piece may not fit into the text column of the narrowest phones. */
const LONGEST_PIECE = 24;

/** An option as a whole; what stands between joints, where the point of a number is none, with those around it. */
const PIECE = /-\S*\s*|[_/.]*(?:\d\.(?=\d)|[^\s_/.])+[_/.]*\s*|[_/.]+\s*|\s+/g;

/**
 * Takes a name or a command apart where a line may end within it: after `_`, `/` and `.`, and after a space. A mark that begins a word
 * belongs to it, as in `.env`; an option (`--env-file`) is never broken.
 *
 * @returns the pieces in their order; joined, they are the text
 */
export function namePieces(text: string): string[] {
  // Markup is no name: it has spaces to break at.
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

/** Whether a piece may be too long for a line: there, and only there, it breaks anywhere (`code > span` in src/css/article.css). */
export const isLong = (piece: string): boolean => piece.length > LONGEST_PIECE;
