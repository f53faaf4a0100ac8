import {first, must} from '../../../../lib/input/must';
import {cutText} from '../../../../lib/text/cutText';
import {MAX_QUERY_LENGTH} from '../../shared/contract';
import type {SynonymGroup} from '../../shared/indexFormat';
import {stemWord} from '../../shared/stemWord';
import {isLatinStopWord, markHanStopWords} from '../../shared/stopWords';
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
  API_IMPORTANCE,
  BEGINNING_FACTOR,
  COMPOUND_PREFIX_FACTOR,
  COMPOUND_WEIGHT,
  HAN_IMPORTANCE,
  MIN_STEMMED,
  PART_WEIGHT,
  PREFIX_FACTOR,
  STEM_FACTOR,
} from '../../shared/weights';

/** One index lookup: the postings of a term, each multiplied by `factor`. */
export type Lookup = {kind: 'exact' | 'prefix' | 'stem'; term: string; factor: number};

/** Neighbouring tokens that one term represents. */
export type Term = {
  /** First token, and one past the last token, within the query term. */
  from: number;
  to: number;
  weight: number;
  lookups: Lookup[];
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
};

export type ParsedQuery = {
  queryTerms: QueryTerm[];
  /** Whether the query asks for the API, so that its reference pages come first. */
  asksForApi: boolean;
};

const API_WORDS: ReadonlySet<string> = new Set([
  'api',
  'apis',
  'endpoint',
  'endpoints',
  '接口',
  '端点',
  'get',
  'post',
  'put',
  'patch',
  'delete',
]);

const wordLookups = (text: string, isOpen: boolean): Lookup[] => {
  const lookups: Lookup[] = [{kind: 'exact', term: text, factor: 1}];
  if (isOpen && text.length <= MAX_BEGINNING) lookups.push({kind: 'exact', term: beginningTerm(text), factor: BEGINNING_FACTOR});
  if (text.length === 1) return lookups;
  if (stemWord(text) !== text || text.length >= MIN_STEMMED) lookups.push({kind: 'stem', term: text, factor: STEM_FACTOR});
  if (isOpen) lookups.push({kind: 'prefix', term: text, factor: PREFIX_FACTOR});
  return lookups;
};

/** Terms of a token list; the token at `openAt` may be unfinished. */
function termsOfTokens(tokens: readonly Token[], openAt: number): Term[] {
  return weightedTerms(tokens).map(({from, to, term, weight}) => ({
    from,
    to,
    weight,
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

/** The longest synonym phrase that starts at a token, with its synonyms. */
function matchSynonyms(tokens: readonly Token[], at: number, groups: readonly SynonymGroup[]): SynonymMatch | null {
  let length = 0;
  let matched: number[] = [];
  groups.forEach(({phrases}, number) => {
    for (const phrase of phrases) {
      if (phrase.length < length || at + phrase.length > tokens.length) continue;
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

function importanceOf(tokens: readonly Token[]): number {
  const text = tokens.map((token) => token.text).join('');
  const size = tokens.reduce((sum, token) => sum + (token.kind === 'han' ? HAN_IMPORTANCE : 1), 0);
  return API_WORDS.has(text) ? size * API_IMPORTANCE : size;
}

/** Compounds of the query (`session_id`, `/api/v1/run`) as an additional term over all their tokens. */
function compoundTerms(tokenized: TokenizedText, from: number, to: number): Term[] {
  return tokenized.runs
    .filter((run) => run.compounds.length > 0 && run.from >= from && run.to <= to)
    .map((run) => ({
      from: run.from - from,
      to: run.to - from,
      weight: COMPOUND_WEIGHT,
      lookups: wholesOf(run.compounds).flatMap((term): Lookup[] => [
        {kind: 'exact', term, factor: 1},
        {kind: 'prefix', term, factor: COMPOUND_PREFIX_FACTOR},
      ]),
    }));
}

// The first spelling with separators stands for the whole; its tails would match other things.
const wholesOf = (compounds: readonly string[]): string[] => {
  const path = compounds.find((term) => term.includes('/'));
  return path ? [path] : [first(compounds, 'checked above')];
};

function toQueryTerm(tokenized: TokenizedText, from: number, to: number, match?: SynonymMatch): QueryTerm {
  const tokens = tokenized.tokens.slice(from, to);
  const openAt = to === tokenized.tokens.length ? tokens.length - 1 : -1;
  const wholes = compoundTerms(tokenized, from, to);
  const isPart = (term: Term) => wholes.some((whole) => term.from >= whole.from && term.to <= whole.to);
  return {
    tokens,
    terms: [
      ...termsOfTokens(tokens, openAt).map((term) => (isPart(term) ? {...term, weight: term.weight * PART_WEIGHT} : term)),
      ...wholes,
    ],
    phrases: match?.phrases ?? [],
    synonyms: match?.synonyms ?? [],
    importance: importanceOf(tokens),
  };
}

function isStopped(tokenized: TokenizedText): boolean[] {
  const stopped = tokenized.tokens.map((token) => token.kind === 'word' && isLatinStopWord(token.text));
  for (const run of tokenized.runs.filter(({kind}) => kind === 'han')) {
    markHanStopWords(tokenized.tokens.slice(run.from, run.to).map((token) => token.text)).forEach((stop, i) => {
      stopped[run.from + i] = stop;
    });
  }
  // A query with only stop words is searched unchanged.
  return stopped.every(Boolean) ? stopped.map(() => false) : stopped;
}

/** Term for two neighbouring Han characters at the border of two query terms. */
function borderTerm(left: Token, right: Token): QueryTerm {
  const term: Term = {from: 0, to: 2, weight: ACROSS_WEIGHT, lookups: [{kind: 'exact', term: left.text + right.text, factor: 1}]};
  return {tokens: [left, right], terms: [term], phrases: [], synonyms: [], importance: 0};
}

/** Whether a range would cut an identifier: `PHOENIX_API_KEY` does not mean API key. */
function cutsCompound({runs}: TokenizedText, from: number, to: number): boolean {
  const cuts = (run: Run) => (run.from < from && run.to > from) || (run.from < to && run.to > to);
  return runs.some((run) => run.kind === 'word' && cuts(run));
}

/** Splits a run at the synonyms in it; the parts in between are searched unchanged. */
function queryTermsOfRange(tokenized: TokenizedText, range: {from: number; to: number}, groups: readonly SynonymGroup[]): QueryTerm[] {
  const queryTerms: QueryTerm[] = [];
  let plainFrom = range.from;
  const flush = (to: number) => {
    if (to > plainFrom) queryTerms.push(toQueryTerm(tokenized, plainFrom, to));
  };
  for (let at = range.from; at < range.to; ) {
    const match = matchSynonyms(tokenized.tokens.slice(0, range.to), at, groups);
    if (match && !cutsCompound(tokenized, at, at + match.length)) {
      flush(at);
      queryTerms.push(toQueryTerm(tokenized, at, at + match.length, match));
      at += match.length;
      plainFrom = at;
    } else at += 1;
  }
  flush(range.to);
  const across = queryTerms.slice(1).flatMap((queryTerm, i) => {
    const left = must(queryTerms[i]?.tokens.at(-1), 'a term has tokens');
    const right = first(queryTerm.tokens, 'a term has tokens');
    return left.kind === 'han' && right.kind === 'han' ? [borderTerm(left, right)] : [];
  });
  return [...queryTerms, ...across];
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

/** Reads what a query asks for. */
export function parseQuery(query: string, groups: readonly SynonymGroup[]): ParsedQuery {
  // Limits the response time for any query.
  const tokenized = tokenize(cutText(query, MAX_QUERY_LENGTH));
  const queryTerms = dropRepeated(rangesOf(isStopped(tokenized)).flatMap((range) => queryTermsOfRange(tokenized, range, groups)));
  const asksForApi = queryTerms.some((queryTerm) => API_WORDS.has(textOf(queryTerm)));
  return {queryTerms, asksForApi};
}
