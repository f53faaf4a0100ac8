import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {DocsPage} from '../../../lib/content/docsIndex';
import type {SidebarPlace} from '../../../lib/content/navigation/sidebar';
import {addCounts, computeTried, hashesOf, totalOf} from '../../../lib/tried/computeTried';
import {scanSitePage} from '../../../lib/tried/scanSitePage';
import {type PageTried, TRIED_KINDS, type TriedRecord} from '../../../lib/tried/types';
import type {TriedSection, TriedSummary} from '../types';

/** A page with what can be said of it. */
type Entry = {route: string; title: string; section: string; tried: PageTried};

/** What the totals are made from: pages of the docs, and the pages of the API with the hashes of their operations. */
export type TriedInput = {
  record: TriedRecord;
  siteDir: string;
  /** Where the pages of the version begin on the site: routes are relative to it. */
  base: string;
  pages: readonly DocsPage[];
  places: ReadonlyMap<string, Pick<SidebarPlace, 'section'>>;
  operations: ReadonlyMap<string, {title: string; hash: string}>;
};

const API_SECTION = 'API 参考';
const OTHER_SECTION = '其他';

function entriesOfDocs({record, siteDir, pages, places}: TriedInput): Entry[] {
  return pages.flatMap(({route, path: file, frontMatter}) => {
    if (!record.pages[route]) return [];
    const tried = computeTried(record, route, hashesOf(scanSitePage(readFileSync(path.join(siteDir, file), 'utf8'), siteDir)));
    return tried ? [{route, title: String(frontMatter.title ?? route), section: places.get(route)?.section ?? OTHER_SECTION, tried}] : [];
  });
}

function entriesOfApi({record, operations}: TriedInput): Entry[] {
  return [...operations].flatMap(([route, {title, hash}]) => {
    const tried = computeTried(record, route, new Set([hash]));
    return tried ? [{route, title, section: API_SECTION, tried}] : [];
  });
}

function sumUp(name: string, entries: readonly Entry[]): TriedSection {
  const counts = TRIED_KINDS.flatMap((kind) => {
    const found = entries.flatMap(({tried}) => tried.counts[kind] ?? []);
    return found.length > 0 ? [{kind, ...found.reduce(addCounts)}] : [];
  });
  return {name, pages: entries.length, counts};
}

/** Totals by section, and every page with something that could not be tried or has changed since. */
export function summariseTried(input: TriedInput): TriedSummary {
  const entries = [...entriesOfDocs(input), ...entriesOfApi(input)];
  const names = [...new Set(entries.map(({section}) => section))];
  const left = entries.flatMap(({route, title, tried}) => {
    const {untried, again} = totalOf(tried);
    return untried + again > 0 ? [{address: `${input.base}${route}`, title, untried, again, reasons: tried.reasons}] : [];
  });
  const {version, date} = input.record;
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
