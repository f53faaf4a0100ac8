import {cutText} from '../text/cutText';
import {align} from './align';
import {isOtherMessage} from './isOtherMessage';
import type {Placement} from './placePattern';
import {readValues} from './readValues';
import {originalText, type Surface} from './surface';
import {messageWords, normalisePattern} from './text';
import {MAX_PATTERN, PART} from './weights';

/** A line of a paste that is a part of a message, with its score in characters. */
export type PartPlacement = Placement & {partScore: number};

/** Whether a text has enough words for telling which message it is a part of. */
export const isLongEnough = (text: string): boolean => messageWords(text).length >= PART.words;

/** Compares a line with a part of a pattern: its beginning, its end or its middle; undefined if the line says something else. */
export function placePart(pattern: string, surface: Surface): PartPlacement | undefined {
  const {text, original} = surface;
  const plain = cutText(normalisePattern(pattern), MAX_PATTERN);
  const alignment = align(plain, text, {edges: new Set(), limit: plain.length / 2, cut: PART.cut});
  if (!alignment || alignment.matched < PART.matched) return undefined;
  const {start, end, gaps, matched, cutStart, cutEnd, cost, length} = alignment;
  const differences = Math.max(0, cost - (cutStart + cutEnd) * PART.cut);
  const inGaps = gaps.reduce((sum, [from, to]) => sum + to - from, 0);
  const letters = text.replaceAll(' ', '').length;
  if (1 - differences / matched < PART.closeness || matched / letters < PART.cover) return undefined;
  const [before, after] = [start, Math.max(0, text.length - end)];
  if (before > PART.margin || (after > PART.margin && !plain.endsWith('\ue000'))) return undefined;
  if (isOtherMessage({pattern, plain, alignment, start, end, isPart: true}, surface)) return undefined;
  return {
    pattern,
    alignment,
    closeness: matched / length,
    start,
    end,
    before,
    after,
    found: originalText(surface, start, end),
    values: readValues(pattern, original) ?? gaps.map(([from, to]) => originalText(surface, from, to)),
    isWhole: true,
    isExact: false,
    isOther: false,
    isFar: false,
    partScore: matched - 3 * differences - inGaps * PART.inGaps - (before + after),
  };
}
