import type {SearchRecord} from '../types';

/** Names of the headings in a record of the hosted service, from the title of the page on; `lvl0` is the group of the page. */
export const HEADING_LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** Names of headings by level; `null` where there is none. */
export type Hierarchy = {lvl0: string} & Record<(typeof HEADING_LEVELS)[number], string | null>;

/** The headings of a section in the form of the hosted service, and which of them is its own. */
export function hierarchyOf(part: string, headings: readonly string[]): {type: string; hierarchy: Hierarchy} {
  const names = headings.slice(0, HEADING_LEVELS.length);
  const [lvl1 = null, lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null, lvl6 = null] = names;
  return {type: `lvl${Math.max(names.length, 1)}`, hierarchy: {lvl0: part, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6}};
}

/** A record as the hosted service keeps it. */
export function algoliaRecordOf({id, tag, part, title, headings, ...record}: SearchRecord) {
  return {...record, objectID: id, docusaurus_tag: tag, ...hierarchyOf(part, [title, ...headings])};
}
