import type {DocsPage} from '../../../lib/content/docsIndex';
import type {SidebarPlace} from '../../../lib/content/navigation/sidebar';
import {type PageVerification, VERIFICATION_KINDS, type VerificationReport} from '../../../lib/verified/types';
import {readVerifiable} from '../../../lib/verified/verifiableParts';
import {addCounts, computeVerification, hashesOf, totalOf} from '../../../lib/verified/verification';
import type {VerificationSection, VerificationSummary} from '../types';

/** A page with its verification result. */
type Entry = {route: string; title: string; section: string; verified: PageVerification};

/** Input of the totals: docs pages, and API pages with the hashes of their operations. */
export type VerificationInput = {
  report: VerificationReport;
  /** Hashes of the tried statements, by route. */
  behaviours: Readonly<Record<string, string[]>>;
  siteDir: string;
  /** Path of the version on the site; routes are relative to it. */
  base: string;
  pages: readonly DocsPage[];
  places: ReadonlyMap<string, Pick<SidebarPlace, 'section'>>;
  operations: ReadonlyMap<string, {title: string; hash: string}>;
};

const API_SECTION = 'API 参考';
const OTHER_SECTION = '其他';

function entriesOfDocs({report, behaviours, siteDir, pages, places}: VerificationInput): Entry[] {
  return pages.flatMap(({route, path: file, frontMatter}) => {
    if (!report.pages[route]) return [];
    const verified = computeVerification(report, route, hashesOf(readVerifiable(siteDir, file), behaviours[route]));
    return verified
      ? [{route, title: String(frontMatter.title ?? route), section: places.get(route)?.section ?? OTHER_SECTION, verified}]
      : [];
  });
}

function entriesOfApi({report, operations}: VerificationInput): Entry[] {
  return [...operations].flatMap(([route, {title, hash}]) => {
    const verified = computeVerification(report, route, new Set([hash]));
    return verified ? [{route, title, section: API_SECTION, verified}] : [];
  });
}

function sumUp(name: string, entries: readonly Entry[]): VerificationSection {
  const counts = VERIFICATION_KINDS.flatMap((kind) => {
    const found = entries.flatMap(({verified}) => verified.counts[kind] ?? []);
    return found.length > 0 ? [{kind, ...found.reduce(addCounts)}] : [];
  });
  return {name, pages: entries.length, counts};
}

/** Totals by section, and all pages with items that could not be verified or have changed since. */
export function summariseVerification(input: VerificationInput): VerificationSummary {
  const entries = [...entriesOfDocs(input), ...entriesOfApi(input)];
  const names = [...new Set(entries.map(({section}) => section))];
  const left = entries.flatMap(({route, title, verified}) => {
    const {unverified, again} = totalOf(verified);
    return unverified + again > 0 ? [{address: `${input.base}${route}`, title, unverified, again, reasons: verified.reasons}] : [];
  });
  const {version, date} = input.report;
  return {
    version,
    date,
    sections: names.map((name) =>
      sumUp(
        name,
        entries.filter(({section}) => section === name),
      ),
    ),
    left,
  };
}
