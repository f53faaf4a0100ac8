import type {SynonymGroup} from '../../shared/indexFormat';
import {must} from '../../shared/must';
import {stemWord} from '../../shared/stemWord';
import {synonymTerm, type Token, weightedTerms} from '../../shared/tokenize';
import {MIN_STEMMED} from '../../shared/weights';
import type {Lookup, Phrase, Term} from './queryTerms';

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

/** A known term in a query: its number of tokens, and its synonyms to search and to mark. */
export type SynonymMatch = {length: number; phrases: Phrase[]; synonyms: string[][]};

/** First token, and one past the last token. */
export type TokenRange = {from: number; to: number};

/** Whether a character has neighbours: 流 in 限流 is not the word 流. */
function isInsideWord(tokens: readonly Token[], {from, to}: TokenRange, at: number): boolean {
  const isHan = (i: number) => i >= from && i < to && tokens[i]?.kind === 'han';
  return isHan(at) && (isHan(at - 1) || isHan(at + 1));
}

/** The longest synonym phrase that starts at a token, with its synonyms. */
export function matchSynonyms(
  tokens: readonly Token[],
  range: TokenRange,
  at: number,
  groups: readonly SynonymGroup[],
): SynonymMatch | null {
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
