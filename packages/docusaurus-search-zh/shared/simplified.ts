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

/** Whether a text has Han characters outside the 6,763 of GB 2312: nearly all of these are traditional. */
export function looksTraditional(text: string): boolean {
  const han = text.match(/\p{Script=Han}/gu) ?? [];
  if (han.length === 0) return false;
  simplified ??= readSimplified();
  return han.some((character) => !simplified?.has(character));
}
