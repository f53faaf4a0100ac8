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
/** The marks of the four tones of pinyin, in letters that are taken apart. */
const TONES = /[\u0300\u0301\u0304\u030C]/g;
const INVISIBLE = /[\u00AD\u200B-\u200F\u2060\uFEFF]/;

function lowerOf(text: string): string {
  const lower = text.toLowerCase();
  // A few letters grow when lowered (İ); the two forms must stay aligned.
  return lower.length === text.length ? lower : text;
}

function foldCharacter(character: string): string {
  if (PLAIN.test(character)) return character;
  if (INVISIBLE.test(character)) return '';
  const toneless = character.normalize('NFKD').replace(TONES, '').normalize('NFKC');
  // As input methods want it typed.
  return toneless.replace('ü', 'v').replace('Ü', 'V');
}

/** Folds width, case and the tones of pinyin, character by character, so that both the index and the query see the same text. */
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

/**
 * The smallest thing a text is made of here: one Han character, or one word of letters and digits.
 * Both sides of the search, the index and the query, see a text as the same list of tokens.
 */
export type Token = {
  kind: 'han' | 'word';
  text: string;
  /** Place in the folded text. */
  start: number;
  end: number;
};

/** Tokens that stand together: Han characters in a row, or the parts of one identifier or path. */
export type Run = {
  kind: 'han' | 'word';
  /** First and one past the last token. */
  from: number;
  to: number;
  /** Spellings of a compound as one term: joined, without separators, and its tails. Empty for plain words. */
  compounds: string[];
};

export type TokenizedText = {tokens: Token[]; runs: Run[]; folded: FoldedText};

const MAX_WORD = 48;
const MAX_COMPOUND = 72;
const MAX_TAILS = 6;

// Spaces inside Han text say nothing; a line break ends a block of text, and with it a run.
const HAN_RUN = String.raw`\p{Script=Han}(?:[ \u3000]*\p{Script=Han})*`;
const WORD_UNIT = String.raw`(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}_])`;
const PATTERN = new RegExp(`(?<han>${HAN_RUN})|(?<word>${WORD_UNIT}+(?:[-./]${WORD_UNIT}+)*)`, 'gu');
const HAN = /\p{Script=Han}/u;
// What stands before a new part of an identifier: a lower-case letter or digit before a capital, or all but the last capital
// of an acronym. A lookbehind would be shorter, but ends the whole script in Safari before 16.4.
const BEFORE_PART = /[\p{Ll}\p{N}](?=\p{Lu})|\p{Lu}(?=\p{Lu}\p{Ll})/gu;

function hanTokens(text: string, offset: number): Token[] {
  const tokens: Token[] = [];
  let index = offset;
  for (const character of text) {
    if (HAN.test(character)) tokens.push({kind: 'han', text: character, start: index, end: index + character.length});
    index += character.length;
  }
  return tokens;
}

/** Splits one segment of a path (no slash) at separators and capitals. */
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

/** All spellings under which a compound can be asked for as a whole. */
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
    for (const {text, start} of parts) tokens.push({kind: 'word', text: text.slice(0, MAX_WORD), start, end: start + text.length});
  }
  return {tokens, compounds: compoundsOf(segments)};
}

/** Cuts a text into tokens and the runs they form. */
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

/** The terms under which a run is found: Han characters two by two, words one by one, compounds whole. */
export function termsOf(run: Run, tokens: readonly Token[]): string[] {
  const texts = tokens.slice(run.from, run.to).map((token) => token.text);
  if (run.kind === 'word') return [...texts, ...run.compounds];
  return texts.slice(1).map((text, i) => (texts[i] as string) + text);
}

/** Neighbouring tokens that one term stands for: a pair of Han characters, or one word. */
export type WeightedTerm = {
  /** First and one past the last token. */
  from: number;
  to: number;
  term: string;
  weight: number;
};

type PlainToken = Pick<Token, 'kind' | 'text'>;

/** Overlapping pairs count each character twice: a word of four must weigh as two words of two. */
function pairWeight(tokens: readonly PlainToken[], pairs: number): number {
  const han = tokens.filter((token) => token.kind === 'han').length;
  return pairs > 0 ? Math.min(1, han / 2 / pairs) : 1;
}

/** Terms of a list of tokens: Han two by two (a single one by itself), words one by one. */
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

/** Index term of everything that a group of synonyms stands for. */
export const synonymTerm = (group: number): string => `§${group}`;

/** Beginnings of words up to this length have terms of their own. */
export const MAX_BEGINNING = 4;

/** Index term of all titles and headings with a word that starts so. */
export const beginningTerm = (beginning: string): string => `=${beginning}`;
