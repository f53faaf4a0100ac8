import type {Alignment} from './align';
import {countName, decisiveWords, endsInName, quotedNames, startsInName} from './decisiveWords';
import {lineEnd, lineStart, type Surface} from './surface';
import {GAP} from './text';
import {LINE_MARGIN} from './weights';

/** A pattern laid on a paste: as written, normalised, and the range of the normalised paste; `isPart` if the paste is only a part of it. */
export type LaidPattern = {pattern: string; plain: string; alignment: Alignment; start: number; end: number; isPart?: boolean};

/** How often a normalised pattern has a name, without what is cut off at the edges of a line of the paste. */
function countKept(plain: string, name: string, first: number, last: number): number {
  let count = 0;
  const padded = ` ${plain} `;
  for (let at = padded.indexOf(` ${name} `); at >= 0; at = padded.indexOf(` ${name} `, at + 1)) {
    if (at + name.length > first && at < last) count += 1;
  }
  return count;
}

/** Whether each place with a name in a range of the paste is inside a longer name: `langflow` in `langflow.custom`; not `__main__`. */
function isOnlyInLonger(name: string, {text, original, places}: Surface, from: number, to: number): boolean {
  const padded = ` ${text} `;
  let found = 0;
  for (let at = padded.indexOf(` ${name} `, from); at >= 0 && at < to; at = padded.indexOf(` ${name} `, at + 1)) {
    found += 1;
    const [first, last] = [places[at] ?? 0, places[at + name.length - 1] ?? original.length];
    const isLonger =
      /^[._\-/]+[A-Za-z0-9]/.test(original.slice(last + 1, last + 5)) ||
      /[A-Za-z0-9][._\-/]+$/.test(original.slice(Math.max(0, first - 4), first));
    if (!isLonger) return false;
  }
  return found > 0;
}

/**
 * Whether a name or number of the pattern is another one in the paste; one that is cut off at the edge of a line is not.
 *
 * @param slips factor of the number of letters of a name that may be damaged
 */
export function isOtherMessage({pattern, plain, alignment, start, end, isPart}: LaidPattern, surface: Surface, slips = 1): boolean {
  const {text, original, places} = surface;
  const [from, to] = [lineStart(surface, alignment.start), lineEnd(surface, alignment.end)];
  const isOpen = (index: number) => index < 0 || index >= original.length || original[index] === '\n';
  const first = text.slice(from, alignment.start).trim() === '' ? alignment.cutStart : 0;
  const keptEnd = plain.length - (text.slice(alignment.end, to).trim() === '' ? alignment.cutEnd : 0);
  // Behind a gap, another ending would be a part of the value.
  const last = !isPart && plain.slice(keptEnd).trimStart().startsWith(GAP) ? plain.length : keptEnd;
  const isOpenStart = first > 0 && isOpen((places[from] ?? 0) - 1);
  const isOpenEnd = last < plain.length && isOpen((places[to - (text[to - 1] === ' ' ? 2 : 1)] ?? original.length) + 1);
  const matched = text.slice(start, end + LINE_MARGIN.after);
  if (quotedNames(pattern).some((name) => isOnlyInLonger(name, surface, start, end))) return true;
  return decisiveWords(pattern).some((name) => {
    if (countName(matched, name, plain, slips) >= countKept(plain, name, first, last)) return false;
    if (isOpenStart && startsInName(text.slice(from), name)) return false;
    return !(isOpenEnd && endsInName(text.slice(0, to).trim(), name));
  });
}
