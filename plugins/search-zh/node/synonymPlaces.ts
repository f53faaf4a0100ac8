import type {SynonymGroup} from '../shared/indexFormat';
import {stemWord} from '../shared/stemWord';
import {synonymTerm, termUnits} from '../shared/units';

type Places = Map<string, Map<number, number>>;

const MAX_IMPACT = 90;
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

/** Sections that hold all words of a phrase, with the worth of the words together. */
function placesOfPhrase(phrase: readonly string[], lookup: Lookup): Map<number, number> {
  const units = termUnits(phrase.map((text) => ({kind: HAN.test(text) ? 'han' : 'word', text})));
  let found: Map<number, number> | undefined;
  for (const {term, weight} of units) {
    const here = new Map<number, number>();
    for (const places of lookup(term)) {
      for (const [section, impact] of places) {
        const before = found ? found.get(section) : 0;
        if (before !== undefined) here.set(section, Math.max(here.get(section) ?? 0, before + weight * impact));
      }
    }
    found = here;
  }
  return found ?? new Map();
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
        merged.set(section, Math.max(merged.get(section) ?? 0, Math.min(MAX_IMPACT, Math.max(1, Math.round(impact)))));
      }
    }
    return merged;
  });
  added.forEach((merged, group) => {
    if (merged.size > 0) places.set(synonymTerm(group), merged);
  });
}
