/**
 * Text sizes in figures, in pixels. `theme/Figure` does not scale them below 11 px. Widths are estimated because the reader's fonts are
 * unknown at build time; the estimates are a little wider than the common Chinese and Latin system fonts.
 */
export const TEXT_STYLES = {
  name: {size: 14.5, weight: 600, mono: false},
  gloss: {size: 12, weight: 400, mono: false},
  label: {size: 12, weight: 400, mono: false},
  value: {size: 12.5, weight: 400, mono: false},
  type: {size: 12, weight: 400, mono: true},
  note: {size: 12.5, weight: 400, mono: false},
  mark: {size: 12, weight: 700, mono: false},
  strong: {size: 13, weight: 600, mono: false},
} as const;

export type TextStyle = keyof typeof TEXT_STYLES;

const FULL_WIDTH = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6—…“”‘’·→←↑↓•✓]/u;
const EMOJI = /\p{Extended_Pictographic}/u;
const NARROW = /[iljtfrI.,:;|!'`()[\]\s/]/;
const BROAD = /[mwMW@%&]/;
const BOLD_FACTOR = 1.06;
const MONO_EM = 0.62;

function charWidth(char: string): number {
  if (EMOJI.test(char)) return 1.35;
  if (FULL_WIDTH.test(char)) return 1;
  if (NARROW.test(char)) return 0.37;
  if (BROAD.test(char)) return 0.93;
  return /[A-Z]/.test(char) ? 0.7 : 0.58;
}

/** Estimates the width of a line of text; `size` is its font size. */
export function measureText(text: string, style: TextStyle): {width: number; size: number} {
  const {size, weight, mono} = TEXT_STYLES[style];
  let em = 0;
  for (const char of text) em += mono && !FULL_WIDTH.test(char) && !EMOJI.test(char) ? MONO_EM : charWidth(char);
  return {width: em * size * (weight >= 600 ? BOLD_FACTOR : 1), size};
}

const NEVER_FIRST = /[，。、；：！？）》」』”’…,.;:!?)\]}]/;
// A line may be broken after a space, around a Han character, or after a separator in a long identifier.
const PIECES = /[^\s\u2e80-\uffef/_.@-]*[/_.@-](?=\S)|[^\s\u2e80-\uffef/_.@-]+|[\s\S]/gu;

/** Splits a word that is longer than a line into characters. */
function breakLongWord(piece: string, style: TextStyle, room: number): string[] {
  return measureText(piece, style).width <= room ? [piece] : [...piece];
}

function splitPieces(text: string, style: TextStyle, room: number): string[] {
  const pieces: string[] = [];
  for (const piece of (text.match(PIECES) ?? []).flatMap((word) => breakLongWord(word, style, room))) {
    if (NEVER_FIRST.test(piece[0] ?? '') && pieces.length > 0) pieces[pieces.length - 1] += piece;
    else pieces.push(piece);
  }
  return pieces;
}

/** Shortens a text to a width and adds an ellipsis if it was cut. */
export function truncateText(text: string, style: TextStyle, room: number): string {
  if (measureText(text, style).width <= room) return text;
  const chars = [...text];
  while (chars.length > 1 && measureText(`${chars.join('').trimEnd()}…`, style).width > room) chars.pop();
  return `${chars.join('').trimEnd()}…`;
}

/** Breaks a text into lines of the given width and keeps its line breaks. */
export function wrapText(text: string, style: TextStyle, room: number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const piece of splitPieces(paragraph, style, room)) {
      if (measureText((line + piece).trimEnd(), style).width <= room || line === '') line += piece;
      else {
        lines.push(line.trimEnd());
        line = piece.trimStart();
      }
    }
    lines.push(line.trimEnd());
    return lines.map((l) => truncateText(l, style, room));
  });
}

/** Wraps a text and limits the number of lines. */
export function clampText(text: string, style: TextStyle, limit: {room: number; lines: number}): string[] {
  const lines = wrapText(text.trimEnd(), style, limit.room);
  if (lines.length <= limit.lines) return lines;
  const kept = lines.slice(0, limit.lines);
  kept[limit.lines - 1] = truncateText(`${kept[limit.lines - 1] ?? ''}……`, style, limit.room).replace(/…+$/, '…');
  return kept;
}
