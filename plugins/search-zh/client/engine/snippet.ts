import {tokenize} from '../../shared/tokenize';
import {findMatches, type Marker, markRanges, type Tags} from './highlight';

type Segment = {start: number; end: number; isWord: boolean};

export type SnippetOptions = {
  /** Number of words to show. */
  words: number;
  ellipsis: string;
  tags: Tags;
};

/** Words of the text as a reader of Chinese would cut them, where the browser can; else the atoms of the index. */
function segmentsOf(text: string): Segment[] {
  if (typeof Intl.Segmenter === 'function') {
    const segmenter = new Intl.Segmenter('zh-Hans', {granularity: 'word'});
    return Array.from(segmenter.segment(text), ({segment, index, isWordLike}) => ({
      start: index,
      end: index + segment.length,
      isWord: Boolean(isWordLike),
    }));
  }
  const {atoms, folded} = tokenize(text);
  return atoms.map((atom) => ({start: folded.origin[atom.start] as number, end: folded.origin[atom.end] as number, isWord: true}));
}

/** The line of a text that answers the query best: a block, so that a snippet never runs from one paragraph into the next. */
function bestLine(text: string, marker: Marker): string {
  let best = {line: '', found: -1};
  for (const line of text.split('\n')) {
    const found = new Set(findMatches(tokenize(line), marker).map(({start, end}) => line.slice(start, end).toLowerCase())).size;
    if (found > best.found && line.trim()) best = {line, found};
  }
  return best.line;
}

/** First segment of the window that holds the most different matches. */
function windowStart(words: readonly Segment[], ranges: readonly {start: number; end: number}[], size: number): number {
  let best = {at: 0, found: -1};
  for (let at = 0; at < Math.max(1, words.length - size + 1); at += 1) {
    const from = (words[at] as Segment).start;
    const to = (words[Math.min(at + size, words.length) - 1] as Segment).end;
    const found = ranges.filter(({start, end}) => start >= from && end <= to).length;
    if (found > best.found) best = {at, found};
  }
  if (best.found <= 0) return 0;
  // A match reads better with a little of what leads to it.
  const lead = words.findIndex(({end}) => end > (ranges.find(({start}) => start >= (words[best.at] as Segment).start)?.start ?? 0));
  return Math.max(0, Math.min(best.at, lead) - (lead > best.at ? 0 : Math.floor(size / 4)));
}

/** Cuts a text to the words around what answers the query, and marks that. */
export function snippet(text: string, marker: Marker, {words: size, ellipsis, tags}: SnippetOptions): string {
  const line = bestLine(text.slice(0, 20_000), marker);
  const words = segmentsOf(line).filter(({isWord}) => isWord);
  const ranges = findMatches(tokenize(line), marker);
  if (words.length <= size) return markRanges(line, ranges, tags);
  const first = windowStart(words, ranges, size);
  const from = first === 0 ? 0 : (words[first] as Segment).start;
  const isToEnd = first + size >= words.length;
  const to = isToEnd ? line.length : (words[first + size - 1] as Segment).end;
  const inside = ranges
    .filter(({start, end}) => end > from && start < to)
    .map(({start, end}) => ({start: Math.max(start, from) - from, end: Math.min(end, to) - from}));
  return (first > 0 ? ellipsis : '') + markRanges(line.slice(from, to), inside, tags) + (isToEnd ? '' : ellipsis);
}
