import {MAX_NEAR_WORDS, TYPO_LENGTHS} from '../../shared/weights';

/** Number of edits allowed in a word of this length. */
const allowedEdits = (length: number): number => (length < TYPO_LENGTHS.one ? 0 : length < TYPO_LENGTHS.two ? 1 : 2);

/**
 * Number of edits between two words; swapping neighbours counts as one (optimal string alignment).
 *
 * @returns `limit + 1` as soon as the limit is certainly exceeded
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({length: b.length + 1}, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let edits = Math.min((last[j - 1] as number) + cost, (last[j] as number) + 1, (row[j - 1] as number) + 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) edits = Math.min(edits, (beforeLast[j - 2] as number) + 1);
      row.push(edits);
    }
    if (Math.min(...row) > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return last[b.length] as number;
}

/** Words of the site similar to a mistyped one, most similar first; equals by weight, which is the order of the list. */
export function nearestWords(
  word: string,
  words: readonly string[],
  edits = allowedEdits(word.length),
): {word: string; distance: number}[] {
  if (edits === 0) return [];
  const near = words
    .map((candidate) => ({word: candidate, distance: editDistance(word, candidate, edits)}))
    .filter(({distance}) => distance > 0 && distance <= edits);
  const best = Math.min(...near.map(({distance}) => distance));
  return near.filter(({distance}) => distance === best).slice(0, MAX_NEAR_WORDS);
}
