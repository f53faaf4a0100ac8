import {hashWords, type ScannedPage} from './scanPage';
import {type PageVerification, VERIFICATION_KINDS, type VerificationCount, type VerificationReport, type VerificationResult} from './types';

/** Hashes of everything on a page that may be in the report. */
export const hashesOf = ({samples, tables, words, flows}: ScannedPage): ReadonlySet<string> =>
  new Set([...[...samples, ...tables, ...flows].map(({hash}) => hash), hashWords(words)]);

function countKind(items: Record<string, VerificationResult>, current: ReadonlySet<string>): VerificationCount {
  const count: VerificationCount = {passed: 0, unverified: 0, again: 0};
  for (const [hash, result] of Object.entries(items)) {
    if (!current.has(hash)) count.again += 1;
    else if (result === 'passed') count.passed += 1;
    else count.unverified += 1;
  }
  return count;
}

/**
 * What can be said of a page today: a result counts only while the very text stands there that was verified.
 * A text that has changed since is one to be verified again.
 */
export function computeVerification(
  report: VerificationReport | undefined,
  route: string,
  current: ReadonlySet<string>,
): PageVerification | undefined {
  const items = report?.pages[route];
  if (!report || !items) return undefined;
  const kinds = VERIFICATION_KINDS.filter((kind) => items[kind] !== undefined);
  const counts = Object.fromEntries(kinds.map((kind) => [kind, countKind(items[kind] ?? {}, current)]));
  const reasons = kinds.flatMap((kind) =>
    Object.entries(items[kind] ?? {}).flatMap(([hash, result]) => (current.has(hash) && result !== 'passed' ? [result.unverified] : [])),
  );
  return {version: report.version, date: report.date, counts, reasons: [...new Set(reasons)]};
}

/** Adds up counts. */
export function addCounts(a: VerificationCount, b: VerificationCount): VerificationCount {
  return {passed: a.passed + b.passed, unverified: a.unverified + b.unverified, again: a.again + b.again};
}

/** How many things of all kinds on a page hold, could not be verified, or have changed since. */
export const totalOf = ({counts}: PageVerification): VerificationCount =>
  Object.values(counts).reduce(addCounts, {passed: 0, unverified: 0, again: 0});
