/** Marks, joiners, modifiers and tags: they belong to the character before them. */
const CONTINUES = /^(?:\p{M}|\p{Emoji_Modifier}|\u200c|\u200d|[\u{e0020}-\u{e007f}])/u;
/** Halves of flags: two of them are one character. */
const FLAG_HALF = /^\p{Regional_Indicator}/u;
const FLAG_HALVES = /\p{Regional_Indicator}+$/u;
/** Longer piles of marks are no character of any language, and may be cut. */
const MOST_BACK = 32;

const isPair = (text: string, index: number): boolean => (text.codePointAt(index - 1) ?? 0) > 0xffff;

/** Whether a character goes across an index: a surrogate pair, or a letter or emoji with what belongs to it. */
function isInside(text: string, index: number): boolean {
  if (index <= 0 || index >= text.length) return false;
  if (isPair(text, index)) return true;
  const next = text.substring(index);
  if (CONTINUES.test(next) || text.charAt(index - 1) === '\u200d') return true;
  // A flag has four code units, so an odd number of halves before the index means that it is inside of one.
  const before = FLAG_HALF.test(next) ? FLAG_HALVES.exec(text.substring(index - 64, index)) : null;
  return before !== null && before[0].length % 4 === 2;
}

/** The nearest index, in one direction, that is between two characters. */
export function characterEdge(text: string, index: number, step: 1 | -1): number {
  let edge = index;
  for (let moved = 0; moved < MOST_BACK && isInside(text, edge); moved += 1) edge += step;
  // Never a half of a surrogate pair.
  while (isPair(text, edge)) edge += step;
  return edge;
}

/**
 * Beginning of a text, without a cut character at its end. (`Intl.Segmenter` is missing before Firefox 125.)
 *
 * @param limit maximum UTF-16 code units, as `maxlength` counts
 * @param ellipsis appended to a text that was cut; not counted
 */
export function cutText(text: string, limit: number, ellipsis = ''): string {
  return text.length <= limit ? text : text.substring(0, characterEdge(text, limit, -1)) + ellipsis;
}

/** End of a text of at most `limit` UTF-16 code units, without a cut character at its start. */
export function cutTextStart(text: string, limit: number): string {
  return text.length <= limit ? text : text.substring(characterEdge(text, text.length - limit, 1));
}

/** Replaces surrogates without a partner: `encodeURIComponent` throws on them. (`toWellFormed` is missing before Safari 16.4.) */
export const toWellFormedText = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');

/** Encodes any text for a part of an address. */
export const encodeText = (text: string): string => encodeURIComponent(toWellFormedText(text));

/** Decodes a part of an address; undefined if it is not valid. */
export function decodePart(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
