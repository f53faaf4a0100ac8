/** What can be verified, by its key in the report. */
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
] as const;
export type VerificationKind = (typeof VERIFICATION_KINDS)[number];

/** It passed, or it could not be verified, and why. Differences are fixed or explained first, so none are in the report. */
export type VerificationResult = 'passed' | {unverified: string};

/** What was found on one page, by kind and by the hash of the text. */
export type VerificationItems = Partial<Record<VerificationKind, Record<string, VerificationResult>>>;

/** The report of a version: the last run that compared the pages with a real Langflow. */
export type VerificationReport = {
  version: string;
  /** Day of the run, `YYYY-MM-DD`. */
  date: string;
  pages: Record<string, VerificationItems>;
};

/** How many passed, could not be verified, or have changed since. */
export type VerificationCount = {passed: number; unverified: number; again: number};

/** The results of one page. */
export type PageVerification = {
  version: string;
  date: string;
  counts: Partial<Record<VerificationKind, VerificationCount>>;
  /** Why things could not be verified, each reason once. */
  reasons: string[];
};
