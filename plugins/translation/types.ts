import type {VerificationCount, VerificationKind} from '../../lib/verified/types';

/** States of a page, from best to worst; a page with several sources has the worst state of them. */
export const STATES = ['fresh', 'stale', 'missing', 'orphan'] as const;
export type State = (typeof STATES)[number];

/** One upstream source file of a page. */
export type SourceStatus = {
  /** Path in the upstream repository. */
  path: string;
  state: State;
  /** Git blob id of the text that the page was written from; missing if there is no page. */
  blob?: string;
};

/** Status of the page at one address. */
export type PageStatus = {
  route: string;
  title: string;
  /** Top-level category of the sidebar. */
  section: string;
  state: State;
  sources: SourceStatus[];
  /** Day of the last change in this repository (UTC, `YYYY-MM-DD`); missing without git history. */
  changed?: string;
};

/** Number of pages of a section in each state. */
export type SectionStatus = {name: string; total: number; counts: Record<State, number>};

/** The upstream state that pages are compared with. */
export type UpstreamState = {repository: string; commit: string; date: string; langflowVersion: string};

/** Number of verified items of a section, by kind. */
export type VerificationSection = {name: string; pages: number; counts: ({kind: VerificationKind} & VerificationCount)[]};

/** Verification data of the status page: totals, and the pages with open items. */
export type VerificationSummary = {
  version: string;
  date: string;
  sections: VerificationSection[];
  left: ({address: string; title: string; reasons: string[]} & Pick<VerificationCount, 'unverified' | 'again'>)[];
};

/** All data of the status page. */
export type TranslationStatus = {
  /** Missing if nothing was ever verified. */
  verified?: VerificationSummary;
  upstream: UpstreamState;
  counts: Record<State, number>;
  sections: SectionStatus[];
  pages: PageStatus[];
};

/** Short status of a docs version. */
export type VersionOverview = {
  label: string;
  /** Path of its status page. */
  path: string;
  written: number;
  fresh: number;
  total: number;
};

/** Schema version of `translation-status.json`; increased when programs that read the file must change. */
export const REPORT_VERSION = 1;

/** Content of `translation-status.json`; README.md describes it. */
export type StatusReport = Omit<TranslationStatus, 'pages'> & {
  version: typeof REPORT_VERSION;
  pages: (PageStatus & {
    /** Address of the Chinese page; missing if there is none. */
    url?: string;
    /** Address of the English page; missing if upstream has removed it. */
    english?: string;
  })[];
};

/** Front matter key that passes the notice of an outdated page from the build to the banner. */
export const NOTICE_KEY = 'translation_notice';

/** Content of the banner of an outdated page. */
export type TranslationNotice = {
  state: Exclude<State, 'fresh' | 'missing'>;
  /** The sources in that state, with the addresses of their change histories. */
  sources: {path: string; href: string}[];
};

/** A term on the glossary page. */
export type GlossaryTerm = {
  /** URL fragment of its row. */
  id: string;
  en: string;
  zh: string;
  /** How pages write the term: with or without English. */
  rule: string;
  definition?: string;
  note?: string;
  /** The page that mentions it most. */
  page?: {title: string; to: string};
};
