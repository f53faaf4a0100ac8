import type {Vocabulary} from '../shared/indexFormat';

/** A bound on the file, whatever the size of the site: beyond it, words are too rare to be what a reader meant. */
const MAX_WORDS = 4000;
const WORD = /^[a-z][a-z0-9]{3,23}$/;

/** Picks the Latin words against which a mistyped one is held: the weightiest of the site. */
export function buildVocabulary(places: ReadonlyMap<string, ReadonlyMap<number, number>>): Vocabulary {
  const words = [...places]
    .filter(([term]) => WORD.test(term))
    .map(([term, sections]) => {
      const impacts = [...sections.values()];
      return {term, weight: Math.max(...impacts) * 4 + Math.min(impacts.length, 40)};
    });
  words.sort((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1));
  return {words: words.slice(0, MAX_WORDS).map(({term}) => term)};
}
