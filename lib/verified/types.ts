/** What can be held against the real program, and what the report calls it. */
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

/** What was found: it held, or it could not be verified, and why. Differences are fixed or explained before they are reported. */
export type VerificationResult = 'passed' | {unverified: string};

/** What was found on one page, by kind and by the hash of the very text that was verified. */
export type VerificationItems = Partial<Record<VerificationKind, Record<string, VerificationResult>>>;

/** The report of a version: the last time that the pages were held against a running Langflow. */
export type VerificationReport = {
  version: string;
  /** Day of the run, `YYYY-MM-DD`. */
  date: string;
  pages: Record<string, VerificationItems>;
};

/** How many things of a kind on a page hold, could not be verified, or have changed since. */
export type VerificationCount = {passed: number; unverified: number; again: number};

/** What a page says about itself. */
export type PageVerification = {
  version: string;
  date: string;
  counts: Partial<Record<VerificationKind, VerificationCount>>;
  /** Why things could not be verified, each reason once. */
  reasons: string[];
};
