import {isInRange, isRelease} from '../../../lib/content/versionRange';

/** The part of a table row that the filter reads. */
type RowLike = {textContent: string | null; getAttribute: (name: string) => string | null};

/** What a reader asks a table for. An empty text matches all, and so does a version that cannot be read. */
export type Filter = {
  query: string;
  /** One value for each facet. */
  chosen: readonly string[];
  version?: string;
};

/** Whether a row is about a version. */
export const isAboutVersion = (row: RowLike, version: string): boolean => isInRange(version, row.getAttribute('data-versions') ?? '');

/** Whether a row contains every word of the query, has the chosen value of every facet, and is about the version. */
export function isRowShown(row: RowLike, {query, chosen, version = ''}: Filter): boolean {
  if (!chosen.every((value, index) => value === '' || row.getAttribute(`data-facet-${index}`) === value)) return false;
  if (isRelease(version) && !isAboutVersion(row, version)) return false;
  const text = (row.textContent ?? '').toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
