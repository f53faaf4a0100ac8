import {type Piece, SQUEEZE} from './piecesOf';

/** What every piece of an article must stand in. */
export type Copy = {text: string; code: string};

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
  const places = {text: {squeezed: SQUEEZE.text(copy.text), at: 0}, code: {squeezed: SQUEEZE.code(copy.code), at: 0}};
  return pieces.filter(({kind, squeezed}) => {
    const place = places[kind];
    const found = place.squeezed.indexOf(squeezed, place.at);
    if (found >= 0) place.at = found + squeezed.length;
    return found < 0;
  });
}
