/** The 1-based number and the text of the line that an offset stands on. */
export function lineOf(source: string, offset: number): {line: number; text: string} {
  const before = source.slice(0, offset);
  const start = before.lastIndexOf('\n') + 1;
  const end = source.indexOf('\n', start);
  return {line: before.split('\n').length, text: source.slice(start, end === -1 ? undefined : end).trim()};
}
