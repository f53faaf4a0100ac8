import {createHash} from 'node:crypto';
import {
  detailsFile,
  formatPostings,
  MANIFEST,
  type Manifest,
  type Posting,
  patternsFile,
  SHARE_PARTS,
  type Texts,
  wordsFile,
} from './indexFiles';
import {isValue, messageWords, normalisePattern} from './text';

/** A message that can be found, and the data about it. */
export type Entry = {texts: Texts; detail: object};

/** Maximum number of indexed words per text; the words with the highest weight are used. */
const WORDS_PER_TEXT = 10;
const ENTRIES_PER_PIECE = 24;
/** Maximum size of a words file, in characters. */
const WORDS_BYTES = 3400;

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function countWords(entries: readonly Entry[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const {texts} of entries) {
    const words = new Set(texts.flatMap((text) => messageWords(normalisePattern(text))));
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

type Weigh = (word: string) => number;

/** Indexed words of a text with their shares. */
function sharesOf(text: string, weigh: Weigh): Map<string, number> {
  const words = [...new Set(messageWords(normalisePattern(text)))].filter((word) => !isValue(word));
  const chosen = words.sort((a, b) => weigh(b) - weigh(a) || compare(a, b)).slice(0, WORDS_PER_TEXT);
  const sum = chosen.reduce((total, word) => total + weigh(word), 0);
  return new Map(chosen.map((word) => [word, Math.max(1, Math.min(SHARE_PARTS - 1, Math.round((weigh(word) / sum) * SHARE_PARTS)))]));
}

function collectPostings(entries: readonly Entry[], weigh: Weigh): Map<string, Posting[]> {
  const postings = new Map<string, Posting[]>();
  for (const [entry, {texts}] of entries.entries()) {
    const shares = new Map<string, number>();
    for (const text of texts) for (const [word, share] of sharesOf(text, weigh)) shares.set(word, Math.max(share, shares.get(word) ?? 0));
    for (const [word, share] of shares) {
      const list = postings.get(word) ?? [];
      list.push({entry, share});
      postings.set(word, list);
    }
  }
  return postings;
}

function splitWords(lines: readonly string[]): string[][] {
  const files: string[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    if (size + line.length > WORDS_BYTES) {
      files.push([]);
      size = 0;
    }
    files.at(-1)?.push(line);
    size += line.length + 1;
  }
  return files;
}

/** Sorts similar entries next to each other, so that one file contains all candidates for a message. */
function sortEntries(entries: readonly Entry[], weigh: Weigh): Entry[] {
  const key = ({texts: [text = '']}: Entry) => [...sharesOf(text, weigh).keys()][0] ?? '';
  return entries
    .map((entry) => ({entry, key: key(entry), text: entry.texts[0] ?? ''}))
    .sort((a, b) => compare(a.key, b.key) || compare(a.text, b.text))
    .map(({entry}) => entry);
}

/**
 * Builds the files with which a browser finds messages.
 *
 * @param others further files for the same folder, by name
 * @returns contents by file name; the same entries always give the same bytes
 */
export function buildErrorIndex(given: readonly Entry[], others: Iterable<readonly [string, string]> = []): Map<string, string> {
  const counts = countWords(given);
  const weigh: Weigh = (word) => Math.log(given.length / (counts.get(word) ?? 1)) + 0.5;
  const entries = sortEntries(given, weigh);
  const postings = collectPostings(entries, weigh);
  const lines = [...postings].sort(([a], [b]) => compare(a, b)).map(([word, list]) => formatPostings(word, list));
  const files = new Map<string, string>(others);
  const words = splitWords(lines);
  for (const [index, part] of words.entries()) files.set(wordsFile(index), part.join('\n'));
  for (let piece = 0; piece * ENTRIES_PER_PIECE < entries.length; piece += 1) {
    const part = entries.slice(piece * ENTRIES_PER_PIECE, (piece + 1) * ENTRIES_PER_PIECE);
    files.set(patternsFile(piece), JSON.stringify(part.map(({texts}) => texts)));
    files.set(detailsFile(piece), JSON.stringify(part.map(({detail}) => detail)));
  }
  const folder = createHash('sha256')
    .update([...files].flat().join('\n'))
    .digest('hex')
    .slice(0, 16);
  const manifest: Manifest = {
    folder,
    words: words.map(([first = '']) => first.split(' ')[0] ?? ''),
    perPiece: ENTRIES_PER_PIECE,
    entries: entries.length,
  };
  return new Map([[MANIFEST, JSON.stringify(manifest)], ...[...files].map(([file, content]) => [`${folder}/${file}`, content] as const)]);
}
