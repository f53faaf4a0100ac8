/** The files in which the patterns come to the browser; `MANIFEST` leads to the others, which never change under their names. */
export const MANIFEST = 'index.json';

export type Manifest = {
  /** Folder of the other files: a hash of what they say. */
  folder: string;
  /** First word of each file of words. */
  words: string[];
  /** Entries in a file of patterns. */
  perPiece: number;
  entries: number;
};

/** Where a word occurs. */
export type Posting = {
  entry: number;
  /** Which part of the entry's words this one is, by how telling they are: 1 to 15, all together about 16. */
  share: number;
};

/** The texts of an entry: its pattern, and others that mean the same. */
export type Texts = string[];

export const wordsFile = (index: number) => `words-${index}.txt`;
export const patternsFile = (piece: number) => `patterns-${piece}.json`;
export const detailsFile = (piece: number) => `details-${piece}.json`;

const SHARES = 16;

/** A line of a file of words: the word, then its postings, each as the distance from the one before with the share. */
export function formatPostings(word: string, postings: readonly Posting[]): string {
  let last = 0;
  const parts = postings.map(({entry, share}) => {
    const part = ((entry - last) * SHARES + share).toString(36);
    last = entry;
    return part;
  });
  return `${word} ${parts.join(' ')}`;
}

export function parsePostings(line: string): [word: string, postings: Posting[]] {
  const [word = '', ...parts] = line.split(' ');
  let entry = 0;
  const postings = parts.map((part) => {
    const number = Number.parseInt(part, 36);
    entry += Math.floor(number / SHARES);
    return {entry, share: number % SHARES};
  });
  return [word, postings];
}
