import type {Edit, TextRun} from '../types';

/**
 * The edit that puts text between two characters of a run (before the character at `index`).
 * At the edge of bold text or a link it goes outside; between two such elements there is no right place.
 */
export function insertAt(run: TextRun, index: number, text: string): Edit[] {
  const before = run.places[index - 1];
  const after = run.places[index];
  if (!before || !after) return [];
  if (before.parent === after.parent || before.depth < after.depth) return [{start: before.end, end: before.end, text}];
  return after.depth < before.depth ? [{start: after.start, end: after.start, text}] : [];
}

/** The edit that replaces one character of a run; an empty text removes it. */
export function replaceAt(run: TextRun, index: number, text: string): Edit[] {
  const place = run.places[index];
  return place ? [{start: place.start, end: place.end, text}] : [];
}

/** Source offset of a character of a run. */
export function offsetAt(run: TextRun, index: number): number {
  return run.places[index]?.start ?? run.places.at(-1)?.end ?? 0;
}

/** A few characters around a place, for messages; inline code shows as `` `…` ``. */
export function quoteAround(run: TextRun, start: number, end = start + 1): string {
  return run.text
    .slice(Math.max(0, start - 6), end + 6)
    .replaceAll('\uE000', '`…`')
    .replaceAll('\uE001', '')
    .replaceAll('\n', '⏎')
    .trim();
}
