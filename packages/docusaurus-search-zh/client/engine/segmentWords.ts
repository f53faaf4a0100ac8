import {tokenize} from '../../shared/tokenize';

/** A word in a text. */
export type Segment = {start: number; end: number};

let segmenter: Intl.Segmenter | undefined;

/** Words by the Chinese word segmentation of the browser, if available; else the tokens of the index. */
export function segmentWords(text: string): Segment[] {
  if (typeof Intl.Segmenter !== 'function') {
    const {tokens, folded} = tokenize(text);
    return tokens.map((token) => ({start: folded.origin[token.start] as number, end: folded.origin[token.end] as number}));
  }
  segmenter ??= new Intl.Segmenter('zh-Hans', {granularity: 'word'});
  return Array.from(segmenter.segment(text))
    .filter(({isWordLike}) => isWordLike)
    .map(({segment, index}) => ({start: index, end: index + segment.length}));
}
