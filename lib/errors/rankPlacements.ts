import type {Placement} from './placePattern';
import type {Surface} from './surface';
import {VARIES} from './text';
import {
  COST_FACTOR,
  EMPTY_GAP,
  EXACT_ANYWHERE,
  GAP_LENGTH,
  INNER,
  LETTERS_ANYWHERE,
  LONG,
  MAX_COUNTED,
  MAX_FIRST_GAP_WORDS,
  MIDDLE,
  OUTSIDE,
  PUNCTUATION,
  SHORT,
  SHORT_WITH_GAPS,
} from './weights';

/** A placed pattern with its score. */
export type ScoredPlacement = Placement & {entry: number; score: number};

/** Share of the punctuation of a pattern that the matched text contains. */
function punctuationShare(pattern: string, found: string): number {
  const marks = pattern.match(/[:'"`().,?!]/g) ?? [];
  return marks.length === 0 ? 0 : marks.filter((mark) => found.includes(mark)).length / marks.length;
}

/** How well a pattern explains the paste, in characters. */
export function scorePlacement({pattern, alignment, before, after, found}: Placement, {text}: Surface): number {
  const {cost, length, gaps} = alignment;
  const outside = Math.min(MAX_COUNTED, after) * OUTSIDE.after + Math.min(MAX_COUNTED, before) * OUTSIDE.before;
  const emptyGaps = gaps.filter(([from, to]) => text.slice(from, to).trim() === '').length;
  const gapLength = gaps.reduce((sum, [from, to]) => sum + to - from, 0);
  return (
    length -
    COST_FACTOR * cost -
    outside -
    emptyGaps * EMPTY_GAP -
    Math.min(MAX_COUNTED, gapLength) * GAP_LENGTH +
    punctuationShare(pattern, found) * PUNCTUATION
  );
}

/** Whether a match is certain, and not only a similar message. */
export function isCertain({closeness, alignment: {length}, isWhole, isExact, isOther, pattern, values}: Placement): boolean {
  if (isOther) return false;
  if (length >= LONG.length) return closeness >= LONG.closeness;
  if (!isWhole) {
    return length >= EXACT_ANYWHERE && (isExact || (length >= LETTERS_ANYWHERE.length && closeness >= LETTERS_ANYWHERE.closeness));
  }
  if (length >= MIDDLE.length) return closeness >= MIDDLE.closeness;
  if (!pattern.includes(VARIES)) return closeness >= SHORT.closeness;
  if (pattern.startsWith(VARIES) && (values[0] ?? '').split(/\s+/).length > MAX_FIRST_GAP_WORDS) return false;
  return isExact || (length >= SHORT_WITH_GAPS.length && closeness >= SHORT_WITH_GAPS.closeness);
}

/** Whether a message is inside a gap of another one. */
export const isInside = (inner: Placement, outer: Placement): boolean =>
  !inner.isOther &&
  inner.closeness >= INNER.closeness &&
  inner.alignment.length >= INNER.length &&
  outer.alignment.gaps.some(([from, to]) => from <= inner.start && inner.end <= to);

/** Sorts matches, most informative first. A message inside another one comes before it; a match that overlaps a better one is dropped. */
export function rankPlacements(found: readonly ScoredPlacement[]): ScoredPlacement[] {
  const sorted = [...found].sort((a, b) => b.score - a.score || a.pattern.length - b.pattern.length);
  const kept: ScoredPlacement[] = [];
  for (const match of sorted) {
    const rivals = kept.filter((other) => match.start < other.end && other.start < match.end);
    if (rivals.every((other) => isInside(match, other) || isInside(other, match))) kept.push(match);
  }
  const depth = (match: ScoredPlacement) => kept.filter((other) => other !== match && isInside(match, other)).length;
  return kept.sort((a, b) => depth(b) - depth(a) || b.score - a.score);
}
