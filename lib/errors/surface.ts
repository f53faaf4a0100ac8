import {type Normalised, normalise} from './text';

/** A paste that patterns are aligned with; `edges` are the positions where lines start and end. Positions count characters of `text`. */
export type Surface = Normalised & {original: string; edges: number[]};

/** Normalises a paste and finds its lines. */
export function createSurface(original: string): Surface {
  const normalised = normalise(original);
  const {places} = normalised;
  const edges = [0];
  for (let position = 1; position < places.length; position += 1) {
    if (original.slice(places[position - 1], places[position]).includes('\n')) edges.push(position);
  }
  return {...normalised, original, edges: [...edges, places.length]};
}

/** Start of the line that contains a position. */
export const lineStart = ({edges}: Surface, position: number): number => Math.max(0, ...edges.filter((edge) => edge <= position));

/** End of the line that contains a position. */
export const lineEnd = ({edges, places}: Surface, position: number): number => edges.find((edge) => edge >= position) ?? places.length;

/** Original text of a range of the normalised text, without the punctuation around it. */
export function originalText({original, places, text}: Surface, from: number, to: number): string {
  let [start, end] = [from, to];
  while (start < end && text[start] === ' ') start += 1;
  while (end > start && text[end - 1] === ' ') end -= 1;
  return end > start ? original.slice(places[start], (places[end - 1] ?? 0) + 1) : '';
}
