import type {SynonymGroup} from '../shared/indexFormat';
import {stemWord} from '../shared/stemWord';
import {synonymTerm, termUnits} from '../shared/units';
import {MAX_WEIGHT} from '../shared/weights';

type Places = Map<string, Map<number, number>>;

const HAN = /\p{Script=Han}/u;

/** Terms with a common stem; a synonym is meant in all its forms. */
function formsOfWords(places: Places): Map<string, string[]> {
  const forms = new Map<string, string[]>();
  for (const term of places.keys()) {
    if (!/^[a-z]{4,}$/.test(term)) continue;
    const stem = stemWord(term);
    forms.set(stem, [...(forms.get(stem) ?? []), term]);
  }
  return forms;
}

type Lookup = (term: string) => Map<number, number>[];

function bestOf(lists: readonly Map<number, number>[], weight: number): Map<number, number> {
  const best = new Map<number, number>();
  for (const places of lists) {
    for (const [section, impact] of places) best.set(section, Math.max(best.get(section) ?? 0, weight * impact));
  }
  return best;
}

/** Sections that hold all words of a phrase, with the worth of the words together. */
function placesOfPhrase(phrase: readonly string[], lookup: Lookup): Map<number, number> {
  const units = termUnits(phrase.map((text) => ({kind: HAN.test(text) ? 'han' : 'word', text})));
  const [first = new Map<number, number>(), ...rest] = units.map(({term, weight}) => bestOf(lookup(term), weight));
  // The mean, so that a long name of a thing is worth no more than a short one.
  const total = units.reduce((sum, {weight}) => sum + weight, 0);
  const found = new Map<number, number>();
  for (const [section, worth] of first) {
    const others = rest.map((places) => places.get(section));
    if (!others.every((other) => other !== undefined)) continue;
    const sum = others.reduce((before, other) => before + other, worth);
    found.set(section, sum / total);
  }
  return found;
}

/**
 * Lists the places of each group of synonyms under one term of its own, so that a query asks once, whatever the number
 * of words that mean the same.
 */
export function addSynonymPlaces(places: Places, groups: readonly SynonymGroup[]): void {
  const forms = formsOfWords(places);
  const lookup: Lookup = (term) => {
    const terms = forms.get(stemWord(term)) ?? [term];
    return (terms.includes(term) ? terms : [term, ...terms]).map((form) => places.get(form)).filter((list) => list !== undefined);
  };
  const added = groups.map(({phrases}) => {
    const merged = new Map<number, number>();
    for (const phrase of phrases) {
      for (const [section, impact] of placesOfPhrase(phrase, lookup)) {
        merged.set(section, Math.max(merged.get(section) ?? 0, Math.min(MAX_WEIGHT, Math.max(1, Math.round(impact)))));
      }
    }
    return merged;
  });
  added.forEach((merged, group) => {
    if (merged.size > 0) places.set(synonymTerm(group), merged);
  });
}
