import type {SynonymGroup} from '../../shared/indexFormat';
import {first, must} from '../../shared/must';
import {isSyllables} from '../../shared/pinyin';
import {type Run, type Token, type TokenizedText, tokenize} from '../../shared/tokenize';
import {ACROSS_WEIGHT, LEAST_ENGLISH, LONE_IMPORTANCE, SCOPE_WORD_IMPORTANCE} from '../../shared/weights';
import {markStopWords, markWeak} from '../../shared/wholeText';
import type {ScopeRanking} from '../../types';
import {matchSynonyms, type TokenRange} from './matchSynonyms';
import {borderTerm, type QueryTerm, type QueryTokens, toQueryTerm, wholeQueryTerm} from './queryTerms';
import {type Segment, segmentWords} from './segmentWords';

/** Factor of the pages of a scope: those that the query asks for come first. `isWhole`: it is one of the whole titles or aliases of the page. */
export type ScopeFactor = (scope: string, isWhole: boolean) => number;

export type ParsedQuery = {
  queryTerms: QueryTerm[];
  factorOf: ScopeFactor;
};

/**
 * Whether a pair of Han characters belongs to two words: 一台 and 服务器 have the pair 台服, which says nothing. Only weights use this, as
 * browsers do not agree on all words. Characters that the segmentation leaves alone may be a word that it does not know.
 */
function findAcross({tokens, folded}: Pick<TokenizedText, 'tokens' | 'folded'>): ReadonlySet<Token> {
  const words = segmentWords(folded.lower);
  const wordAt = new Map(words.flatMap((word) => Array.from({length: word.end - word.start}, (_, i) => [word.start + i, word] as const)));
  const across = new Set<Token>();
  tokens.slice(1).forEach((right, i) => {
    const left = must(tokens[i], 'the token before');
    const [one, other] = [wordAt.get(left.start), wordAt.get(right.start)];
    if (!one || !other || one === other) return;
    const isLong = (word: Segment) => word.end - word.start > 1;
    if (isLong(one) || isLong(other)) across.add(left);
  });
  return across;
}

function findWeak(tokenized: TokenizedText): ReadonlySet<Token> {
  const weak = markWeak(tokenized);
  return new Set(tokenized.tokens.filter((_, i) => weak[i]));
}

/** Whether a range would cut an identifier: `PHOENIX_API_KEY` does not mean API key. */
function cutsCompound({runs}: TokenizedText, from: number, to: number): boolean {
  const cuts = (run: Run) => (run.from < from && run.to > from) || (run.from < to && run.to > to);
  return runs.some((run) => run.kind === 'word' && cuts(run));
}

/** Splits a run at the synonyms in it; the parts in between are searched unchanged. */
function queryTermsOfRange(tokenized: QueryTokens, range: TokenRange, groups: readonly SynonymGroup[]): QueryTerm[] {
  const queryTerms: QueryTerm[] = [];
  let plainFrom = range.from;
  const flush = (to: number) => {
    // Each word of a sentence in English is a part of its own.
    const ends = tokenized.isEnglish ? tokenized.runs.map((run) => run.to).filter((end) => end > plainFrom && end < to) : [];
    for (const end of [...ends, to]) {
      if (end > plainFrom) queryTerms.push(toQueryTerm(tokenized, plainFrom, end));
      plainFrom = end;
    }
  };
  for (let at = range.from; at < range.to; ) {
    const match = matchSynonyms(tokenized.tokens, range, at, groups);
    if (match && !cutsCompound(tokenized, at, at + match.length)) {
      flush(at);
      queryTerms.push(toQueryTerm(tokenized, at, at + match.length, match));
      at += match.length;
      plainFrom = at;
    } else at += 1;
  }
  flush(range.to);
  return withBorders(queryTerms, tokenized.across);
}

const isLoneHan = ({tokens, phrases}: QueryTerm): boolean => tokens.length === 1 && tokens[0]?.kind === 'han' && phrases.length === 0;

/** Adds the pairs at the borders of terms. A character left alone beside a word counts only by them: 换 in 换服务器, 组 in 用户组. */
function withBorders(queryTerms: readonly QueryTerm[], strays: ReadonlySet<Token>): QueryTerm[] {
  const isAdjacent = (left: QueryTerm | undefined, right: QueryTerm | undefined): boolean =>
    left?.tokens.at(-1)?.kind === 'han' && right?.tokens[0]?.kind === 'han';
  const across = queryTerms.slice(1).flatMap((queryTerm, i) => {
    const before = must(queryTerms[i], 'the term before');
    if (!isAdjacent(before, queryTerm)) return [];
    const left = must(before.tokens.at(-1), 'a term has tokens');
    const right = first(queryTerm.tokens, 'a term has tokens');
    const isWord = !strays.has(left) && (isLoneHan(before) || isLoneHan(queryTerm));
    return [borderTerm(left, right, isWord ? 1 : ACROSS_WEIGHT, isWord ? LONE_IMPORTANCE : 0)];
  });
  const kept = queryTerms.filter(
    (queryTerm, i) => !(isLoneHan(queryTerm) && (isAdjacent(queryTerms[i - 1], queryTerm) || isAdjacent(queryTerm, queryTerms[i + 1]))),
  );
  return [...kept, ...across];
}

/** Ranges of neighbouring tokens without stop words. Han characters and words stay together, so that `MCP 服务器` is one phrase. */
function rangesOf(stopped: readonly boolean[]): TokenRange[] {
  const ranges: TokenRange[] = [];
  stopped.forEach((stop, i) => {
    const last = ranges.at(-1);
    if (stop) return;
    if (last && last.to === i) last.to = i + 1;
    else ranges.push({from: i, to: i + 1});
  });
  return ranges;
}

const textOf = ({tokens}: QueryTerm): string => tokens.map(({text}) => text).join(' ');

/** A repeated word counts once; the last one is kept, because it may be unfinished. */
function dropRepeated(queryTerms: readonly QueryTerm[]): QueryTerm[] {
  return queryTerms.filter((queryTerm, i) => !queryTerms.slice(i + 1).some((other) => textOf(other) === textOf(queryTerm)));
}

/** Words that ask for a scope say little about the content. */
function weakenScopeWords(queryTerms: readonly QueryTerm[], scopes: readonly ScopeRanking[]): QueryTerm[] {
  const scopeWords = new Set(scopes.flatMap(({words}) => words));
  return queryTerms.map((queryTerm) => {
    const text = queryTerm.tokens.map((token) => token.text).join('');
    return scopeWords.has(text) ? {...queryTerm, importance: queryTerm.importance * SCOPE_WORD_IMPORTANCE} : queryTerm;
  });
}

/**
 * Whether a query asks for a scope, or is a whole title there, which is nearly as good. A sentence in English does not: its `get` and `post`
 * are verbs, and what it wants to do with an API is in a guide.
 */
function factorsOf(queryTerms: readonly QueryTerm[], scopes: readonly ScopeRanking[]): ScopeFactor {
  const texts = new Set(queryTerms.map(textOf));
  const factors = new Map(
    scopes.map(({value, weight, wholeWeight = weight, askedWeight, words}) => {
      const isAsked = words.some((word) => texts.has(word)) && !queryTerms.some(({isEnglish}) => isEnglish);
      const asked = isAsked ? askedWeight : undefined;
      return [value, {whole: asked ?? wholeWeight, other: asked ?? weight}];
    }),
  );
  return (scope, isWhole) => factors.get(scope)?.[isWhole ? 'whole' : 'other'] ?? 1;
}

/**
 * Whether a text is a sentence in English, so that its common words have to be translated, too; its terms always are. Pinyin may have a space
 * after each syllable.
 */
export function isEnglish({tokens, runs}: TokenizedText): boolean {
  const alone = runs.filter(({kind, from, to}) => kind === 'word' && to - from === 1);
  const words = alone.map(({from}) => must(tokens[from], 'a run has tokens').text).filter((word) => /^[a-z]{2,}$/.test(word));
  return words.length >= LEAST_ENGLISH && words.length > tokens.length / 2 && !words.every(isSyllables);
}

/** Stop words that belong to a term of several words are a part of it: `log out`, `out of memory`. */
function keepTerms({tokens}: TokenizedText, stopped: readonly boolean[], groups: readonly SynonymGroup[]): boolean[] {
  const kept = [...stopped];
  tokens.forEach(({kind}, at) => {
    if (kind !== 'word') return;
    const length = matchSynonyms(tokens, {from: 0, to: tokens.length}, at, groups)?.length ?? 0;
    if (stopped.slice(at, at + length).includes(false)) kept.fill(false, at, at + length);
  });
  return kept;
}

/** Marks the words that only make a query a question. A sentence in English has many, and loses its weak words, too, if others are left. */
function markQuestion(text: QueryTokens, groups: readonly SynonymGroup[]): boolean[] {
  const stopped = markStopWords(text);
  const weakened = stopped.map((stop, i) => stop || text.weak.has(must(text.tokens[i], 'a token for each mark')));
  return keepTerms(text, text.isEnglish && !weakened.every(Boolean) ? weakened : stopped, groups);
}

/** Reads what a query asks for. */
export function parseQuery(query: string, groups: readonly SynonymGroup[], scopes: readonly ScopeRanking[] = []): ParsedQuery {
  const text = tokenize(query);
  const tokenized: QueryTokens = {...text, across: findAcross(text), weak: findWeak(text), isEnglish: isEnglish(text)};
  const stopped = markQuestion(tokenized, groups);
  const parts = dropRepeated(rangesOf(stopped).flatMap((range) => queryTermsOfRange(tokenized, range, groups)));
  const wholes = wholeQueryTerm(text);
  // A sentence in English is no title, but what it asks about may be one.
  const asked = {...text, tokens: text.tokens.filter((_, i) => !stopped[i]), runs: []};
  const queryTerms = [...weakenScopeWords(parts, scopes), ...wholes, ...(tokenized.isEnglish ? wholeQueryTerm(asked) : [])];
  return {queryTerms, factorOf: factorsOf(parts, scopes)};
}
