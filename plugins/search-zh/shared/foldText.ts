/** A text made comparable: same length in both forms, and each unit knows where it came from. */
export type FoldedText = {
  /** Compatibility forms resolved (full width to half width), case kept. */
  cased: string;
  /** The same in lower case; unit i of both strings is the same character. */
  lower: string;
  /** For each unit, the index of its character in the source; one more entry marks the end. */
  origin: number[];
};

/** Characters that folding leaves as they are: nearly all there are. */
const PLAIN = /[\n -~\u4E00-\u9FFF]/;
const INVISIBLE = /[\u00AD\u200B-\u200F\u2060\uFEFF]/;

function lowerOf(text: string): string {
  const lower = text.toLowerCase();
  // A few letters grow when lowered (İ); the two forms must stay aligned.
  return lower.length === text.length ? lower : text;
}

function foldCharacter(character: string): string {
  if (PLAIN.test(character)) return character;
  return INVISIBLE.test(character) ? '' : character.normalize('NFKC');
}

/** Folds width and case, character by character, so that both the index and the query see the same text. */
export function foldText(source: string): FoldedText {
  let cased = '';
  const origin: number[] = [];
  let index = 0;
  for (const character of source) {
    const folded = foldCharacter(character);
    for (let i = 0; i < folded.length; i += 1) origin.push(index);
    cased += folded;
    index += character.length;
  }
  origin.push(source.length);
  return {cased, lower: lowerCharacters(cased), origin};
}

function lowerCharacters(cased: string): string {
  const lower = cased.toLowerCase();
  if (lower.length === cased.length) return lower;
  return Array.from(cased, lowerOf).join('');
}
