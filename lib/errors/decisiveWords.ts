import leven from 'leven';
import {normalise, VARIES} from './text';

/** Names in quotes; longer quotes are sentences. */
const QUOTED = /(?:^|[^\p{L}\p{N}])['"`‘“](?<name>[^'"`‘’“”…]{1,60})['"`’”](?![\p{L}\p{N}])/gu;
const MOST_WORDS = 4;
/** Identifiers, hosts, classes, functions and numbers: words with a digit, an underscore, an inner dot, an inner capital letter or `()`. */
const IDENTIFIER = /[\p{L}\p{N}_]+(?:[._\-/][\p{L}\p{N}_]+)*(?:\(\))?/gu;
const isIdentifier = (word: string) => /\d|_|[a-z]\.[a-z]|[a-z][A-Z]|\(\)$/.test(word) && !/^\p{Script=Han}+$/u.test(word);
/** Share of the letters of a word that may differ, because of a slip of the pen or of a camera; short words may not. */
const SLIPS = 0.25;
const LEAST_WITH_SLIPS = 4;
const NUMBER = /^\d+$/;

const plainWords = (name: string): string => normalise(name).text.trim();

/** The names in quotes, in the form of `normalise`: a longer name in quotes is another one. */
export const quotedNames = (pattern: string): string[] =>
  [...pattern.matchAll(QUOTED)]
    .map(({groups}) => groups?.name ?? '')
    .filter((name) => name.split(/\s+/).length <= MOST_WORDS)
    .map(plainWords);

/**
 * The words that tell a message from similar ones: quoted names, modules, classes, hosts, status codes and other numbers.
 *
 * @returns each in the form of `normalise`; a name may consist of several words
 */
export function decisiveWords(pattern: string): string[] {
  // The name of a value that follows it tells nothing: `job_id=…`.
  const named = pattern.replace(/[A-Za-z_]+[=:]?\s?…/g, VARIES);
  const identifiers = named.split(VARIES).flatMap((piece) => (piece.match(IDENTIFIER) ?? []).filter(isIdentifier));
  return [...new Set([...quotedNames(pattern), ...identifiers.map(plainWords)].filter((name) => name !== ''))];
}

function isSameWord(word: string, wanted: string, slips: number): boolean {
  if (word === wanted) return true;
  // A number with a letter in it is a damaged number; another number is another message.
  if (NUMBER.test(wanted)) return /\p{L}/u.test(word) && word.length === wanted.length && leven(word, wanted) <= 1;
  if (wanted.length < LEAST_WITH_SLIPS || word.replace(/\D/g, '') !== wanted.replace(/\D/g, '')) return false;
  return leven(word, wanted) <= Math.floor(wanted.length * SLIPS * slips);
}

/** Letters of a name in which also spaces may have changed. */
const LONG_NAME = 8;
const LONG_SLIPS = 0.15;

/** Whether a run of words is a name except for a few letters, also if a space between its words is lost. */
function isSameName(words: readonly string[], at: number, name: string, slips: number): boolean {
  const wanted = name.split(' ');
  if (wanted.every((word, index) => isSameWord(words[at + index] ?? '', word, slips))) return true;
  if (name.length < LONG_NAME || /\d/.test(name)) return false;
  const most = slips * Math.max(1, Math.floor(name.length * LONG_SLIPS));
  return [wanted.length - 1, wanted.length, wanted.length + 1].some((count) => leven(words.slice(at, at + count).join(' '), name) <= most);
}

/**
 * How often a normalised text contains a name of a pattern.
 *
 * @param plain as returned by `normalisePattern`; its other words are not taken for the name with a slip of the pen
 * @param slips factor of the number of letters that may differ
 */
export function countName(text: string, name: string, plain: string, slips: number): number {
  const words = text.trim().split(' ');
  const size = name.split(' ').length;
  // A space beside the name is lost, too, in a text from a picture.
  const glued =
    size > 1 && !/\d/.test(name) && name.length >= LONG_NAME && !` ${text} `.includes(` ${name} `) && text.includes(name) ? 1 : 0;
  return (
    glued +
    words.filter((_, at) => {
      const here = words.slice(at, at + size).join(' ');
      return here === name || (isSameName(words, at, name, slips) && !` ${plain} `.includes(` ${here} `));
    }).length
  );
}

/** Least letters of a name that are left where the text is cut in the middle of one of its words. */
const LEAST_LEFT = 1;

/** Positions in the middle of a word of a name, so that no complete name stands on either side. */
const middles = (name: string): number[] =>
  [...name].map((_, at) => at).filter((at) => at >= LEAST_LEFT && name[at] !== ' ' && name[at - 1] !== ' ' && !/\d/.test(name));

/** Whether a normalised text ends in the middle of a word of a name. */
export const endsInName = (text: string, name: string): boolean => middles(name).some((at) => ` ${text}`.endsWith(` ${name.slice(0, at)}`));

/** Whether a normalised text starts in the middle of a word of a name. */
export const startsInName = (text: string, name: string): boolean =>
  middles(name).some((at) => `${text} `.startsWith(`${name.slice(at)} `));
