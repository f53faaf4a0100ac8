import {escapeRegExp} from '../input/escapeRegExp';
import {VARIES} from './text';

/** Where a piece of a pattern stands at or behind a position, however its white space is written. */
function findPiece(piece: string, text: string, from: number): [start: number, end: number] | undefined {
  const pattern = new RegExp(escapeRegExp(piece).replace(/\s+/g, '\\s+'), 'g');
  pattern.lastIndex = from;
  const match = pattern.exec(text);
  return match ? [match.index, match.index + match[0].length] : undefined;
}

/**
 * What stands in the place of each `…`; nothing where the fixed parts are not there to the letter. Each part is taken where it comes first:
 * one expression for the whole would try all ways to lay many short parts on a text.
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
  // What varies at the end goes to the end of its line.
  if (pattern.endsWith(VARIES)) values.splice(-1, 1, /.*/.exec(text.slice(end))?.[0] ?? '');
  return values;
}
