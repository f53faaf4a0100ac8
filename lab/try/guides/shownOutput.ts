import type {PageSample} from '../../../lib/verified/scanPage';

/** Pages that show what each of their commands prints. */
const PAGES = /^\/commands$/;

/** What is another each time: ids, seconds, bytes of a key. */
const VARYING: readonly (readonly [RegExp, string])[] = [
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'ID'],
  [/\d+(?:\.\d+)?s\b/g, 'SECONDS'],
  [/sk-[\w-]{20,}/g, 'KEY'],
];

/** Where lines break, and how wide tables are, depends on the terminal and the length of paths. */
const LAYOUT = /[\s\u2500-\u257f]+/g;

const plain = (text: string): string =>
  VARYING.reduce((result, [pattern, name]) => result.replaceAll(pattern, name), text).replaceAll(LAYOUT, '');

/** The output that a page shows of a command: the block of text that follows it. */
export function outputShown(route: string, samples: readonly PageSample[], command: PageSample): string | undefined {
  const next = samples[samples.indexOf(command) + 1];
  return PAGES.test(route) && next?.language === 'text' ? next.text : undefined;
}

/**
 * Compares what a command printed with what its page shows: the page may leave out lines, and marks it by `…`, but has no other.
 *
 * @returns a line for each that was not printed, in the page's order
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
