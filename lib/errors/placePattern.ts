import {cutText} from '../text/cutText';
import {type Alignment, align} from './align';
import {isOtherMessage} from './isOtherMessage';
import {readValues} from './readValues';
import {lineEnd, lineStart, originalText, type Surface} from './surface';
import {GAP, normalisePattern, VARIES} from './text';
import {LINE_MARGIN, MAX_PATTERN, NEAR} from './weights';

/** A pattern placed on a paste where it matches best. Positions and lengths count characters of the normalised paste. */
export type Placement = {
  pattern: string;
  alignment: Alignment;
  /** Share of the fixed characters of the pattern that match, 0 to 1. */
  closeness: number;
  start: number;
  end: number;
  /** Length of the rest of the line before and after the match. */
  before: number;
  after: number;
  /** The matched part of the paste. */
  found: string;
  /** Values in the paste for each `…` of the pattern; if the text is damaged, only the values that can be found. */
  values: string[];
  /** Whether the match fills its line. */
  isWhole: boolean;
  /** Whether the fixed parts of the pattern are in the paste unchanged. */
  isExact: boolean;
  /** Whether a name or number of the pattern is another one in the paste, so that the paste is another message. */
  isOther: boolean;
  /** The same, and it is not only damaged. */
  isFar: boolean;
};

/** Whether a text contains the fixed parts of a pattern exactly. */
function isExactIn(pattern: string, text: string): boolean {
  const plain = text.replace(/\s+/g, ' ');
  let from = 0;
  for (const piece of pattern.split(VARIES)) {
    const at = plain.indexOf(piece.trim(), from);
    if (at < 0) return false;
    from = at + piece.trim().length;
  }
  return true;
}

/** Extends a gap at the end of a pattern to the end of its line, and one at the beginning to the start. Returns the range of the match. */
function extendGaps(plain: string, {gaps, start, end}: Alignment, surface: Surface): Range {
  const last = gaps.at(-1);
  if (last && plain.endsWith(GAP)) last[1] = Math.max(last[1], lineEnd(surface, end));
  const [first] = gaps;
  if (first && plain.startsWith(GAP)) first[0] = Math.min(first[0], lineStart(surface, first[0]));
  return {start: Math.min(start, first?.[0] ?? start), end: Math.max(end, last?.[1] ?? 0)};
}

type Range = {start: number; end: number};

/** Places a pattern where it matches best; undefined if it matches nowhere. */
export function placePattern(pattern: string, surface: Surface): Placement | undefined {
  const plain = cutText(normalisePattern(pattern), MAX_PATTERN);
  const alignment = align(plain, surface.text, {edges: new Set(surface.edges), limit: plain.length * (1 - NEAR)});
  if (!alignment || alignment.length === 0) return undefined;
  const closeness = Math.max(0, 1 - alignment.cost / alignment.length);
  if (closeness < NEAR) return undefined;
  const {start, end} = extendGaps(plain, alignment, surface);
  const found = originalText(surface, start, end);
  const before = start - lineStart(surface, start);
  const after = Math.max(0, lineEnd(surface, alignment.end) - end);
  const laid = {pattern, plain, alignment, start, end};
  const isOther = isOtherMessage(laid, surface);
  return {
    pattern,
    alignment,
    closeness,
    start,
    end,
    before,
    after,
    found,
    values: readValues(pattern, surface.original) ?? alignment.gaps.map(([from, to]) => originalText(surface, from, to)),
    isWhole: before <= LINE_MARGIN.before && after <= LINE_MARGIN.after,
    isExact: isExactIn(pattern, found),
    isOther,
    isFar: isOther && isOtherMessage(laid, surface, 2),
  };
}
