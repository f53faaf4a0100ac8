/** What can be held against the real program, and what the record calls it. */
export const TRIED_KINDS = ['samples', 'tables', 'operations', 'components', 'settings', 'words', 'consoles', 'walks', 'flows'] as const;
export type TriedKind = (typeof TRIED_KINDS)[number];

/** What was found: it held, or it could not be tried, and why. Differences are mended or explained before they are recorded. */
export type TriedResult = 'passed' | {untried: string};

/** What was found on one page, by kind and by the hash of the very text that was tried. */
export type TriedItems = Partial<Record<TriedKind, Record<string, TriedResult>>>;

/** The record of a version: the last time that the pages were held against a running Langflow. */
export type TriedRecord = {
  version: string;
  /** Day of the run, `YYYY-MM-DD`. */
  date: string;
  pages: Record<string, TriedItems>;
};

/** How many things of a kind on a page hold, could not be tried, or have changed since. */
export type TriedCount = {passed: number; untried: number; again: number};

/** What a page says about itself. */
export type PageTried = {
  version: string;
  date: string;
  counts: Partial<Record<TriedKind, TriedCount>>;
  /** Why things could not be tried, each reason once. */
  reasons: string[];
};
