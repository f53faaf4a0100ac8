/** A date, and what is before it. (Lookbehind is missing before Safari 16.4.) */
const DATE = /(^|[^\w-])(\d{4}-\d{2}-\d{2})(?![\w-])/g;

/** Splits a text at its dates (`2026-11-26`); the pieces at odd indices are dates. Joined, they equal the text. */
export function splitDates(text: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const {index, 1: before = '', 2: date = ''} of text.matchAll(DATE)) {
    const start = index + before.length;
    pieces.push(text.substring(from, start), date);
    from = start + date.length;
  }
  return [...pieces, text.substring(from)];
}
