/**
 * Formats JSON with one line per entry down to `depth`, so that each change of the program is a change of lines.
 *
 * @param depth number of levels with one line per entry; deeper values stay on one line
 */
export function formatData(value: unknown, depth: number, indent = ''): string {
  const isList = Array.isArray(value);
  if (depth === 0 || typeof value !== 'object' || value === null || Object.keys(value).length === 0) return JSON.stringify(value);
  const inner = `${indent} `;
  const lines = Object.entries(value).map(
    ([key, item]) => `${inner}${isList ? '' : `${JSON.stringify(key)}: `}${formatData(item, depth - 1, inner)}`,
  );
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}
