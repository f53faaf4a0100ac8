/** What varies in a pattern. */
export const VARIES = '…';

/** What stands for it in a normalised pattern: a sign that no normalised text holds. */
export const GAP = '\ue000';

/** A text reduced to what messages are compared by, and where each of its characters stood. */
export type Normalised = {
  /** Lower-case letters and digits; one space for whatever lies between. */
  text: string;
  /** For each character of `text`, its index in the original. */
  places: number[];
};

const LETTER = /[\p{L}\p{N}]/u;
const HAN = /\p{Script=Han}/u;

/** Reduces a text to lower-case letters and digits with single spaces between. */
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

/** A pattern in the same form, `GAP` where it varies. */
export function normalisePattern(pattern: string): string {
  const pieces = pattern.split(VARIES).map((piece) => normalise(` ${piece}`).text);
  return pieces
    .join(` ${GAP} `)
    .replace(/ +/g, ' ')
    .replace(new RegExp(`(?:${GAP} ?)+`, 'g'), `${GAP} `)
    .trim();
}

/** Letters of a pattern that are fixed; a Han character says as much as two. */
export const countFixed = (pattern: string): number =>
  [...pattern].reduce((sum, char) => sum + (char === VARIES ? 0 : HAN.test(char) ? 2 : /\p{L}/u.test(char) ? 1 : 0), 0);

/** What counts as too little to know a message by. */
export const LEAST_FIXED = 8;

/** Words of a normalised text by which patterns are found: runs of letters as they are, Han characters two by two. */
export function wordsOf(normalised: string): string[] {
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

/** Whether a word is a value rather than a part of a message: a number, an id. */
export const isValue = (word: string): boolean => /\d/.test(word) && !/^\d{3}$/.test(word);

/** What stands behind Chinese text: with a space where it begins with a Latin letter or a digit. */
export const behindHan = (text: string): string => (/^[\w`]/.test(text) ? ` ${text}` : text);
