import {first} from '../../shared/must';
import {stemWord} from '../../shared/stemWord';
import {beginningTerm, MAX_BEGINNING, type Run, type Token, type TokenizedText, weightedTerms} from '../../shared/tokenize';
import {
  BEGINNING_FACTOR,
  COMPOUND_PREFIX_FACTOR,
  COMPOUND_WEIGHT,
  HAN_IMPORTANCE,
  MIN_STEMMED,
  PART_WEIGHT,
  PREFIX_FACTOR,
  STEM_FACTOR,
  STRAY_WEIGHT,
  WEAK_WEIGHT,
  WHOLE_PLAIN,
} from '../../shared/weights';
import {wholeTerms} from '../../shared/wholeText';

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
  /** A part of a sentence in English: no word counts as rarer than the Chinese ones for it. */
  isEnglish?: boolean;
  /** A term that only adds to the score of what the other terms find: nothing is corrected if it is missing. */
  isBonus?: true;
};

/** The tokens of a query, with what their weights depend on. */
export type QueryTokens = TokenizedText & {
  /** Han characters that belong to another word than the next one. */
  across: ReadonlySet<Token>;
  /** Tokens of words that say little. */
  weak: ReadonlySet<Token>;
  /** Whether it is a sentence in English. */
  isEnglish: boolean;
};

const wordLookups = (text: string, isOpen: boolean): Lookup[] => {
  const lookups: Lookup[] = [{kind: 'exact', term: text, factor: 1}];
  if (isOpen && text.length <= MAX_BEGINNING) lookups.push({kind: 'exact', term: beginningTerm(text), factor: BEGINNING_FACTOR});
  if (text.length === 1) return lookups;
  if (stemWord(text) !== text || text.length >= MIN_STEMMED) lookups.push({kind: 'stem', term: text, factor: STEM_FACTOR});
  if (isOpen) lookups.push({kind: 'prefix', term: text, factor: PREFIX_FACTOR});
  return lookups;
};

/** Terms of a token list; the token at `openAt` may be unfinished. */
function termsOfTokens(tokens: readonly Token[], openAt: number, {across, weak}: Pick<QueryTokens, 'across' | 'weak'>): Term[] {
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

/** One part of a query from a range of its tokens. `match`: the synonyms of the range, if it is a known term. */
export function toQueryTerm(tokenized: QueryTokens, from: number, to: number, match?: Pick<QueryTerm, 'phrases' | 'synonyms'>): QueryTerm {
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
    isEnglish: tokenized.isEnglish,
  };
}

/** Term for two neighbouring Han characters at the border of two query terms. */
export function borderTerm(left: Token, right: Token, weight: number, importance: number): QueryTerm {
  const term: Term = {from: 0, to: 2, weight, lookups: [{kind: 'exact', term: left.text + right.text, factor: 1}]};
  return {tokens: [left, right], terms: [term], phrases: [], synonyms: [], importance, isBonus: true};
}

/** Term for the whole query: sections with a title, label or alias that says the same. */
export function wholeQueryTerm(tokenized: TokenizedText): QueryTerm[] {
  const whole = wholeTerms(tokenized);
  if (!whole) return [];
  const lookups: Lookup[] = [{kind: 'exact', term: whole.full, factor: 1}];
  if (whole.plain) {
    lookups.push({kind: 'exact', term: whole.plain.text, factor: WHOLE_PLAIN}, {kind: 'exact', term: whole.plain.question, factor: 1});
  }
  return [{tokens: [], terms: [{from: 0, to: 0, weight: 1, lookups}], phrases: [], synonyms: [], importance: 0, isBonus: true}];
}
