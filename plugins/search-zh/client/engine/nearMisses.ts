import {foldSyllable, gapPair, initialsTerm, readPinyin, syllablePair} from '../../shared/pinyin';
import {
  GAP_FACTOR,
  HOMOPHONE_FACTOR,
  INITIALS_FACTOR,
  INITIALS_PREFIX_FACTOR,
  MAX_HOMOPHONE_READINGS,
  PINYIN_FACTOR,
  TYPO_FACTOR,
  UNFINISHED_PINYIN_FACTOR,
} from '../../shared/weights';
import type {IndexReader} from './indexReader';
import {bitsOf, type ConceptMatches, matchConcept} from './matchConcepts';
import type {Concept, Lookup, Phrase, Unit} from './parseQuery';
import {spelledTerms} from './pinyinTerms';
import {nearestWords} from './spelling';

const exact = (term: string, factor: number): Lookup => ({kind: 'exact', term, factor});

/** Atoms that nothing in the index answers well: mistyped, or written in another way. */
function missingAtoms(concept: Concept, matches: ConceptMatches): boolean[] {
  const places = concept.atoms.map(() => 0);
  for (const {mask} of matches.values()) {
    concept.atoms.forEach((_, i) => {
      if (mask & (1 << i)) places[i] = (places[i] as number) + 1;
    });
  }
  return places.map((count) => count === 0);
}

/** Pairs of characters that sound alike, and pairs around one character that may be wrong. */
async function hanNearMisses(reader: IndexReader, concept: Concept): Promise<Unit[]> {
  const readings = await reader.readings();
  const readingsOf = (i: number) => (readings.get(concept.atoms[i]?.text ?? '') ?? []).slice(0, MAX_HOMOPHONE_READINGS);
  return concept.units.flatMap((unit): Unit[] => {
    if (unit.to - unit.from !== 2 || concept.atoms[unit.from]?.kind !== 'han') return [];
    const pairs = readingsOf(unit.from).flatMap((first) => readingsOf(unit.from + 1).map((second) => syllablePair(first, second)));
    const third = concept.atoms[unit.from + 2];
    const gap = third?.kind === 'han' ? [gapPair(concept.atoms[unit.from]?.text ?? '', third.text)] : [];
    return [
      {...unit, lookups: [...new Set(pairs)].map((term) => exact(term, HOMOPHONE_FACTOR))},
      ...gap.map((term) => ({...unit, to: unit.to + 1, lookups: [exact(term, GAP_FACTOR)]})),
    ];
  });
}

/** A word of letters as the reading of Han text: all its syllables, or the first letter of each. */
function pinyinPhrases(word: string): Phrase[] {
  const phrases = readPinyin(word)
    .filter(({syllables}) => syllables.length > 1)
    .map(({syllables, unfinished}): Phrase => {
      const units = syllables.slice(1).map((syllable, i): Unit => {
        const before = syllables[i] as string;
        const isLast = i === syllables.length - 2;
        // What is still being typed may become any syllable that starts so.
        const lookup: Lookup =
          unfinished && isLast
            ? {kind: 'prefix', term: `'${foldSyllable(before)}'${syllable.replace(/^([zcs])h$/, '$1')}`, factor: 1}
            : exact(syllablePair(before, syllable), 1);
        return {from: 0, to: 1, weight: 1, lookups: [lookup]};
      });
      return {units, factor: unfinished ? PINYIN_FACTOR * UNFINISHED_PINYIN_FACTOR : PINYIN_FACTOR};
    });
  if (/^[a-z]{2,8}$/.test(word)) {
    const lookups: Lookup[] = [exact(initialsTerm(word), 1), {kind: 'prefix', term: initialsTerm(word), factor: INITIALS_PREFIX_FACTOR}];
    phrases.push({units: [{from: 0, to: 1, weight: 1, lookups}], factor: INITIALS_FACTOR});
  }
  return phrases;
}

type Near = {text: string; phrases: Phrase[]};

async function nearWords(reader: IndexReader, word: string): Promise<Near[]> {
  const {words} = await reader.vocabulary();
  return nearestWords(word, words).map(({word: text, distance}) => ({
    text,
    phrases: [{units: [{from: 0, to: 1, weight: 1, lookups: [exact(text, 1)]}], factor: TYPO_FACTOR / distance}],
  }));
}

type Span = {from: number; to: number};

/** A concept, what answers it so far, and the words that others of it were taken for. */
type Repair = {reader: IndexReader; concept: Concept; matches: ConceptMatches; taken: string[]};

async function matchesOfPhrases({reader, concept}: Repair, span: Span, phrases: Phrase[]): Promise<ConceptMatches> {
  const alone: Concept = {...concept, atoms: concept.atoms.slice(span.from, span.to), units: [], phrases};
  const matches = await matchConcept(reader, alone);
  return new Map([...matches].map(([section, {score}]) => [section, {score, mask: bitsOf(span)}]));
}

/** Adds matches to those there are, keeping what is better where both speak of the same atoms. */
function addMatches(target: ConceptMatches, extra: ConceptMatches): void {
  for (const [section, match] of extra) {
    const known = target.get(section);
    if (!known) target.set(section, match);
    else if ((known.mask | match.mask) !== known.mask) {
      target.set(section, {score: known.score + match.score, mask: known.mask | match.mask});
    }
  }
}

/** Adds what answers to words that are near; true when there is something. */
async function addNear(repair: Repair, span: Span, near: readonly Near[]): Promise<boolean> {
  const found = await matchesOfPhrases(
    repair,
    span,
    near.flatMap(({phrases}) => phrases),
  );
  if (found.size === 0) return false;
  addMatches(repair.matches, found);
  repair.taken.push(...near.map(({text}) => text));
  return true;
}

/** Reads letters as a term in pinyin, with or without spaces between the syllables; true when they are one from end to end. */
async function addSpelledTerms(repair: Repair, span: Span): Promise<boolean> {
  const letters = repair.concept.atoms.slice(span.from, span.to).map(({text}) => text);
  const {terms, isWhole} = spelledTerms(letters.join(''), repair.reader.manifest.synonyms, await repair.reader.readings());
  return (await addNear(repair, span, terms)) && isWhole;
}

/** Letters that name nothing are read as a term, then as anything that a heading says, then as a misspelt word. */
async function addWordNearMisses(repair: Repair, at: number): Promise<void> {
  const {reader, concept, matches} = repair;
  const word = concept.atoms[at]?.text ?? '';
  const span = {from: at, to: at + 1};
  if (await addSpelledTerms(repair, span)) return;
  addMatches(matches, await matchesOfPhrases(repair, span, pinyinPhrases(word)));
  if (missingAtoms(concept, matches)[at]) await addNear(repair, span, await nearWords(reader, word));
}

/** Ranges of neighbouring words that may be taken for something else. */
function wordSpans({atoms}: Concept, isMeant: (i: number) => boolean): Span[] {
  const spans: Span[] = [];
  atoms.forEach(({kind}, i) => {
    if (kind !== 'word' || !isMeant(i)) return;
    const last = spans.at(-1);
    if (last?.to === i) last.to = i + 1;
    else spans.push({from: i, to: i + 1});
  });
  return spans;
}

const isSyllables = (word: string): boolean => readPinyin(word)[0]?.unfinished === false;

/** Looks for what the reader may have meant where the words themselves are not found, and says what it took them for. */
export async function addNearMisses(reader: IndexReader, concept: Concept, matches: ConceptMatches): Promise<string[]> {
  const repair: Repair = {reader, concept, matches, taken: []};
  const missing = missingAtoms(concept, matches);
  if (concept.atoms.length > 1 && missing.some((miss, i) => miss && concept.atoms[i]?.kind === 'han')) {
    const units = await hanNearMisses(reader, concept);
    addMatches(matches, await matchConcept(reader, {...concept, units, phrases: []}));
  }
  // `mo ban`: each syllable may be a word or the beginning of one, together they are neither.
  const apart = wordSpans(concept, (i) => isSyllables(concept.atoms[i]?.text ?? '')).filter(({from, to}) => to - from > 1);
  const spelled = await Promise.all(apart.map((span) => addSpelledTerms(repair, span)));
  const isSpelled = (at: number) => apart.some(({from, to}, i) => spelled[i] && at >= from && at < to);
  for (const span of wordSpans(concept, (i) => missing[i] === true && !isSpelled(i))) {
    for (let at = span.from; at < span.to; at += 1) await addWordNearMisses(repair, at);
  }
  return repair.taken;
}
