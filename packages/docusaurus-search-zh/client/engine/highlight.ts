import type {MarkedText} from '../../shared/contract';
import {first, must} from '../../shared/must';
import {stemWord} from '../../shared/stemWord';
import {isHan, type Token, type TokenizedText, tokenize} from '../../shared/tokenize';
import type {ParsedQuery} from './parseQuery';

/** What to mark in a text: words of the query, its synonyms, and corrected words. */
export type Marker = {
  words: ReadonlySet<string>;
  /** The last word, if it may be unfinished. */
  beginnings: readonly string[];
  /** Pairs of neighbouring Han characters in a phrase. */
  pairs: ReadonlySet<string>;
  singles: ReadonlySet<string>;
  /** Cache of whether a word matches the query, because texts repeat the same words. */
  answers: Map<string, boolean>;
  /** Characters that are compared as others: traditional ones as simplified ones, if the pages have them. */
  compared: ReadonlyMap<string, string>;
};

/** A range in a text. */
export type Range = {start: number; end: number};

const NONE: Marker['compared'] = new Map();

/**
 * Prepares the marker of a query.
 *
 * @param extra words found instead of mistyped ones
 */
export function markerOf({queryTerms}: ParsedQuery, extra: readonly string[] = [], compared = NONE): Marker {
  const words = new Set<string>();
  const beginnings: string[] = [];
  const pairs = new Set<string>();
  const singles = new Set<string>();
  const addTexts = (texts: readonly string[]) => {
    const han = texts.filter(isHan);
    if (han.length === 1) singles.add(first(han, 'one character'));
    for (const [i, text] of han.slice(1).entries()) pairs.add(must(han[i], 'the character before') + text);
    for (const text of texts) if (!isHan(text)) words.add(stemWord(text));
  };
  for (const {tokens, terms, synonyms} of queryTerms) {
    addTexts(tokens.map((token) => token.text));
    synonyms.forEach(addTexts);
    for (const {lookups} of terms) for (const {kind, term} of lookups) if (kind === 'prefix' && /^\w+$/.test(term)) beginnings.push(term);
  }
  for (const text of extra) addTexts([...tokenize(text).tokens.map((token) => token.text)]);
  return {words, beginnings, pairs, singles, answers: new Map(), compared};
}

function matchesWord({text}: Token, {words, beginnings, answers}: Marker): boolean {
  const known = answers.get(text) ?? (words.has(stemWord(text)) || beginnings.some((beginning) => text.startsWith(beginning)));
  answers.set(text, known);
  return known;
}

/** Marks Han tokens next to the same neighbour as in the query: at least two in a row. */
function markHan(tokens: readonly Token[], marker: Marker): boolean[] {
  const formOf = ({text}: Token) => marker.compared.get(text) ?? text;
  const marked = tokens.map((token) => marker.singles.has(formOf(token)));
  tokens.forEach((token, i) => {
    const next = tokens[i + 1];
    if (!next || token.kind !== 'han' || next.kind !== 'han' || !marker.pairs.has(formOf(token) + formOf(next))) return;
    marked[i] = true;
    marked[i + 1] = true;
  });
  return marked;
}

/** Ranges in the source text that match the query. */
export function findMatches(tokenized: TokenizedText, marker: Marker): Range[] {
  const han = markHan(tokenized.tokens, marker);
  const ranges: Range[] = [];
  tokenized.tokens.forEach((token, i) => {
    if (!(token.kind === 'han' ? han[i] : matchesWord(token, marker))) return;
    const start = tokenized.folded.origin[token.start] as number;
    const end = tokenized.folded.origin[token.end] as number;
    const last = ranges.at(-1);
    if (last && last.end === start) last.end = end;
    else ranges.push({start, end});
  });
  return ranges;
}

/** A text with its ranges marked. */
export const markRanges = (text: string, ranges: readonly Range[]): MarkedText => ({
  text,
  marks: ranges.map(({start, end}) => [start, end] as const),
});

/** Marks all matches in a text. */
export const highlight = (text: string, marker: Marker): MarkedText => markRanges(text, findMatches(tokenize(text), marker));
