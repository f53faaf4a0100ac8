import type {PageSample} from '../../../lib/pages/types';

/** Pages that show the output of each command. */
const PAGES = /^\/commands$/;

/** Parts that differ in each run: ids, seconds, keys. */
const VARYING: readonly (readonly [RegExp, string])[] = [
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'ID'],
  [/\d+(?:\.\d+)?s\b/g, 'SECONDS'],
  [/sk-[\w-]{20,}/g, 'KEY'],
];

/** Ignored, because line breaks and table widths depend on the terminal and the length of paths. */
const LAYOUT = /[\s\u2500-\u257f]+/g;

const plain = (text: string): string =>
  VARYING.reduce((result, [pattern, name]) => result.replaceAll(pattern, name), text).replaceAll(LAYOUT, '');

/** The output that a page shows for a command: the text block after it. */
export function outputShown(route: string, samples: readonly PageSample[], command: PageSample): string | undefined {
  const next = samples[samples.indexOf(command) + 1];
  return PAGES.test(route) && next?.language === 'text' ? next.text : undefined;
}

/**
 * Compares the output of a command with the output on its page. The page may omit parts, marked with `…`, but must not add any.
 *
 * @returns one line for each part that was not printed, in the order of the page
 */
export function compareOutput(shown: string, printed: string): string[] {
  const output = plain(printed);
  let from = 0;
  const missing: string[] = [];
  for (const line of shown.split('\n'))
    for (const part of line.split('…')) {
      const at = output.indexOf(plain(part), from);
      if (at < 0) missing.push(`没有输出：${part.trim()}`);
      else from = at + plain(part).length;
    }
  return missing;
}
