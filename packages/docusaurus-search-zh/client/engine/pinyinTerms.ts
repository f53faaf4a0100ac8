import type {SynonymGroup} from '../../shared/indexFormat';
import {MIN_SPELLED_INITIALS, SPELLED_FACTOR, SPELLED_INITIAL_COST, SPELLED_UNFINISHED_FACTOR} from '../../shared/weights';
import {termPhrases} from './matchSynonyms';
import type {Phrase} from './queryTerms';

/** Readings of each Han character. */
export type Readings = ReadonlyMap<string, readonly string[]>;

const IS_HAN = /^\p{Script=Han}$/u;

/** Spellings of a syllable: the correct one, and those that input methods and accents confuse. */
function spellingsOf(reading: string): string[] {
  const starts = /^[zcs]h/.test(reading) ? [reading, reading.replace('h', '')] : [reading, reading.replace(/^[zcs]/, '$&h')];
  return [
    ...new Set(starts.flatMap((spelling) => [spelling, spelling.endsWith('ng') ? spelling.slice(0, -1) : spelling.replace(/n$/, 'ng')])),
  ];
}

/** A spelling of one character. */
type Way = {text: string; isInitial: boolean};

function waysToWrite(character: string, readings: Readings): Way[] {
  return (readings.get(character) ?? []).flatMap((reading) => [
    ...spellingsOf(reading).map((text) => ({text, isInitial: false})),
    {text: reading.slice(0, 1), isInitial: true},
  ]);
}

type Spelled = {
  /** Number of syllables with only their first letter. */
  initials: number;
  /** Number of characters that are not spelled yet. */
  left: number;
};

function better(a: Spelled | null, b: Spelled | null): Spelled | null {
  if (!a || !b) return a ?? b;
  return b.left < a.left || (b.left === a.left && b.initials < a.initials) ? b : a;
}

/** Reads letters as a term, each syllable in full or by its first letter; prefers as few first letters as possible. */
function spell(letters: string, term: readonly Way[][], at = 0, initials = 0): Spelled | null {
  const left = term.length - at;
  // A prefix of a term is accepted only if its syllables are written in full.
  if (letters === '') return left === 0 || (initials === 0 && at > 1) ? {initials, left} : null;
  const rest = ({text, isInitial}: Way): Spelled | null => {
    if (letters.startsWith(text)) return spell(letters.slice(text.length), term, at + 1, initials + Number(isInitial));
    // The last syllable is still being typed.
    return at > 0 && initials === 0 && text.startsWith(letters) ? {initials, left} : null;
  };
  return (term[at] ?? []).map(rest).reduce(better, null);
}

function factorOf({initials, left}: Spelled, length: number): number {
  if (initials === length && length < MIN_SPELLED_INITIALS) return 0;
  return SPELLED_FACTOR * (1 - (SPELLED_INITIAL_COST * initials) / length) * (left > 0 ? SPELLED_UNFINISHED_FACTOR : 1);
}

/** Terms that letters may spell, as lookups. */
export type SpelledTerms = {
  terms: {text: string; phrases: Phrase[]}[];
  /** Whether one of them is written in full, so that no guess is needed. */
  isWhole: boolean;
};

/** Finds the terms of the glossary and the synonyms that letters may spell. */
export function spelledTerms(letters: string, groups: readonly SynonymGroup[], readings: Readings): SpelledTerms {
  if (!/^[a-z]{3,40}$/.test(letters)) return {terms: [], isWhole: false};
  const terms = new Map(groups.flatMap(({phrases}) => phrases.map((characters) => [characters.join(''), characters] as const)));
  const found = [...terms.values()].flatMap((characters) => {
    if (characters.length < 2 || !characters.every((character) => IS_HAN.test(character))) return [];
    const spelled = spell(
      letters,
      characters.map((character) => waysToWrite(character, readings)),
    );
    const factor = spelled ? factorOf(spelled, characters.length) : 0;
    return factor > 0 ? [{characters, factor}] : [];
  });
  const isWhole = found.some(({factor}) => factor === SPELLED_FACTOR);
  // If a term is written in full, longer terms with the same start are ignored.
  const meant = isWhole ? found.filter(({factor}) => factor === SPELLED_FACTOR) : found;
  return {
    terms: meant.map(({characters, factor}) => ({text: characters.join(''), phrases: termPhrases(characters, groups, factor)})),
    isWhole,
  };
}
