import type {Vocabulary} from '../shared/indexFormat';
import {MAX_VOCABULARY, VOCABULARY} from '../shared/weights';

const WORD = /^[a-z][a-z0-9]{3,23}$/;

/** Picks the Latin words against which a mistyped one is held: the weightiest of the site. */
export function buildVocabulary(postings: ReadonlyMap<string, ReadonlyMap<number, number>>): Vocabulary {
  const words = [...postings]
    .filter(([term]) => WORD.test(term))
    .map(([term, sections]) => {
      const weights = [...sections.values()];
      return {term, weight: Math.max(...weights) * VOCABULARY.best + Math.min(weights.length, VOCABULARY.mostSections)};
    });
  words.sort((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1));
  return {words: words.slice(0, MAX_VOCABULARY).map(({term}) => term)};
}
