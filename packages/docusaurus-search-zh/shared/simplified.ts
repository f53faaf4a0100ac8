// Rows of GB 2312 with Han characters, and the cells of each row.
const ROWS = {first: 0xb0, last: 0xf7};
const CELLS = {first: 0xa1, last: 0xfe};

let simplified: ReadonlySet<string> | undefined;

function readSimplified(): ReadonlySet<string> {
  const bytes: number[] = [];
  for (let row = ROWS.first; row <= ROWS.last; row += 1) {
    for (let cell = CELLS.first; cell <= CELLS.last; cell += 1) bytes.push(row, cell);
  }
  return new Set(new TextDecoder('gb2312').decode(Uint8Array.from(bytes)));
}

/** Whether a Han character is none of the 6,763 of GB 2312: nearly all of these others are traditional. */
export function isOutsideSimplified(character: string): boolean {
  simplified ??= readSimplified();
  return !simplified.has(character);
}

/** Whether a text has traditional characters. */
export const looksTraditional = (text: string): boolean => (text.match(/\p{Script=Han}/gu) ?? []).some(isOutsideSimplified);

/** A text with some of its characters replaced; each has the length of what replaces it. */
export const replaceCharacters = (text: string, table: ReadonlyMap<string, string>): string =>
  Array.from(text, (character) => table.get(character) ?? character).join('');
