import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {DocsVersion} from '../../lib/content/versions';
import type {VerificationItems, VerificationReport, VerificationResult} from '../../lib/verified/types';
import {verificationFile} from '../../lib/verified/verification';
import type {TryFinding} from './types';

const sorted = <T>(entries: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));

const resultOf = ({unverified}: TryFinding): VerificationResult => (unverified ? {unverified} : 'passed');

/** Verified items of one page. Items with differences are left out, as if they were not verified. */
function itemsOf(findings: readonly TryFinding[]): VerificationItems {
  const kinds = [...new Set(findings.map(({kind}) => kind))].sort();
  const entriesOf = (kind: string) =>
    findings
      .filter((finding) => finding.kind === kind && finding.problems.length === 0)
      .map((finding) => [finding.hash, resultOf(finding)] as const);
  return Object.fromEntries(
    kinds.map((kind) => [kind, sorted(Object.fromEntries(entriesOf(kind)))]).filter(([, items]) => Object.keys(items ?? {}).length > 0),
  );
}

/** Merges a run into a report. Pages and kinds that were not verified now keep their results if the release is the same. */
export function mergeReport(
  old: VerificationReport | undefined,
  findings: readonly TryFinding[],
  {version, date}: {version: string; date: string},
): VerificationReport {
  const kept = old?.version === version ? old.pages : {};
  const routes = [...new Set([...Object.keys(kept), ...findings.map(({page}) => page)])];
  const pages = Object.fromEntries(
    routes.map((route) => {
      const here = findings.filter(({page}) => page === route);
      const now = itemsOf(here);
      const verified = new Set<string>(here.map(({kind}) => kind));
      const before = Object.fromEntries(Object.entries(kept[route] ?? {}).filter(([kind]) => !verified.has(kind)));
      return [route, sorted({...before, ...now})];
    }),
  );
  return {
    version,
    date,
    pages: sorted(Object.fromEntries(Object.entries(pages).filter(([, items]) => Object.keys(items ?? {}).length > 0))),
  };
}

/** Writes the report of a version. */
export function writeReport(version: DocsVersion, report: VerificationReport): void {
  writeFileSync(path.join(version.root, verificationFile(version)), `${JSON.stringify(report, null, 1)}\n`);
}
