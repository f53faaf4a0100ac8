import {cutText} from './cutText';
import {must} from './must';

/** A normalised text: both forms have the same length, and each unit knows its source position. */
export type FoldedText = {
  /** Compatibility forms replaced (full width by half width); case unchanged. */
  cased: string;
  /** The same in lower case; unit i of both strings is the same character. */
  lower: string;
  /** Source index of each unit, plus one entry for the end. */
  origin: number[];
};

/** Characters that normalisation does not change: nearly all. */
const PLAIN = /[\n -~\u4E00-\u9FFF]/;
/** Tone marks of pinyin in decomposed letters. */
const TONES = /[\u0300\u0301\u0304\u030C]/g;
const INVISIBLE = /[\u00AD\u200B-\u200F\u2060\uFEFF]/;

function lowerOf(text: string): string {
  const lower = text.toLowerCase();
  // A few letters become longer in lower case (İ), but both forms must stay aligned.
  return lower.length === text.length ? lower : text;
}

function foldCharacter(character: string): string {
  if (PLAIN.test(character)) return character;
  if (INVISIBLE.test(character)) return '';
  const toneless = character.normalize('NFKD').replace(TONES, '').normalize('NFKC');
  // As input methods expect it.
  return toneless.replace('ü', 'v').replace('Ü', 'V');
}

/** Normalises width, case and pinyin tones character by character; index and query use the same function. */
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

/** Smallest unit of a text: one Han character, or one word of letters and digits. Index and query use the same tokens. */
export type Token = {
  kind: 'han' | 'word';
  text: string;
  /** Place in the folded text. */
  start: number;
  end: number;
};

/** Consecutive tokens: a sequence of Han characters, or the parts of one identifier or path. */
export type Run = {
  kind: 'han' | 'word';
  /** First token, and one past the last token. */
  from: number;
  to: number;
  /** Spellings of a compound as one term: joined, without separators, and its tails. Empty for simple words. */
  compounds: string[];
};

export type TokenizedText = {tokens: Token[]; runs: Run[]; folded: FoldedText};

const MAX_WORD = 48;
const MAX_COMPOUND = 72;
const MAX_TAILS = 6;

// Spaces inside Han text are ignored; a line break ends a block and therefore a run.
const HAN_RUN = String.raw`\p{Script=Han}(?:[ \u3000]*\p{Script=Han})*`;
const WORD_UNIT = String.raw`(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}_])`;
const PATTERN = new RegExp(`(?<han>${HAN_RUN})|(?<word>${WORD_UNIT}+(?:[-./]${WORD_UNIT}+)*)`, 'gu');
const HAN = /\p{Script=Han}/u;
/** Whether a text has Han characters. */
export const isHan = (text: string): boolean => HAN.test(text);

// Text before a new part of an identifier: a lower-case letter or digit before a capital, or all but the last capital of an acronym. No
// lookbehind: in Safari before 16.4 it is a syntax error for the whole script.
const BEFORE_PART = /[\p{Ll}\p{N}](?=\p{Lu})|\p{Lu}(?=\p{Lu}\p{Ll})/gu;

function hanTokens(text: string, offset: number): Token[] {
  const tokens: Token[] = [];
  let index = offset;
  for (const character of text) {
    if (isHan(character)) tokens.push({kind: 'han', text: character, start: index, end: index + character.length});
    index += character.length;
  }
  return tokens;
}

/** Splits a path segment at separators and capitals. */
function partsOf(segment: string): {text: string; at: number}[] {
  const parts: {text: string; at: number}[] = [];
  for (const piece of segment.matchAll(/[^-._]+/g)) {
    let at = piece.index;
    for (const text of piece[0].replace(BEFORE_PART, '$&\n').split('\n')) {
      parts.push({text, at});
      at += text.length;
    }
  }
  return parts;
}

function tailsOf(parts: string[], separator: string): string[] {
  const tails: string[] = [];
  for (let i = 0; i < Math.min(parts.length - 1, MAX_TAILS); i += 1) tails.push(parts.slice(i).join(separator));
  return tails;
}

/** All spellings under which a whole compound can be searched. */
function compoundsOf(segments: string[][]): string[] {
  const found: string[] = [];
  for (const parts of segments) {
    if (parts.length < 2) continue;
    found.push(...tailsOf(parts, '_'));
    found.push(parts.join(''));
  }
  if (segments.length > 1)
    found.push(
      ...tailsOf(
        segments.map((parts) => parts.join('_')),
        '/',
      ),
    );
  return [...new Set(found)].filter((term) => term.length <= MAX_COMPOUND);
}

function wordRun(cased: string, lower: string, offset: number): {tokens: Token[]; compounds: string[]} {
  const tokens: Token[] = [];
  const segments: string[][] = [];
  for (const segment of cased.matchAll(/[^/]+/g)) {
    const parts = partsOf(segment[0]).map(({text, at}) => {
      const start = segment.index + at;
      return {text: lower.slice(start, start + text.length), start: offset + start};
    });
    if (parts.length > 0) segments.push(parts.map(({text}) => text));
    for (const {text, start} of parts) tokens.push({kind: 'word', text: cutText(text, MAX_WORD), start, end: start + text.length});
  }
  return {tokens, compounds: compoundsOf(segments)};
}

/** Splits a text into tokens and runs. */
export function tokenize(source: string): TokenizedText {
  const folded = foldText(source);
  const tokens: Token[] = [];
  const runs: Run[] = [];
  for (const match of folded.cased.matchAll(PATTERN)) {
    const text = match[0];
    const from = tokens.length;
    if (match.groups?.han) {
      tokens.push(...hanTokens(text, match.index));
      runs.push({kind: 'han', from, to: tokens.length, compounds: []});
    } else {
      const run = wordRun(text, folded.lower.slice(match.index, match.index + text.length), match.index);
      if (run.tokens.length === 0) continue;
      tokens.push(...run.tokens);
      runs.push({kind: 'word', from, to: tokens.length, compounds: run.compounds});
    }
  }
  return {tokens, runs, folded};
}

/** Index terms of a run: pairs of Han characters, single words, whole compounds. */
export function termsOf(run: Run, tokens: readonly Token[]): string[] {
  const texts = tokens.slice(run.from, run.to).map((token) => token.text);
  if (run.kind === 'word') return [...texts, ...run.compounds];
  return texts.slice(1).map((text, i) => must(texts[i], 'the character before') + text);
}

/** Neighbouring tokens that one term represents: a pair of Han characters, or one word. */
export type WeightedTerm = {
  /** First token, and one past the last token. */
  from: number;
  to: number;
  term: string;
  weight: number;
};

type PlainToken = Pick<Token, 'kind' | 'text'>;

/** Overlapping pairs count each character twice: a word of four must weigh as much as two words of two. */
function pairWeight(tokens: readonly PlainToken[], pairs: number): number {
  const han = tokens.filter((token) => token.kind === 'han').length;
  return pairs > 0 ? Math.min(1, han / 2 / pairs) : 1;
}

/** Terms of a token list: pairs of Han characters (a single one alone), and single words. */
export function weightedTerms(tokens: readonly PlainToken[]): WeightedTerm[] {
  const terms: WeightedTerm[] = [];
  tokens.forEach((token, i) => {
    const next = tokens[i + 1];
    if (token.kind === 'word') terms.push({from: i, to: i + 1, term: token.text, weight: 1});
    else if (next?.kind === 'han') terms.push({from: i, to: i + 2, term: token.text + next.text, weight: 1});
    else if (tokens[i - 1]?.kind !== 'han') terms.push({from: i, to: i + 1, term: token.text, weight: 1});
  });
  const weight = pairWeight(tokens, terms.filter((term) => term.to - term.from === 2).length);
  return terms.map((term) => (term.to - term.from === 2 ? {...term, weight} : term));
}

/** Index term of a synonym group. */
export const synonymTerm = (group: number): string => `§${group}`;

/** Word prefixes up to this length have their own index terms. */
export const MAX_BEGINNING = 4;

/** Index term of all titles and headings with a word that has this prefix. */
export const beginningTerm = (beginning: string): string => `=${beginning}`;
