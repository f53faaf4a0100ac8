import {pictureTextOf} from '../../../../lib/build/html';
import {type ContentPiece, SQUEEZE} from './piecesOf';

/** A copy of an article, which must contain every piece of it. */
export type Copy = {
  text: string;
  code: string;
  /** Text alternatives of pictures, if they are not where the pictures are in the text. */
  pictures?: string;
};

/** Target of a link. Also matches escaped characters and code, which may look like a target, to skip them. */
const LINK_TARGET = /\\[\s\S]|(`+)(?!`)[\s\S]*?[^`]\1(?!`)|\]\((?:<[^>]*>|(?:[^()\s]|\([^()\s]*\))*)\)/g;
const CHARACTER = /&#x([0-9a-f]+);/gi;

/** Markdown as a copy: without link targets, which are between the words. */
export const copyOfMarkdown = (markdown: string): Copy => ({
  text: markdown
    .replace(LINK_TARGET, (found) => (found.startsWith('](') ? ']' : found))
    .replace(CHARACTER, (_all, code: string) => String.fromCodePoint(Number.parseInt(code, 16))),
  code: markdown,
});

/** Finds the pieces that are missing in a copy. The copy must contain them in the same order. */
export function findLost(pieces: readonly ContentPiece[], copy: Copy): ContentPiece[] {
  const places = {text: {squeezed: SQUEEZE.text(copy.text), at: 0}, code: {squeezed: SQUEEZE.code(copy.code), at: 0}};
  const pictures = copy.pictures === undefined ? undefined : {squeezed: SQUEEZE.text(copy.pictures), at: 0};
  return pieces.filter(({kind, squeezed, element}) => {
    const place = (pictureTextOf(element) === undefined ? undefined : pictures) ?? places[kind];
    const found = place.squeezed.indexOf(squeezed, place.at);
    if (found >= 0) place.at = found + squeezed.length;
    return found < 0;
  });
}
