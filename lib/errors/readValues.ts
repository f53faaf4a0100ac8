import {escapeRegExp} from '../input/escapeRegExp';
import {VARIES} from './text';

/** Finds a piece of a pattern at or after a position; the kind of white space does not matter. */
function findPiece(piece: string, text: string, from: number): [start: number, end: number] | undefined {
  const pattern = new RegExp(escapeRegExp(piece).replace(/\s+/g, '\\s+'), 'g');
  pattern.lastIndex = from;
  const match = pattern.exec(text);
  return match ? [match.index, match.index + match[0].length] : undefined;
}

/**
 * Returns the value for each `…`; undefined if the text does not contain the fixed parts exactly. The first occurrence of each part is
 * used: one regular expression for the whole pattern would try all ways of placing many short parts in a text.
 */
export function readValues(pattern: string, text: string): string[] | undefined {
  const values: string[] = [];
  let end: number | undefined;
  for (const piece of pattern.split(VARIES)) {
    const place = findPiece(piece, text, end ?? 0);
    if (!place) return undefined;
    if (end !== undefined) values.push(text.slice(end, place[0]));
    end = place[1];
  }
  // A variable part at the end extends to the end of its line.
  if (pattern.endsWith(VARIES)) values.splice(-1, 1, /.*/.exec(text.slice(end))?.[0] ?? '');
  return values;
}
