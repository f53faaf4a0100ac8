import {MAX_QUERY_LENGTH} from '../../shared/contract';
import {cutText} from '../../shared/cutText';
import type {SynonymGroup} from '../../shared/indexFormat';
import {first, must} from '../../shared/must';
import {stemWord} from '../../shared/stemWord';
import {
  beginningTerm,
  MAX_BEGINNING,
  type Run,
  synonymTerm,
  type Token,
  type TokenizedText,
  tokenize,
  weightedTerms,
} from '../../shared/tokenize';
import {
  ACROSS_WEIGHT,
  BEGINNING_FACTOR,
  COMPOUND_PREFIX_FACTOR,
  COMPOUND_WEIGHT,
  HAN_IMPORTANCE,
  LONE_IMPORTANCE,
  MIN_STEMMED,
  PART_WEIGHT,
  PREFIX_FACTOR,
  SCOPE_WORD_IMPORTANCE,
  STEM_FACTOR,
  STRAY_WEIGHT,
  WEAK_WEIGHT,
  WHOLE_PLAIN,
} from '../../shared/weights';
import {markStopWords, markWeak, wholeTerms} from '../../shared/wholeText';
import type {ScopeRanking} from '../../types';
import {type Segment, segmentWords} from './segmentWords';

/** One index lookup: the postings of a term, each multiplied by `factor`. */
export type Lookup = {kind: 'exact' | 'prefix' | 'stem'; term: string; factor: number};

/** Neighbouring tokens that one term represents. */
export type Term = {
  /** First token, and one past the last token, within the query term. */
  from: number;
  to: number;
  weight: number;
  lookups: Lookup[];
  /** The identifier that the term is a part of: if nothing else is asked, the parts elsewhere say nothing. */
  whole?: Term;
};

/** A synonym of a query term: a section matches if it contains all of its terms. */
export type Phrase = {terms: Term[]; factor: number};

/** One part of a query. */
export type QueryTerm = {
  tokens: Token[];
  terms: Term[];
  phrases: Phrase[];
  /** Synonyms, to be marked in the results. */
  synonyms: string[][];
  /** Share of this part in the coverage of the query. */
  importance: number;
  /** A term that only adds to the score of what the other terms find: nothing is corrected if it is missing. */
  isBonus?: true;
};

/** A query with what the weights need to know about its tokens: the last ones before a new word, and those that say little. */
type CutText = TokenizedText & {across: ReadonlySet<Token>; weak: ReadonlySet<Token>};

/** Factor of the pages of a scope: those that the query asks for come first. `isWhole`: it is one of the whole titles or aliases of the page. */
export type ScopeFactor = (scope: string, isWhole: boolean) => number;

export type ParsedQuery = {
  queryTerms: QueryTerm[];
  factorOf: ScopeFactor;
};

const wordLookups = (text: string, isOpen: boolean): Lookup[] => {
  const lookups: Lookup[] = [{kind: 'exact', term: text, factor: 1}];
  if (isOpen && text.length <= MAX_BEGINNING) lookups.push({kind: 'exact', term: beginningTerm(text), factor: BEGINNING_FACTOR});
  if (text.length === 1) return lookups;
  if (stemWord(text) !== text || text.length >= MIN_STEMMED) lookups.push({kind: 'stem', term: text, factor: STEM_FACTOR});
  if (isOpen) lookups.push({kind: 'prefix', term: text, factor: PREFIX_FACTOR});
  return lookups;
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

/** Terms of a token list; the token at `openAt` may be unfinished. */
function termsOfTokens(tokens: readonly Token[], openAt: number, {across, weak}: Pick<CutText, 'across' | 'weak'>): Term[] {
  const factorOf = (pair: readonly Token[]): number =>
    pair.length > 1 && across.has(first(pair, 'a term has tokens'))
      ? STRAY_WEIGHT
      : pair.every((token) => weak.has(token))
        ? WEAK_WEIGHT
        : 1;
  return weightedTerms(tokens).map(({from, to, term, weight}) => ({
    from,
    to,
    weight: weight * factorOf(tokens.slice(from, to)),
    lookups: tokens[from]?.kind === 'word' ? wordLookups(term, from === openAt) : [{kind: 'exact', term, factor: 1}],
  }));
}

const sameToken = (a: string, b: string): boolean => a === b || (a.length >= MIN_STEMMED && stemWord(a) === stemWord(b));

const weightOf = (tokens: readonly Pick<Token, 'kind' | 'text'>[]): number =>
  weightedTerms(tokens).reduce((sum, term) => sum + term.weight, 0);

/** Postings of a synonym group, for a phrase of `length` tokens. */
const groupPhrase = (number: number, {length, weight, factor}: {length: number; weight: number; factor: number}): Phrase => {
  const lookup: Lookup = {kind: 'exact', term: synonymTerm(number), factor: 1};
  return {terms: [{from: 0, to: length, weight, lookups: [lookup]}], factor};
};

/** A Han term that replaces a word of the query: its own postings and those of its synonyms. */
export function termPhrases(characters: readonly string[], groups: readonly SynonymGroup[], factor: number): Phrase[] {
  const tokens = characters.map((text) => ({kind: 'han', text}) as const);
  const text = characters.join('');
  const terms = weightedTerms(tokens).map(
    ({term, weight}): Term => ({from: 0, to: 1, weight, lookups: [{kind: 'exact', term, factor: 1}]}),
  );
  const others = groups.flatMap(({phrases, weight}, number) =>
    phrases.some((phrase) => phrase.join('') === text)
      ? [groupPhrase(number, {length: 1, weight: weightOf(tokens), factor: factor * weight})]
      : [],
  );
  return [{terms, factor}, ...others];
}

type SynonymMatch = {length: number; phrases: Phrase[]; synonyms: string[][]};

type TokenRange = {from: number; to: number};

/** Whether a character has neighbours: 流 in 限流 is not the word 流. */
function isInsideWord(tokens: readonly Token[], {from, to}: TokenRange, at: number): boolean {
  const isHan = (i: number) => i >= from && i < to && tokens[i]?.kind === 'han';
  return isHan(at) && (isHan(at - 1) || isHan(at + 1));
}

/** The longest synonym phrase that starts at a token, with its synonyms. */
function matchSynonyms(tokens: readonly Token[], range: TokenRange, at: number, groups: readonly SynonymGroup[]): SynonymMatch | null {
  const least = isInsideWord(tokens, range, at) ? 2 : 1;
  let length = 0;
  let matched: number[] = [];
  groups.forEach(({phrases}, number) => {
    for (const phrase of phrases) {
      if (phrase.length < Math.max(length, least) || at + phrase.length > range.to) continue;
      if (!phrase.every((text, i) => sameToken(must(tokens[at + i], 'the phrase fits').text, text))) continue;
      if (phrase.length > length) matched = [];
      length = phrase.length;
      matched.push(number);
    }
  });
  if (length === 0) return null;
  const weight = weightOf(tokens.slice(at, at + length));
  const phrases = matched.map((number) => groupPhrase(number, {length, weight, factor: groups[number]?.weight ?? 0}));
  return {length, phrases, synonyms: matched.flatMap((number) => groups[number]?.phrases ?? [])};
}

function importanceOf(tokens: readonly Token[], weak: ReadonlySet<Token>): number {
  const sizeOf = (token: Token) => (token.kind === 'han' ? HAN_IMPORTANCE : 1) * (weak.has(token) ? WEAK_WEIGHT : 1);
  return tokens.reduce((sum, token) => sum + sizeOf(token), 0);
}

/** A compound with `_` or `/` is an identifier; one with a hyphen may as well be two words. */
const IDENTIFIER = /[_/]/;

type Whole = Term & {isIdentifier: boolean};

/** Compounds of the query (`session_id`, `/api/v1/run`) as an additional term over all their tokens. */
function compoundTerms({runs, tokens, folded}: TokenizedText, from: number, to: number): Whole[] {
  const textOf = (run: Run) => folded.cased.slice(tokens[run.from]?.start, tokens[run.to - 1]?.end);
  return runs
    .filter((run) => run.compounds.length > 0 && run.from >= from && run.to <= to)
    .map((run) => ({
      from: run.from - from,
      to: run.to - from,
      weight: COMPOUND_WEIGHT,
      isIdentifier: IDENTIFIER.test(textOf(run)),
      lookups: wholesOf(run.compounds, textOf(run)).flatMap((term): Lookup[] => [
        {kind: 'exact', term, factor: 1},
        {kind: 'prefix', term, factor: COMPOUND_PREFIX_FACTOR},
      ]),
    }));
}

/** The first spelling with separators stands for the whole; its tails would match other things. `SerpingAPI` may be written as one word. */
function wholesOf(compounds: readonly string[], text: string): string[] {
  const path = compounds.find((term) => term.includes('/'));
  if (path) return [path];
  const spellings = [first(compounds, 'checked above')];
  return /[-._]/.test(text) ? spellings : [...spellings, text.toLowerCase()];
}

const NOTHING_WEAK = {across: new Set<Token>(), weak: new Set<Token>()};

function toQueryTerm(tokenized: CutText, from: number, to: number, match?: SynonymMatch): QueryTerm {
  const tokens = tokenized.tokens.slice(from, to);
  const openAt = to === tokenized.tokens.length ? tokens.length - 1 : -1;
  const wholes = compoundTerms(tokenized, from, to);
  const wholeOf = (term: Term) => wholes.find((whole) => term.from >= whole.from && term.to <= whole.to);
  const toPart = (term: Term, whole: Whole): Term => ({...term, weight: term.weight * PART_WEIGHT, ...(whole.isIdentifier && {whole})});
  return {
    tokens,
    terms: [
      ...termsOfTokens(tokens, openAt, match ? NOTHING_WEAK : tokenized).map((term) => {
        const whole = wholeOf(term);
        return whole ? toPart(term, whole) : term;
      }),
      ...wholes,
    ],
    phrases: match?.phrases ?? [],
    synonyms: match?.synonyms ?? [],
    importance: importanceOf(tokens, match ? NOTHING_WEAK.weak : tokenized.weak),
  };
}

/** Term for two neighbouring Han characters at the border of two query terms. */
function borderTerm(left: Token, right: Token, weight: number, importance: number): QueryTerm {
  const term: Term = {from: 0, to: 2, weight, lookups: [{kind: 'exact', term: left.text + right.text, factor: 1}]};
  return {tokens: [left, right], terms: [term], phrases: [], synonyms: [], importance, isBonus: true};
}

/** Term for the whole query: sections with a title, label or alias that says the same. */
function wholeTerm(tokenized: TokenizedText): QueryTerm[] {
  const whole = wholeTerms(tokenized);
  if (!whole) return [];
  const lookups: Lookup[] = [{kind: 'exact', term: whole.full, factor: 1}];
  if (whole.plain) {
    lookups.push({kind: 'exact', term: whole.plain.text, factor: WHOLE_PLAIN}, {kind: 'exact', term: whole.plain.question, factor: 1});
  }
  return [{tokens: [], terms: [{from: 0, to: 0, weight: 1, lookups}], phrases: [], synonyms: [], importance: 0, isBonus: true}];
}

/** Whether a range would cut an identifier: `PHOENIX_API_KEY` does not mean API key. */
function cutsCompound({runs}: TokenizedText, from: number, to: number): boolean {
  const cuts = (run: Run) => (run.from < from && run.to > from) || (run.from < to && run.to > to);
  return runs.some((run) => run.kind === 'word' && cuts(run));
}

/** Splits a run at the synonyms in it; the parts in between are searched unchanged. */
function queryTermsOfRange(tokenized: CutText, range: {from: number; to: number}, groups: readonly SynonymGroup[]): QueryTerm[] {
  const queryTerms: QueryTerm[] = [];
  let plainFrom = range.from;
  const flush = (to: number) => {
    if (to > plainFrom) queryTerms.push(toQueryTerm(tokenized, plainFrom, to));
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
function rangesOf(stopped: readonly boolean[]): {from: number; to: number}[] {
  const ranges: {from: number; to: number}[] = [];
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

/** Whether a query asks for a scope, or is a whole title there, which is nearly as good. */
function factorsOf(queryTerms: readonly QueryTerm[], scopes: readonly ScopeRanking[]): ScopeFactor {
  const texts = new Set(queryTerms.map(textOf));
  const factors = new Map(
    scopes.map(({value, weight, wholeWeight = weight, askedWeight, words}) => {
      const asked = words.some((word) => texts.has(word)) ? askedWeight : undefined;
      return [value, {whole: asked ?? wholeWeight, other: asked ?? weight}];
    }),
  );
  return (scope, isWhole) => factors.get(scope)?.[isWhole ? 'whole' : 'other'] ?? 1;
}

/** Reads what a query asks for. */
export function parseQuery(query: string, groups: readonly SynonymGroup[], scopes: readonly ScopeRanking[] = []): ParsedQuery {
  // Limits the response time for any query.
  const text = tokenize(cutText(query, MAX_QUERY_LENGTH));
  const tokenized: CutText = {...text, across: findAcross(text), weak: findWeak(text)};
  const parts = dropRepeated(rangesOf(markStopWords(tokenized)).flatMap((range) => queryTermsOfRange(tokenized, range, groups)));
  const queryTerms = [...weakenScopeWords(parts, scopes), ...wholeTerm(tokenized)];
  return {queryTerms, factorOf: factorsOf(parts, scopes)};
}
