// Han characters and full-width marks take two columns of a terminal.
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g;

const widthOf = (text: string) => text.length + (text.match(WIDE)?.length ?? 0);

/** A table for the terminal: the first column to the left, figures to the right. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => widthOf(line[column] ?? ''))));
  const pad = (text: string, column: number) => {
    const space = ' '.repeat((widths[column] as number) - widthOf(text));
    return column === 0 ? text + space : space + text;
  };
  return lines
    .map((line) =>
      head
        .map((_, column) => pad(line[column] ?? '', column))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
