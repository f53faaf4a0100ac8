import type {Token} from './tokenize';

/** Neighbouring tokens that one term stands for: a pair of Han characters, or one word. */
export type WeightedTerm = {
  /** First and one past the last token. */
  from: number;
  to: number;
  term: string;
  weight: number;
};

type PlainToken = Pick<Token, 'kind' | 'text'>;

/** Overlapping pairs count each character twice: a word of four must weigh as two words of two. */
function pairWeight(tokens: readonly PlainToken[], pairs: number): number {
  const han = tokens.filter((token) => token.kind === 'han').length;
  return pairs > 0 ? Math.min(1, han / 2 / pairs) : 1;
}

/** Terms of a list of tokens: Han two by two (a single one by itself), words one by one. */
export function weightedTerms(tokens: readonly PlainToken[]): WeightedTerm[] {
  const terms: WeightedTerm[] = [];
  tokens.forEach((token, i) => {
    const next = tokens[i + 1];
    if (token.kind === 'word') terms.push({from: i, to: i + 1, term: token.text, weight: 1});
    else if (next?.kind === 'han') terms.push({from: i, to: i + 2, term: token.text + next.text, weight: 1});
    else if (tokens[i - 1]?.kind !== 'han') terms.push({from: i, to: i + 1, term: token.text, weight: 1});
  });
  const weight = pairWeight(tokens, terms.filter((term) => term.to - term.from === 2).length);
  return terms.map((term) => (term.to - term.from === 2 ? {...term, weight} : term));
}

/** Index term of everything that a group of synonyms stands for. */
export const synonymTerm = (group: number): string => `§${group}`;

/** Beginnings of words up to this length have terms of their own. */
export const MAX_BEGINNING = 4;

/** Index term of all titles and headings with a word that starts so. */
export const beginningTerm = (beginning: string): string => `=${beginning}`;
