/** Files with which the browser loads the patterns. `MANIFEST` names the folder of the others, which never change under their names. */
export const MANIFEST = 'index.json';

export type Manifest = {
  /** Folder of the other files: a hash of their contents. */
  folder: string;
  /** First word of each words file. */
  words: string[];
  /** Entries per patterns file. */
  perPiece: number;
  entries: number;
};

/** An occurrence of a word in an entry. */
export type Posting = {
  entry: number;
  /** Share of this word in the weight of one text of the entry, in `SHARE_PARTS`ths: from 1 to 15. */
  share: number;
};

/** Texts of an entry: its pattern, and others with the same meaning. */
export type Texts = string[];

export const wordsFile = (index: number) => `words-${index}.txt`;
export const patternsFile = (piece: number) => `patterns-${piece}.json`;
export const detailsFile = (piece: number) => `details-${piece}.json`;

/** Number of parts in which shares are counted. */
export const SHARE_PARTS = 16;

/** Formats a line of a words file: the word, then its postings; each is the difference to the previous entry, and the share. */
export function formatPostings(word: string, postings: readonly Posting[]): string {
  let last = 0;
  const parts = postings.map(({entry, share}) => {
    const part = ((entry - last) * SHARE_PARTS + share).toString(36);
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
    entry += Math.floor(number / SHARE_PARTS);
    return {entry, share: number % SHARE_PARTS};
  });
  return [word, postings];
}
