import type {SynonymGroup} from '../../shared/indexFormat';
import {stemWord} from '../../shared/stemWord';
import {isLatinStopWord, markHanStopWords} from '../../shared/stopWords';
import {type Atom, type Run, type Tokens, tokenize} from '../../shared/tokenize';
import {beginningTerm, MAX_BEGINNING, synonymTerm, termUnits} from '../../shared/units';
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

/** Queries are cut here: nothing longer says more, and the time to answer stays bounded. */
const MAX_QUERY_LENGTH = 64;

/** Something that a section may hold: the places of a term, each worth `factor`. */
export type Lookup = {kind: 'exact' | 'prefix' | 'stem'; term: string; factor: number};

/** Neighbouring atoms that one term stands for. */
export type Unit = {
  /** First and one past the last atom, counted within the concept. */
  from: number;
  to: number;
  weight: number;
  lookups: Lookup[];
};

/** Other words for a concept: a place counts when all of them are there. */
export type Phrase = {units: Unit[]; factor: number};

/** What one part of a query asks for. */
export type Concept = {
  atoms: Atom[];
  units: Unit[];
  phrases: Phrase[];
  /** What else it may be called, to be marked in the results. */
  synonyms: string[][];
  /** Share in how well a query is covered. */
  importance: number;
};

export type ParsedQuery = {
  concepts: Concept[];
  /** The query asks for the API: pages of its reference come first. */
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

/** Units of a list of atoms; the one at `openAt` may be unfinished. */
function unitsOf(atoms: readonly Atom[], openAt: number): Unit[] {
  return termUnits(atoms).map(({from, to, term, weight}) => ({
    from,
    to,
    weight,
    lookups: atoms[from]?.kind === 'word' ? wordLookups(term, from === openAt) : [{kind: 'exact', term, factor: 1}],
  }));
}

const sameAtom = (a: string, b: string): boolean => a === b || (a.length >= MIN_STEMMED && stemWord(a) === stemWord(b));

const weightOf = (atoms: readonly Pick<Atom, 'kind' | 'text'>[]): number => termUnits(atoms).reduce((sum, unit) => sum + unit.weight, 0);

/** The places of a group of synonyms, for a phrase of it that spans `length` atoms. */
const groupPhrase = (number: number, {length, weight, factor}: {length: number; weight: number; factor: number}): Phrase => {
  const lookup: Lookup = {kind: 'exact', term: synonymTerm(number), factor: 1};
  return {units: [{from: 0, to: length, weight, lookups: [lookup]}], factor};
};

/** A Han term that one word of the query was taken for: its own places and those of its synonyms. */
export function termPhrases(characters: readonly string[], groups: readonly SynonymGroup[], factor: number): Phrase[] {
  const atoms = characters.map((text) => ({kind: 'han', text}) as const);
  const text = characters.join('');
  const units = termUnits(atoms).map(({term, weight}): Unit => ({from: 0, to: 1, weight, lookups: [{kind: 'exact', term, factor: 1}]}));
  const others = groups.flatMap(({phrases, weight}, number) =>
    phrases.some((phrase) => phrase.join('') === text)
      ? [groupPhrase(number, {length: 1, weight: weightOf(atoms), factor: factor * weight})]
      : [],
  );
  return [{units, factor}, ...others];
}

type SynonymMatch = {length: number; phrases: Phrase[]; synonyms: string[][]};

/** The longest phrase of any group that starts at an atom, with what else it may be called. */
function matchSynonyms(atoms: readonly Atom[], at: number, groups: readonly SynonymGroup[]): SynonymMatch | null {
  let length = 0;
  let matched: number[] = [];
  groups.forEach(({phrases}, number) => {
    for (const phrase of phrases) {
      if (phrase.length < length || at + phrase.length > atoms.length) continue;
      if (!phrase.every((text, i) => sameAtom((atoms[at + i] as Atom).text, text))) continue;
      if (phrase.length > length) matched = [];
      length = phrase.length;
      matched.push(number);
    }
  });
  if (length === 0) return null;
  const weight = weightOf(atoms.slice(at, at + length));
  const phrases = matched.map((number) => groupPhrase(number, {length, weight, factor: groups[number]?.weight ?? 0}));
  return {length, phrases, synonyms: matched.flatMap((number) => groups[number]?.phrases ?? [])};
}

function importanceOf(atoms: readonly Atom[]): number {
  const text = atoms.map((atom) => atom.text).join('');
  const size = atoms.reduce((sum, atom) => sum + (atom.kind === 'han' ? HAN_IMPORTANCE : 1), 0);
  return API_WORDS.has(text) ? size * API_IMPORTANCE : size;
}

/** Compounds of the query (`session_id`, `/api/v1/run`) as one more unit over all their atoms. */
function compoundUnits(tokens: Tokens, from: number, to: number): Unit[] {
  return tokens.runs
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

// The first spelling with separators stands for the whole; tails of it would match other things.
const wholesOf = (compounds: readonly string[]): string[] => {
  const path = compounds.find((term) => term.includes('/'));
  return path ? [path] : [compounds[0] as string];
};

function toConcept(tokens: Tokens, from: number, to: number, match?: SynonymMatch): Concept {
  const atoms = tokens.atoms.slice(from, to);
  const openAt = to === tokens.atoms.length ? atoms.length - 1 : -1;
  const wholes = compoundUnits(tokens, from, to);
  const isPart = (unit: Unit) => wholes.some((whole) => unit.from >= whole.from && unit.to <= whole.to);
  return {
    atoms,
    units: [...unitsOf(atoms, openAt).map((unit) => (isPart(unit) ? {...unit, weight: unit.weight * PART_WEIGHT} : unit)), ...wholes],
    phrases: match?.phrases ?? [],
    synonyms: match?.synonyms ?? [],
    importance: importanceOf(atoms),
  };
}

function isStopped(tokens: Tokens): boolean[] {
  const stopped = tokens.atoms.map((atom) => atom.kind === 'word' && isLatinStopWord(atom.text));
  for (const run of tokens.runs.filter(({kind}) => kind === 'han')) {
    markHanStopWords(tokens.atoms.slice(run.from, run.to).map((atom) => atom.text)).forEach((stop, i) => {
      stopped[run.from + i] = stop;
    });
  }
  // A query of nothing but stop words is meant as it stands.
  return stopped.every(Boolean) ? stopped.map(() => false) : stopped;
}

/** The unit of two neighbouring Han characters that belong to two concepts. */
function acrossConcept(left: Atom, right: Atom): Concept {
  const unit: Unit = {from: 0, to: 2, weight: ACROSS_WEIGHT, lookups: [{kind: 'exact', term: left.text + right.text, factor: 1}]};
  return {atoms: [left, right], units: [unit], phrases: [], synonyms: [], importance: 0};
}

/** Whether a range would take a part out of an identifier: `PHOENIX_API_KEY` is no API key. */
function cutsCompound({runs}: Tokens, from: number, to: number): boolean {
  const cuts = (run: Run) => (run.from < from && run.to > from) || (run.from < to && run.to > to);
  return runs.some((run) => run.kind === 'word' && cuts(run));
}

/** Cuts a run at the synonyms in it; what lies between is searched as it stands. */
function conceptsOfRange(tokens: Tokens, range: {from: number; to: number}, groups: readonly SynonymGroup[]): Concept[] {
  const concepts: Concept[] = [];
  let plainFrom = range.from;
  const flush = (to: number) => {
    if (to > plainFrom) concepts.push(toConcept(tokens, plainFrom, to));
  };
  for (let at = range.from; at < range.to; ) {
    const match = matchSynonyms(tokens.atoms.slice(0, range.to), at, groups);
    if (match && !cutsCompound(tokens, at, at + match.length)) {
      flush(at);
      concepts.push(toConcept(tokens, at, at + match.length, match));
      at += match.length;
      plainFrom = at;
    } else at += 1;
  }
  flush(range.to);
  const across = concepts.slice(1).flatMap((concept, i) => {
    const left = (concepts[i] as Concept).atoms.at(-1) as Atom;
    const right = concept.atoms[0] as Atom;
    return left.kind === 'han' && right.kind === 'han' ? [acrossConcept(left, right)] : [];
  });
  return [...concepts, ...across];
}

/** Ranges of neighbouring atoms without stop words; Han and words stay together, so that `MCP 服务器` is one phrase. */
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

const textOf = ({atoms}: Concept): string => atoms.map(({text}) => text).join(' ');

/** A word that is said twice is not asked for twice as much; the last one is kept, it may be unfinished. */
function dropRepeated(concepts: readonly Concept[]): Concept[] {
  return concepts.filter((concept, i) => concepts.findLastIndex((other) => textOf(other) === textOf(concept)) === i);
}

/** Reads what a query asks for. */
export function parseQuery(query: string, groups: readonly SynonymGroup[]): ParsedQuery {
  const tokens = tokenize(query.slice(0, MAX_QUERY_LENGTH));
  const concepts = dropRepeated(rangesOf(isStopped(tokens)).flatMap((range) => conceptsOfRange(tokens, range, groups)));
  const asksForApi = concepts.some((concept) => API_WORDS.has(textOf(concept)));
  return {concepts, asksForApi};
}
