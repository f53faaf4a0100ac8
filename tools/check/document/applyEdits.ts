import type {Edit} from '../types';

/** Applies edits to a text; of two that overlap, the first in the text wins. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  const sorted = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
  let result = '';
  let position = 0;
  let last: Edit | undefined;
  for (const edit of sorted) {
    const isRepeated = last !== undefined && last.start === edit.start && last.end === edit.end;
    if (edit.start < position || isRepeated) continue;
    result += source.slice(position, edit.start) + edit.text;
    position = edit.end;
    last = edit;
  }
  return result + source.slice(position);
}
