import {hashWords, type ScannedPage} from './scanPage';
import {type PageTried, TRIED_KINDS, type TriedCount, type TriedRecord, type TriedResult} from './types';

/** Hashes of everything on a page that may be in the record. */
export const hashesOf = ({samples, tables, words, flows}: ScannedPage): ReadonlySet<string> =>
  new Set([...[...samples, ...tables, ...flows].map(({hash}) => hash), hashWords(words)]);

function countKind(items: Record<string, TriedResult>, current: ReadonlySet<string>): TriedCount {
  const count: TriedCount = {passed: 0, untried: 0, again: 0};
  for (const [hash, result] of Object.entries(items)) {
    if (!current.has(hash)) count.again += 1;
    else if (result === 'passed') count.passed += 1;
    else count.untried += 1;
  }
  return count;
}

/**
 * What can be said of a page today: a result counts only while the very text stands there that was tried.
 * A text that has changed since is one to be tried again.
 */
export function computeTried(record: TriedRecord | undefined, route: string, current: ReadonlySet<string>): PageTried | undefined {
  const items = record?.pages[route];
  if (!record || !items) return undefined;
  const kinds = TRIED_KINDS.filter((kind) => items[kind] !== undefined);
  const counts = Object.fromEntries(kinds.map((kind) => [kind, countKind(items[kind] ?? {}, current)]));
  const reasons = kinds.flatMap((kind) =>
    Object.entries(items[kind] ?? {}).flatMap(([hash, result]) => (current.has(hash) && result !== 'passed' ? [result.untried] : [])),
  );
  return {version: record.version, date: record.date, counts, reasons: [...new Set(reasons)]};
}

/** Adds up counts. */
export function addCounts(a: TriedCount, b: TriedCount): TriedCount {
  return {passed: a.passed + b.passed, untried: a.untried + b.untried, again: a.again + b.again};
}

/** How many things of all kinds on a page hold, could not be tried, or have changed since. */
export const totalOf = ({counts}: PageTried): TriedCount => Object.values(counts).reduce(addCounts, {passed: 0, untried: 0, again: 0});
