/** Variable part of a pattern. */
export const VARIES = '…';

/** `VARIES` in a normalised pattern: a character that no normalised text contains. */
export const GAP = '\ue000';

/** A text in the form in which messages are compared, with the original position of each character. */
export type Normalised = {
  /** Lower-case letters and digits; one space for everything between them. */
  text: string;
  /** For each character of `text`, its index in the original. */
  places: number[];
};

const LETTER = /[\p{L}\p{N}]/u;
const HAN = /\p{Script=Han}/u;

/** Reduces a text to lower-case letters and digits with single spaces between them. */
export function normalise(original: string): Normalised {
  let text = '';
  const places: number[] = [];
  const add = (part: string, index: number) => {
    text += part;
    for (let unit = 0; unit < part.length; unit += 1) places.push(index);
  };
  let index = 0;
  for (const char of original) {
    for (const part of char.normalize('NFKC').toLowerCase()) {
      if (LETTER.test(part)) add(part, index);
      else if (text !== '' && !text.endsWith(' ')) add(' ', index);
    }
    index += char.length;
  }
  return {text, places};
}

/** Converts a pattern to the same form, with `GAP` for its variable parts. */
export function normalisePattern(pattern: string): string {
  const pieces = pattern.split(VARIES).map((piece) => normalise(` ${piece}`).text);
  return pieces
    .join(` ${GAP} `)
    .replace(/ +/g, ' ')
    .replace(new RegExp(`(?:${GAP} ?)+`, 'g'), `${GAP} `)
    .trim();
}

/** Number of fixed letters of a pattern. A Han character counts as two. */
export const countFixed = (pattern: string): number =>
  [...pattern].reduce((sum, char) => sum + (char === VARIES ? 0 : HAN.test(char) ? 2 : /\p{L}/u.test(char) ? 1 : 0), 0);

/** Minimum of fixed letters (`countFixed`) for recognising a message. */
export const LEAST_FIXED = 8;

/** Words of a normalised text for finding patterns: runs of letters and digits, and pairs of adjacent Han characters. */
export function messageWords(normalised: string): string[] {
  const words: string[] = [];
  for (const run of normalised.split(/[ \ue000]/)) {
    for (const part of run.match(/\p{Script=Han}+|[^\p{Script=Han}]+/gu) ?? []) {
      if (!HAN.test(part)) words.push(part);
      else if (part.length === 1) words.push(part);
      else for (let i = 0; i + 1 < part.length; i += 1) words.push(part.slice(i, i + 2));
    }
  }
  return words;
}

/** Whether a word is a value, such as a number or an id, and not part of a message. Three digits are not a value. */
export const isValue = (word: string): boolean => /\d/.test(word) && !/^\d{3}$/.test(word);

/** Text to append to Chinese text: with a leading space if it starts with a Latin letter, a digit, `_` or a backtick. */
export const behindHan = (text: string): string => (/^[\w`]/.test(text) ? ` ${text}` : text);
