import {readPostings} from '../../shared/indexFormat';
import {stemWord} from '../../shared/stemWord';
import {MAX_EXPANSIONS, RAREST} from '../../shared/weights';
import type {FoundTerm, IndexReader} from './indexReader';
import type {Concept, Lookup, Phrase, Unit} from './parseQuery';

/** How well a section answers a concept: the worth of what matched, and which atoms did (one bit each). */
export type Match = {score: number; mask: number};
export type ConceptMatches = Map<number, Match>;

/** Bits of a mask. */
const MAX_ATOMS = 30;

/** The bits of a range of atoms. */
export const bitsOf = ({from, to}: Pick<Unit, 'from' | 'to'>): number => {
  let bits = 0;
  for (let i = from; i < Math.min(to, MAX_ATOMS); i += 1) bits |= 1 << i;
  return bits;
};

export const allBits = (concept: Concept): number => bitsOf({from: 0, to: concept.atoms.length});

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

/** Rare terms say more; but the rarest of all no more than the next. */
const rarity = (sections: number, count: number): number => Math.log(1 + sections / Math.max(count, RAREST));

/** Worth of each section for one unit: that of its best term, none of which counts as rarer than `commonest` places are. */
async function scoreUnit(reader: IndexReader, unit: Unit, commonest = 0): Promise<Map<number, number>> {
  const found = (await Promise.all(unit.lookups.map((lookup) => findLookup(reader, lookup)))).flat();
  const scores = new Map<number, number>();
  for (const {count, postings, factor} of found) {
    const worth = unit.weight * factor * rarity(reader.manifest.sections, Math.max(count, commonest));
    readPostings(postings, (section, impact) => {
      const score = worth * impact;
      if (score > (scores.get(section) ?? 0)) scores.set(section, score);
    });
  }
  return scores;
}

function addUnit(matches: ConceptMatches, scores: ReadonlyMap<number, number>, bits: number): void {
  for (const [section, score] of scores) {
    const match = matches.get(section);
    if (match) {
      match.score += score;
      match.mask |= bits;
    } else matches.set(section, {score, mask: bits});
  }
}

/** Sections that hold all units of a phrase. */
async function matchPhrase(reader: IndexReader, units: readonly Unit[]): Promise<Map<number, number>> {
  const [first = new Map<number, number>(), ...rest] = await Promise.all(units.map((unit) => scoreUnit(reader, unit)));
  const scores = new Map<number, number>();
  for (const [section, score] of first) {
    const others = rest.map((unit) => unit.get(section));
    if (others.every((other) => other !== undefined))
      scores.set(
        section,
        others.reduce((sum, other) => sum + other, score),
      );
  }
  return scores;
}

/** Places of the most common of other words. */
async function countCommonest(reader: IndexReader, phrases: readonly Phrase[]): Promise<number> {
  const terms = phrases.flatMap(({units}) => units.flatMap(({lookups}) => lookups.map(({term}) => term)));
  const found = await Promise.all(terms.map((term) => reader.findTerm(term)));
  return Math.max(0, ...found.flat().map(({count}) => count));
}

/**
 * A concept is answered by its own words or, for less, by other words for it; never by both at once.
 *
 * @param isAll The query asks for nothing else. A single word is then as rare as what it means: few Chinese sections say
 * `agent`, but those that do are not for that reason better than the page about 智能体. (Lucene's SynonymQuery does so, too.)
 */
export async function matchConcept(reader: IndexReader, concept: Concept, isAll = false): Promise<ConceptMatches> {
  const commonest = isAll && concept.units.length === 1 ? await countCommonest(reader, concept.phrases) : 0;
  const [own, phrases] = await Promise.all([
    Promise.all(concept.units.map((unit) => scoreUnit(reader, unit, commonest))),
    Promise.all(concept.phrases.map(async (phrase) => ({phrase, scores: await matchPhrase(reader, phrase.units)}))),
  ]);
  const matches: ConceptMatches = new Map();
  concept.units.forEach((unit, i) => {
    addUnit(matches, own[i] as Map<number, number>, bitsOf(unit));
  });
  for (const {phrase, scores} of phrases) {
    for (const [section, score] of scores) {
      const worth = score * phrase.factor;
      if (worth > (matches.get(section)?.score ?? 0)) matches.set(section, {score: worth, mask: allBits(concept)});
    }
  }
  return matches;
}
