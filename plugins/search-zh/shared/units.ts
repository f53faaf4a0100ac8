import type {Atom} from './tokenize';

/** Neighbouring atoms that one term stands for: a pair of Han characters, or one word. */
export type TermUnit = {
  /** First and one past the last atom. */
  from: number;
  to: number;
  term: string;
  weight: number;
};

type PlainAtom = Pick<Atom, 'kind' | 'text'>;

/** Overlapping pairs count each character twice: a word of four must weigh as two words of two. */
function pairWeight(atoms: readonly PlainAtom[], pairs: number): number {
  const han = atoms.filter((atom) => atom.kind === 'han').length;
  return pairs > 0 ? Math.min(1, han / 2 / pairs) : 1;
}

/** Terms of a list of atoms: Han two by two (a single one by itself), words one by one. */
export function termUnits(atoms: readonly PlainAtom[]): TermUnit[] {
  const units: TermUnit[] = [];
  atoms.forEach((atom, i) => {
    const next = atoms[i + 1];
    if (atom.kind === 'word') units.push({from: i, to: i + 1, term: atom.text, weight: 1});
    else if (next?.kind === 'han') units.push({from: i, to: i + 2, term: atom.text + next.text, weight: 1});
    else if (atoms[i - 1]?.kind !== 'han') units.push({from: i, to: i + 1, term: atom.text, weight: 1});
  });
  const weight = pairWeight(atoms, units.filter((unit) => unit.to - unit.from === 2).length);
  return units.map((unit) => (unit.to - unit.from === 2 ? {...unit, weight} : unit));
}

/** Index term of everything that a group of synonyms stands for. */
export const synonymTerm = (group: number): string => `§${group}`;

/** Beginnings of words up to this length have terms of their own. */
export const MAX_BEGINNING = 4;

/** Index term of all titles and headings with a word that starts so. */
export const beginningTerm = (beginning: string): string => `=${beginning}`;
