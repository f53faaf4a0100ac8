/** Kinds of things that can be verified, by their key in the report. */
export const VERIFICATION_KINDS = [
  'samples',
  'tables',
  'operations',
  'components',
  'settings',
  'words',
  'consoles',
  'walks',
  'flows',
  'behaviours',
] as const;
export type VerificationKind = (typeof VERIFICATION_KINDS)[number];

/** Passed, or the reason why it could not be verified. Differences are fixed or explained first, so the report has none. */
export type VerificationResult = 'passed' | {unverified: string};

/** Results for one page, by kind and by hash of the text. */
export type VerificationItems = Partial<Record<VerificationKind, Record<string, VerificationResult>>>;

/** Report of a version: the last run that compared the pages with a real Langflow. */
export type VerificationReport = {
  version: string;
  /** Day of the run, `YYYY-MM-DD`. */
  date: string;
  pages: Record<string, VerificationItems>;
};

/** Number of items that passed, could not be verified, or have changed since. */
export type VerificationCount = {passed: number; unverified: number; again: number};

/** The results of one page. */
export type PageVerification = {
  version: string;
  date: string;
  counts: Partial<Record<VerificationKind, VerificationCount>>;
  /** Why items could not be verified, without duplicates. */
  reasons: string[];
};
