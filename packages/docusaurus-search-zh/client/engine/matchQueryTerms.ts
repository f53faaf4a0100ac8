import {readPostings} from '../../shared/indexFormat';
import {must} from '../../shared/must';
import {stemWord} from '../../shared/stemWord';
import {MAX_EXPANSIONS, RAREST} from '../../shared/weights';
import type {FoundTerm, IndexReader} from './indexReader';
import type {Lookup, Phrase, QueryTerm, Term} from './queryTerms';

/** How well a section matches a query term: the score, and which tokens matched (one bit each). */
export type QueryTermMatch = {score: number; mask: number};
export type TermMatches = Map<number, QueryTermMatch>;

/** Maximum number of bits in a mask. */
const MAX_TOKENS = 30;

/** The bits of a range of tokens. */
export const bitsOf = ({from, to}: Pick<Term, 'from' | 'to'>): number => {
  let bits = 0;
  for (let i = from; i < Math.min(to, MAX_TOKENS); i += 1) bits |= 1 << i;
  return bits;
};

export const allBits = (queryTerm: QueryTerm): number => bitsOf({from: 0, to: queryTerm.tokens.length});

type Found = FoundTerm & {factor: number};

function commonPrefix(a: string, b: string): string {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i += 1;
  return a.slice(0, i);
}

async function findStem(reader: IndexReader, {term, factor}: Lookup): Promise<Found[]> {
  const stem = stemWord(term);
  const found = await reader.findPrefix(commonPrefix(stem, term));
  return found.filter((other) => other.term !== term && stemWord(other.term) === stem).map((other) => ({...other, factor}));
}

async function findPrefix(reader: IndexReader, {term, factor}: Lookup): Promise<Found[]> {
  const found = (await reader.findPrefix(term)).filter((other) => other.term !== term);
  return found
    .map((other) => ({...other, factor: factor * Math.sqrt(term.length / other.term.length)}))
    .sort((a, b) => b.factor * Math.log1p(b.count) - a.factor * Math.log1p(a.count) || (a.term < b.term ? -1 : 1))
    .slice(0, MAX_EXPANSIONS);
}

async function findLookup(reader: IndexReader, lookup: Lookup): Promise<Found[]> {
  if (lookup.kind === 'stem') return findStem(reader, lookup);
  if (lookup.kind === 'prefix') return findPrefix(reader, lookup);
  return (await reader.findTerm(lookup.term)).map((found) => ({...found, factor: lookup.factor}));
}

/** Rare terms are more informative, but below a minimum count, rarity no longer increases. */
const rarity = (sections: number, count: number): number => Math.log(1 + sections / Math.max(count, RAREST));

/** Score of each section for one term: that of its best lookup. No lookup counts as rarer than a term in `commonest` sections. */
async function scoreTerm(reader: IndexReader, term: Term, commonest = 0): Promise<Map<number, number>> {
  const found = (await Promise.all(term.lookups.map((lookup) => findLookup(reader, lookup)))).flat();
  const scores = new Map<number, number>();
  // Other forms of a word never count as rarer than the word itself.
  const least = Math.max(commonest, ...found.filter((other) => term.lookups[0]?.term === other.term).map(({count}) => count));
  for (const {count, postings, factor} of found) {
    const worth = term.weight * factor * rarity(reader.manifest.sections, Math.max(count, least));
    readPostings(postings, (section, weight) => {
      const score = worth * weight;
      if (score > (scores.get(section) ?? 0)) scores.set(section, score);
    });
  }
  return scores;
}

function addTerm(matches: TermMatches, scores: ReadonlyMap<number, number>, bits: number): void {
  for (const [section, score] of scores) {
    const match = matches.get(section);
    if (match) {
      match.score += score;
      match.mask |= bits;
    } else matches.set(section, {score, mask: bits});
  }
}

/** Sections that contain all terms of a phrase. */
async function matchPhrase(reader: IndexReader, terms: readonly Term[]): Promise<Map<number, number>> {
  const [first = new Map<number, number>(), ...rest] = await Promise.all(terms.map((term) => scoreTerm(reader, term)));
  const scores = new Map<number, number>();
  for (const [section, score] of first) {
    const others = rest.map((other) => other.get(section));
    if (others.every((other) => other !== undefined))
      scores.set(
        section,
        others.reduce((sum, other) => sum + other, score),
      );
  }
  return scores;
}

/** Number of sections with the most common of the synonyms. */
async function countCommonest(reader: IndexReader, phrases: readonly Phrase[]): Promise<number> {
  const terms = phrases.flatMap((phrase) => phrase.terms.flatMap(({lookups}) => lookups.map(({term}) => term)));
  const found = await Promise.all(terms.map((term) => reader.findTerm(term)));
  return Math.max(0, ...found.flat().map(({count}) => count));
}

/**
 * A query term is matched by its own words or, with a lower score, by synonyms; never by both at once.
 *
 * @param isAll Whether the query has only this term. A single word then counts as rare as its synonyms: few Chinese sections contain
 *   `agent`, but that does not make them better than the page about 智能体. (Lucene's SynonymQuery does the same.)
 */
export async function matchQueryTerm(reader: IndexReader, queryTerm: QueryTerm, isAll = false): Promise<TermMatches> {
  const commonest = (isAll || queryTerm.isEnglish) && queryTerm.terms.length === 1 ? await countCommonest(reader, queryTerm.phrases) : 0;
  const [own, phrases] = await Promise.all([
    Promise.all(queryTerm.terms.map((term) => scoreTerm(reader, term, commonest))),
    Promise.all(queryTerm.phrases.map(async (phrase) => ({phrase, scores: await matchPhrase(reader, phrase.terms)}))),
  ]);
  const matches: TermMatches = new Map();
  const scoresOf = (i: number) => must(own[i], 'matches for each term');
  queryTerm.terms.forEach((term, i) => {
    const found = isAll && term.whole ? scoresOf(queryTerm.terms.indexOf(term.whole)) : new Map<number, number>();
    const scores = found.size > 0 ? new Map([...scoresOf(i)].filter(([section]) => found.has(section))) : scoresOf(i);
    addTerm(matches, scores, bitsOf(term));
  });
  for (const {phrase, scores} of phrases) {
    for (const [section, score] of scores) {
      const worth = score * phrase.factor;
      if (worth > (matches.get(section)?.score ?? 0)) matches.set(section, {score: worth, mask: allBits(queryTerm)});
    }
  }
  return matches;
}
