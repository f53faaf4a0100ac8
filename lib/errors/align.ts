import {GAP} from './text';

/** How a pattern lies on a text; positions are indexes of the normalised text. */
export type Alignment = {
  /** Cost of what does not agree, in characters. */
  cost: number;
  /** Fixed characters of the pattern. */
  length: number;
  start: number;
  end: number;
  /** What stands in the place of each gap. */
  gaps: [start: number, end: number][];
};

const CHANGED = 1;
/** A text may be cut at either end: what is missing there weighs less. */
const CUT = 0.45;
/** A long value is a little less likely than a short one. */
const IN_GAP = 0.004;
const SPACE = 0.4;

// Where a cell's best way came from.
const DIAGONAL = 1;
const FROM_PATTERN = 2;
const FROM_TEXT = 3;

const costOf = (char: string) => (char === ' ' ? SPACE : CHANGED);

/**
 * Finds where a pattern lies best in a text: all of the pattern, any part of the text, and in its gaps anything.
 *
 * @param pattern as `normalisePattern` gives it
 * @param text as `normalise` gives it
 * @returns the alignment, or `undefined` where more than `limit` does not agree
 */
export function align(pattern: string, text: string, limit: number): Alignment | undefined {
  const rows = pattern.length;
  const columns = text.length;
  const width = columns + 1;
  const ways = new Uint8Array((rows + 1) * width);
  let before = new Float32Array(width);
  let here = new Float32Array(width);
  let length = 0;
  for (let i = 1; i <= rows; i += 1) {
    const char = pattern[i - 1] as string;
    const isGap = char === GAP;
    const own = isGap ? 0 : costOf(char);
    if (!isGap && char !== ' ') length += 1;
    here[0] = (before[0] as number) + own * CUT;
    ways[i * width] = FROM_PATTERN;
    let least = here[0];
    for (let j = 1; j <= columns; j += 1) {
      const isLast = j === columns;
      let best = (before[j] as number) + (isLast ? own * CUT : own);
      let way = FROM_PATTERN;
      const textChar = text[j - 1] as string;
      if (isGap) {
        const longer = (here[j - 1] as number) + IN_GAP;
        if (longer < best) {
          best = longer;
          way = FROM_TEXT;
        }
      } else {
        const matched = (before[j - 1] as number) + (char === textChar ? 0 : Math.max(own, costOf(textChar)));
        // An equal way through both keeps what agrees together.
        if (matched <= best) {
          best = matched;
          way = DIAGONAL;
        }
        const extra = (here[j - 1] as number) + costOf(textChar);
        if (extra < best) {
          best = extra;
          way = FROM_TEXT;
        }
      }
      here[j] = best;
      ways[i * width + j] = way;
      if (best < least) least = best;
    }
    if (least > limit) return undefined;
    [before, here] = [here, before];
  }
  let end = 0;
  for (let j = 1; j <= columns; j += 1) if ((before[j] as number) < (before[end] as number)) end = j;
  const cost = before[end] as number;
  return {cost, length, ...trace(pattern, ways, width, end)};
}

function trace(pattern: string, ways: Uint8Array, width: number, end: number): Pick<Alignment, 'start' | 'end' | 'gaps'> {
  const gaps: [number, number][] = [];
  let rowOfGap = -1;
  let i = pattern.length;
  let j = end;
  while (i > 0) {
    const isGap = pattern[i - 1] === GAP;
    if (isGap && rowOfGap !== i) {
      gaps.unshift([j, j]);
      rowOfGap = i;
    }
    const way = ways[i * width + j];
    if (way === FROM_PATTERN) i -= 1;
    else {
      j -= 1;
      if (way === DIAGONAL) i -= 1;
      else if (isGap && gaps[0]) gaps[0][0] = j;
    }
  }
  return {start: j, end, gaps};
}
