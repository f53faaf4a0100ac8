import leven from 'leven';
import {type Manifest, parsePostings, SHARE_PARTS, wordsFile} from './indexFiles';
import {isValue, messageWords} from './text';
import {MAX_QUERY_WORDS, SIMILAR_WORD, SIMILAR_WORD_LETTERS} from './weights';

/** An entry that has words in common with a paste. */
export type Candidate = {
  entry: number;
  /** Sum of the shares of the common words in the entry, in `SHARE_PARTS`ths. */
  share: number;
  /** Sum of the rarities of the common words, each the natural logarithm of entries per entry with the word. */
  rarity: number;
};

/** Whether two words differ in one letter or, if they are long, in at most two. */
function isSimilarWord(a: string, b: string): boolean {
  const most = Math.max(a.length, b.length) >= SIMILAR_WORD_LETTERS.long ? 2 : 1;
  // The lengths are compared first, since most words differ too much.
  return Math.abs(a.length - b.length) <= most && Math.min(a.length, b.length) >= SIMILAR_WORD_LETTERS.least && leven(a, b) <= most;
}

/** Adds what a words file says about the words of a paste. */
function addWordsFile(candidates: Map<number, Candidate>, words: readonly string[], content: string, entries: number): void {
  for (const line of content.split('\n')) {
    const word = line.slice(0, line.indexOf(' '));
    const isSame = words.includes(word);
    if (!isSame && !words.some((wanted) => isSimilarWord(wanted, word))) continue;
    const [, postings] = parsePostings(line);
    const rarity = Math.log(entries / postings.length) * (isSame ? 1 : SIMILAR_WORD.rarity);
    for (const {entry, share} of postings) {
      const candidate = candidates.get(entry) ?? {entry, share: 0, rarity: 0};
      candidate.share += share * (isSame ? 1 : SIMILAR_WORD.share);
      candidate.rarity += rarity;
      candidates.set(entry, candidate);
    }
  }
}

const likelihood = ({share, rarity}: Candidate) => Math.min(share, SHARE_PARTS) * rarity;

/**
 * Finds the entries that have words in common with a text, most likely first.
 *
 * @param text as returned by `normalise`
 * @param read reads a file of the index
 */
export async function findCandidates(text: string, manifest: Manifest, read: (file: string) => Promise<string>): Promise<Candidate[]> {
  const {words: firsts, entries} = manifest;
  const wanted = [...new Set(messageWords(text))].filter((word) => !isValue(word)).slice(0, MAX_QUERY_WORDS);
  const byFile = new Map<number, string[]>();
  for (const word of wanted) {
    const after = firsts.findIndex((first) => first > word);
    const file = after < 0 ? firsts.length - 1 : Math.max(0, after - 1);
    byFile.set(file, [...(byFile.get(file) ?? []), word]);
  }
  const candidates = new Map<number, Candidate>();
  const parts = await Promise.all([...byFile].map(async ([file, words]) => [words, await read(wordsFile(file))] as const));
  for (const [words, content] of parts) addWordsFile(candidates, words, content, entries);
  return [...candidates.values()].sort((a, b) => likelihood(b) - likelihood(a) || a.entry - b.entry);
}
