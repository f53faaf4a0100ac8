/** Characters of the source that one character of a value came from. */
export type Span = {start: number; end: number};

const isSpace = (character: string | undefined) => character !== undefined && /\s/.test(character);

/** Length of the source text that stands for the character `expected` at `position`, or 0 when it does not. */
function lengthAt(source: string, position: number, expected: string): number {
  const character = source[position];
  if (character === expected || (isSpace(character) && isSpace(expected))) return 1;
  if (character === '\\' && source[position + 1] === expected) return 2;
  if (character === '&' && !/\w/.test(expected)) return /^&#?\w{1,31};/.exec(source.slice(position, position + 34))?.[0].length ?? 0;
  return 0;
}

/**
 * Finds, for each character of a parsed value, where it stands in the source that it was parsed from.
 * Escapes and character references count as one; indentation and quote marks of following lines are skipped.
 */
export function alignText(value: string, source: string, from: number, to: number): Span[] {
  const spans: Span[] = [];
  let position = from;
  for (const character of value) {
    let next = position;
    while (next < to && lengthAt(source, next, character) === 0) next += 1;
    // A character that the source writes in some other way stays where its predecessor ended.
    const start = next < to ? next : position;
    const end = next < to ? next + lengthAt(source, next, character) : position;
    for (let unit = 0; unit < character.length; unit += 1) spans.push({start, end: character.length > 1 ? start + character.length : end});
    position = character.length > 1 ? start + character.length : end;
  }
  return spans;
}
