import {GAP} from './text';
import {CUT, DIFFERENCE, IN_GAP} from './weights';

/** Alignment of a pattern with a text. Positions are indexes in the normalised text. */
export type Alignment = {
  /** Cost of the differences, in characters. */
  cost: number;
  /** Number of fixed characters of the pattern. */
  length: number;
  start: number;
  end: number;
  /** Range of the text for each gap. */
  gaps: [start: number, end: number][];
  /** Number of characters of the pattern that are missing before the first and after the last one that is laid on a letter. */
  cutStart: number;
  cutEnd: number;
  /** Number of fixed characters of the pattern that the text has. */
  matched: number;
};

// Origin of the best path to a cell.
const DIAGONAL = 1;
const FROM_PATTERN = 2;
const FROM_TEXT = 3;

const costOf = (char: string): number => (char === ' ' ? DIFFERENCE.space : DIFFERENCE.letter);

/** Data for computing a row: the previous row, the row itself, the path origins, and the cost factor of a missing character by position. */
type Row = {before: Float32Array; here: Float32Array; ways: Uint8Array; offset: number; missing: Float32Array};

/** A gap matches any part of the text. */
function fillGapRow({before, here, ways, offset}: Row): void {
  here[0] = before[0] as number;
  ways[offset] = FROM_PATTERN;
  for (let j = 1; j < here.length; j += 1) {
    const longer = (here[j - 1] as number) + IN_GAP;
    const isLonger = longer < (before[j] as number);
    here[j] = isLonger ? longer : (before[j] as number);
    ways[offset + j] = isLonger ? FROM_TEXT : FROM_PATTERN;
  }
}

/** A fixed character matches, is replaced, is missing, or the text has an extra character after it. */
function fillRow(char: string, text: string, {before, here, ways, offset, missing}: Row): void {
  const own = costOf(char);
  here[0] = (before[0] as number) + own * (missing[0] as number);
  ways[offset] = FROM_PATTERN;
  for (let j = 1; j < here.length; j += 1) {
    const textChar = text[j - 1] as string;
    const matched = (before[j - 1] as number) + (char === textChar ? 0 : Math.max(own, costOf(textChar)));
    const left = (before[j] as number) + own * (missing[j] as number);
    const extra = (here[j - 1] as number) + costOf(textChar);
    const best = Math.min(matched, left, extra);
    here[j] = best;
    // At equal cost, the diagonal is preferred, because it keeps matching characters together.
    ways[offset + j] = best === matched ? DIAGONAL : best === left ? FROM_PATTERN : FROM_TEXT;
  }
}

const indexOfLeast = (costs: Float32Array) => costs.reduce((least, cost, j) => (cost < (costs[least] as number) ? j : least), 0);

/**
 * Finds the best alignment of the whole pattern with any part of the text; gaps match anything.
 *
 * @param pattern as returned by `normalisePattern`
 * @param text as returned by `normalise`
 * @param options `edges`: positions where lines start and end; `limit`: most cost; `cut`: cost factor of a character missing at an edge
 * @returns the alignment, or `undefined` if it costs more than `limit`
 */
export function align(
  pattern: string,
  text: string,
  {edges, limit, cut = CUT}: {edges: ReadonlySet<number>; limit: number; cut?: number},
): Alignment | undefined {
  const width = text.length + 1;
  const ways = new Uint8Array((pattern.length + 1) * width);
  const missing = Float32Array.from({length: width}, (_, j) => (j === 0 || j === text.length || edges.has(j) ? cut : 1));
  let before = new Float32Array(width);
  let here = new Float32Array(width);
  for (let i = 1; i <= pattern.length; i += 1) {
    const char = pattern[i - 1] as string;
    const row = {before, here, ways, offset: i * width, missing};
    if (char === GAP) fillGapRow(row);
    else fillRow(char, text, row);
    // The cost never decreases in later rows.
    if ((here[indexOfLeast(here)] as number) > limit) return undefined;
    [before, here] = [here, before];
  }
  const end = indexOfLeast(before);
  const length = [...pattern].filter((char) => char !== GAP && char !== ' ').length;
  return {cost: before[end] as number, length, ...trace({pattern, text, ways}, end)};
}

type Trace = Pick<Alignment, 'start' | 'end' | 'gaps' | 'cutStart' | 'cutEnd' | 'matched'>;
type Paths = {pattern: string; text: string; ways: Uint8Array};

/** Follows the best path from its end; `step` gets each position before it is left. */
function follow({pattern, text, ways}: Paths, end: number, step: (i: number, j: number, way: number) => void): number {
  let i = pattern.length;
  let j = end;
  while (i > 0) {
    const way = ways[i * (text.length + 1) + j] as number;
    step(i, j, way);
    if (way !== FROM_TEXT) i -= 1;
    if (way !== FROM_PATTERN) j -= 1;
  }
  return j;
}

function trace(paths: Paths, end: number): Trace {
  const {pattern, text} = paths;
  const gaps: [number, number][] = [];
  let rowOfGap = -1;
  let matched = 0;
  let [firstLaid, lastLaid] = [pattern.length, 0];
  const start = follow(paths, end, (i, j, way) => {
    const char = pattern[i - 1];
    if (char === GAP) {
      if (rowOfGap !== i) gaps.unshift([j, j]);
      else if (gaps[0]) gaps[0][0] = j;
      rowOfGap = i;
      return;
    }
    if (way !== DIAGONAL || char === ' ' || text[j - 1] === ' ') return;
    firstLaid = i - 1;
    lastLaid = Math.max(lastLaid, i);
    if (char === text[j - 1]) matched += 1;
  });
  return {start, end, gaps, matched, cutStart: firstLaid, cutEnd: pattern.length - lastLaid};
}
