import {must} from './must';
import {isLatinStopWord, isLatinWeakWord, isLoneStopWord, markHanStopWords, markWeakWords} from './stopWords';
import type {TokenizedText} from './tokenize';

/** Applies a rule for Han characters to every run. */
function markHan({tokens, runs}: TokenizedText, marks: boolean[], mark: (characters: readonly string[]) => boolean[]): boolean[] {
  for (const run of runs.filter(({kind}) => kind === 'han')) {
    const found = mark(tokens.slice(run.from, run.to).map((token) => token.text));
    found.forEach((isMarked, i) => {
      marks[run.from + i] = isMarked;
    });
  }
  return marks;
}

/** Applies a rule for words of letters to those that stand alone: If-Else and DO_NOT_TRACK are names. */
function markWords({tokens, runs}: TokenizedText, isMarked: (word: string) => boolean): boolean[] {
  const alone = new Set(runs.filter(({kind, from, to}) => kind === 'word' && to - from === 1).map(({from}) => from));
  return tokens.map(({text}, i) => alone.has(i) && isMarked(text));
}

/** Marks, for each token, whether it is a stop word. What is left is never only single characters, if the text has more. */
export function markStopWords(tokenized: TokenizedText): boolean[] {
  const {tokens} = tokenized;
  const stopped = markHan(tokenized, markWords(tokenized, isLatinStopWord), markHanStopWords);
  const isLeft = (i: number) => stopped[i] === false;
  if (tokens.some(({kind}, i) => isLeft(i) && (kind === 'word' || isLeft(i + 1)))) return stopped;
  // 被黑了 without its stop words would be 黑 alone.
  const kept = stopped.map((stop, i) => stop && !isLoneStopWord(must(tokens[i], 'a token for each mark').text));
  return kept.every(Boolean) ? kept.map(() => false) : kept;
}

/** Marks, for each token, whether it belongs to a word that says little beside others. */
export const markWeak = (tokenized: TokenizedText): boolean[] => markHan(tokenized, markWords(tokenized, isLatinWeakWord), markWeakWords);

/** Characters: a longer text is never asked as a whole. */
const MAX_WHOLE = 80;

/** Index terms of a text as a whole, without separators, so that `SplitText` equals `Split Text`. */
export type WholeTerms = {
  full: string;
  /** A text with stop words: what is left without them, as a text of its own, and as one of several questions about it. */
  plain?: {text: string; question: string};
};

/** The terms of a text as a whole; null if it has no words or too many. */
export function wholeTerms(tokenized: TokenizedText): WholeTerms | null {
  const {tokens} = tokenized;
  const stopped = markStopWords(tokenized);
  const joined = (texts: readonly {text: string}[]) => `"${texts.map(({text}) => text).join('')}`;
  const full = joined(tokens);
  if (tokens.length === 0 || full.length > MAX_WHOLE) return null;
  const text = joined(tokens.filter((_, i) => !stopped[i]));
  return text === full ? {full} : {full, plain: {text, question: `${text}?`}};
}
