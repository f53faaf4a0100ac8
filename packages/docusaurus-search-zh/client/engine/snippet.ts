import type {MarkedText} from '../../shared/contract';
import {characterEdge} from '../../shared/cutText';
import {must} from '../../shared/must';
import {type TokenizedText, tokenize} from '../../shared/tokenize';
import {findMatches, type Marker, markRanges, type Range} from './highlight';
import {type Segment, segmentWords} from './segmentWords';

/** A block of text; tokenized once for all queries. */
export type Line = {text: string; tokenized: TokenizedText};

type MatchedLine = Line & {ranges: Range[]};

/** Maximum text that is segmented around the first match: more than any snippet shows. */
const MAX_CONTEXT = 400;
const LEAD = 60;
const ELLIPSIS = '…';
/** Characters of a match that make its line better. */
const MAX_COUNTED = 12;
/** Ends of a sentence or of one of its parts. */
const BREAK = /[。；！？：，;!?]/g;

/** Splits a text into lines (blocks), so that a snippet never spans two paragraphs. */
export function textLines(text: string): Line[] {
  const lines = text.split('\n');
  return lines.filter((line) => line.trim()).map((line) => ({text: line, tokenized: tokenize(line)}));
}

/** The line with the most different matches, longer ones counting more, and these matches. */
function bestLine(lines: readonly Line[], marker: Marker): MatchedLine | null {
  let best: MatchedLine | null = null;
  let most = -1;
  for (const line of lines) {
    const ranges = findMatches(line.tokenized, marker);
    const texts = new Set(ranges.map(({start, end}) => line.text.slice(start, end).toLowerCase()));
    const found = [...texts].reduce((sum, text) => sum + 1 + Math.min(text.length, MAX_COUNTED) / MAX_COUNTED, 0);
    if (found > most) best = {...line, ranges};
    most = Math.max(most, found);
  }
  return best;
}

/** Whether any line matches the query. */
export const hasMatches = (lines: readonly Line[], marker: Marker): boolean =>
  lines.some(({tokenized}) => findMatches(tokenized, marker).length > 0);

/** Index of the first word of the sentence that a word is in. */
function sentenceStart(text: string, words: readonly Segment[], word: number): number {
  const before = text.slice(0, must(words[word], 'a word of the line').start);
  const last = [...before.matchAll(BREAK)].at(-1)?.index ?? -1;
  return words.findIndex(({start}) => start > last);
}

/** Starts of the windows with the most matches: the first and the last one. */
function bestWindows(words: readonly Segment[], ranges: readonly Range[], size: number): {from: number; to: number} | null {
  const counts = Array.from({length: Math.max(0, words.length - size + 1)}, (_, at) => {
    const from = must(words[at], 'the window fits').start;
    const to = must(words[at + size - 1], 'the window fits').end;
    return ranges.filter(({start, end}) => start >= from && end <= to).length;
  });
  const most = Math.max(0, ...counts);
  const from = counts.indexOf(most);
  const end = counts.findIndex((count, at) => at > from && count < most);
  return most > 0 ? {from, to: (end < 0 ? counts.length : end) - 1} : null;
}

/** Index of the first word to show: where the sentence of the first match starts, else some words before the match. */
function windowStart(text: string, words: readonly Segment[], ranges: readonly Range[], size: number): number {
  const windows = bestWindows(words, ranges, size);
  if (!windows) return 0;
  const firstMatch = ranges.find(({start}) => start >= must(words[windows.to], 'the window fits').start)?.start ?? 0;
  const firstWord = words.findIndex(({end}) => end > firstMatch);
  const sentence = sentenceStart(text, words, firstWord);
  const start = sentence >= windows.from ? sentence : firstWord - Math.floor(size / 4);
  return Math.min(windows.to, Math.max(windows.from, start));
}

/** Cuts a long line to the area around its matches. */
function contextOf({text, ranges}: MatchedLine): {text: string; ranges: Range[]; isCutBefore: boolean; isCutAfter: boolean} {
  const from = text.length > MAX_CONTEXT ? characterEdge(text, Math.max(0, (ranges[0]?.start ?? 0) - LEAD), -1) : 0;
  const to = characterEdge(text, Math.min(text.length, from + MAX_CONTEXT), 1);
  const inside = ranges.filter(({start, end}) => start >= from && end <= to);
  return {
    text: text.slice(from, to),
    ranges: inside.map(({start, end}) => ({start: start - from, end: end - from})),
    isCutBefore: from > 0,
    isCutAfter: to < text.length,
  };
}

/**
 * Cuts a text to the words around the matches, and marks these.
 *
 * @param size number of words to show
 */
export function snippet(lines: readonly Line[], marker: Marker, size: number): MarkedText | undefined {
  const line = bestLine(lines, marker);
  if (!line) return undefined;
  const {text, ranges, isCutBefore, isCutAfter} = contextOf(line);
  const words = segmentWords(text);
  const first = words.length > size ? windowStart(text, words, ranges, size) : 0;
  const isToEnd = first + size >= words.length;
  const from = first === 0 ? 0 : must(words[first], 'the window fits').start;
  const to = isToEnd ? text.length : must(words[first + size - 1], 'the window fits').end;
  const before = first > 0 || isCutBefore ? ELLIPSIS : '';
  const after = !isToEnd || isCutAfter ? ELLIPSIS : '';
  const shift = before.length - from;
  const inside = ranges
    .filter(({start, end}) => end > from && start < to)
    .map(({start, end}) => ({start: Math.max(start, from) + shift, end: Math.min(end, to) + shift}));
  return markRanges(before + text.slice(from, to) + after, inside);
}
