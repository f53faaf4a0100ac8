import type {SynonymGroup} from '../shared/indexFormat';
import {stemWord} from '../shared/stemWord';
import {isHan, synonymTerm, weightedTerms} from '../shared/tokenize';
import {MAX_WEIGHT} from '../shared/weights';

/** Sections that contain a term, with its weight in each. */
export type TermPostings = Map<number, number>;
/** The postings of every term. */
export type Postings = Map<string, TermPostings>;

/** Terms with a common stem, because a synonym includes all forms of a word. */
function formsOfWords(postings: Postings): Map<string, string[]> {
  const forms = new Map<string, string[]>();
  for (const term of postings.keys()) {
    if (!/^[a-z]{4,}$/.test(term)) continue;
    const stem = stemWord(term);
    forms.set(stem, [...(forms.get(stem) ?? []), term]);
  }
  return forms;
}

type Lookup = (term: string) => TermPostings[];

function bestOf(lists: readonly TermPostings[], factor: number): TermPostings {
  const best: TermPostings = new Map();
  for (const postings of lists) {
    for (const [section, weight] of postings) best.set(section, Math.max(best.get(section) ?? 0, factor * weight));
  }
  return best;
}

/** Sections that contain all words of a phrase, with the combined weight of the words. */
function postingsOfPhrase(phrase: readonly string[], lookup: Lookup): TermPostings {
  const terms = weightedTerms(phrase.map((text) => ({kind: isHan(text) ? 'han' : 'word', text})));
  const [first = new Map() as TermPostings, ...rest] = terms.map(({term, weight}) => bestOf(lookup(term), weight));
  // The mean, so that a long name counts no more than a short one.
  const total = terms.reduce((sum, {weight}) => sum + weight, 0);
  const found: TermPostings = new Map();
  for (const [section, worth] of first) {
    const others = rest.map((postings) => postings.get(section));
    if (!others.every((other) => other !== undefined)) continue;
    const sum = others.reduce((before, other) => before + other, worth);
    found.set(section, sum / total);
  }
  return found;
}

/** Stores the postings of each synonym group under one term, so that a query needs one lookup for any number of synonyms. */
export function addSynonymPostings(postings: Postings, groups: readonly SynonymGroup[]): void {
  const forms = formsOfWords(postings);
  const lookup: Lookup = (term) => {
    const terms = forms.get(stemWord(term)) ?? [term];
    return (terms.includes(term) ? terms : [term, ...terms]).map((form) => postings.get(form)).filter((list) => list !== undefined);
  };
  const added = groups.map(({phrases}) => {
    const merged: TermPostings = new Map();
    // A single character is part of many other words (流 in 限流).
    for (const phrase of phrases.filter(([first = '', ...others]) => others.length > 0 || !isHan(first))) {
      for (const [section, weight] of postingsOfPhrase(phrase, lookup)) {
        merged.set(section, Math.max(merged.get(section) ?? 0, Math.min(MAX_WEIGHT, Math.max(1, Math.round(weight)))));
      }
    }
    return merged;
  });
  added.forEach((merged, group) => {
    if (merged.size > 0) postings.set(synonymTerm(group), merged);
  });
}
