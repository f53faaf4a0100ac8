import type {Piece} from './piecesOf';

/** What every piece of an article must stand in. */
export type Copy = {text: string; code: string};

/** Words alone count: Markdown has marks, spaces and escapes of its own. */
const wordsOf = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '');
/** In a table code stands on one line, with escapes. */
const codeOf = (text: string) => text.replace(/[\s\\]+/g, '');

/** The address of a link; escaped marks and code, which may look like one, are passed over. */
const LINK_TARGET = /\\[\s\S]|(`+)(?!`)[\s\S]*?[^`]\1(?!`)|\]\((?:<[^>]*>|(?:[^()\s]|\([^()\s]*\))*)\)/g;
const CHARACTER = /&#x([0-9a-f]+);/gi;

/** Markdown as a copy: without the addresses that it puts between the words. */
export const copyOfMarkdown = (markdown: string): Copy => ({
  text: markdown
    .replace(LINK_TARGET, (found) => (found.startsWith('](') ? ']' : found))
    .replace(CHARACTER, (_all, code: string) => String.fromCodePoint(Number.parseInt(code, 16))),
  code: markdown,
});

/** Finds the pieces that are not in a copy, each after the one before it. */
export function findLost(pieces: readonly Piece[], copy: Copy): Piece[] {
  const places = {text: {words: wordsOf(copy.text), at: 0}, code: {words: codeOf(copy.code), at: 0}};
  return pieces.filter(({kind, text}) => {
    const place = places[kind];
    const wanted = kind === 'text' ? wordsOf(text) : codeOf(text);
    const found = place.words.indexOf(wanted, place.at);
    if (found >= 0) place.at = found + wanted.length;
    return found < 0;
  });
}
