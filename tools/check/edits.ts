import type {CheckProblem, Edit, TextRun} from './types';

/**
 * The edit that inserts text between two characters of a run (before the character at `index`). At the edge of bold text or a link, it
 * inserts outside. Between two such elements there is no correct place.
 */
export function insertAt(run: TextRun, index: number, text: string): Edit[] {
  const before = run.places[index - 1];
  const after = run.places[index];
  if (!before || !after) return [];
  if (before.parent === after.parent || before.depth < after.depth) return [{start: before.end, end: before.end, text}];
  return after.depth < before.depth ? [{start: after.start, end: after.start, text}] : [];
}

/** The edit that replaces one character of a run; an empty text deletes it. */
export function replaceAt(run: TextRun, index: number, text: string): Edit[] {
  const place = run.places[index];
  return place ? [{start: place.start, end: place.end, text}] : [];
}

/** Source offset of a character of a run. */
export function offsetAt(run: TextRun, index: number): number {
  return run.places[index]?.start ?? run.places.at(-1)?.end ?? 0;
}

/** A few characters around a place, for messages; inline code is shown as `` `…` ``. */
export function quoteAround(run: TextRun, start: number, end = start + 1): string {
  return run.text
    .slice(Math.max(0, start - 6), end + 6)
    .replaceAll('\uE000', '`…`')
    .replaceAll('\uE001', '')
    .replaceAll('\n', '⏎')
    .trim();
}

/** 1-based number and text of the line at an offset. */
export function lineAt(source: string, offset: number): {line: number; text: string} {
  const before = source.slice(0, offset);
  const start = before.lastIndexOf('\n') + 1;
  const end = source.indexOf('\n', start);
  return {line: before.split('\n').length, text: source.slice(start, end === -1 ? undefined : end).trim()};
}

/** Applies edits to a text; of overlapping edits, the first in the text wins. */
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

/** One fix can reveal another (`ＡＰＩ密钥` → `API密钥` → `API 密钥`); more rounds than this never help. */
const MAX_ROUNDS = 4;

/** Applies automatic fixes and lists the remaining problems. */
export async function mend(
  source: string,
  check: (source: string) => Promise<CheckProblem[]>,
): Promise<{source: string; problems: CheckProblem[]}> {
  let text = source;
  let problems = await check(text);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const edits = problems.flatMap((problem) => problem.edits ?? []);
    if (edits.length === 0) break;
    text = applyEdits(text, edits);
    problems = await check(text);
  }
  return {source: text, problems};
}
