import type {VerificationCount, VerificationKind} from '../../lib/verified/types';

/** Where a page comes from: an upstream source file, and the git blob id of the text it was written from. */
export type TranslationSource = {source: string; blob: string};

/** The `translation` key of a page's front matter. */
export type TranslationFrontMatter = TranslationSource & {
  /** Further source files, for a page made from several. */
  also?: TranslationSource[];
};

/** States of a page, from best to worst; a page made from several sources has the worst of theirs. */
export const STATES = ['fresh', 'stale', 'missing', 'orphan'] as const;
export type State = (typeof STATES)[number];

/** One upstream source file of a page. */
export type SourceStatus = {
  /** Path in the upstream repository. */
  path: string;
  state: State;
  /** Git blob id of the text that the page was written from; absent where no page is written. */
  blob?: string;
};

/** What is known about the page at one address. */
export type PageStatus = {
  route: string;
  title: string;
  /** Top category of the sidebar. */
  section: string;
  state: State;
  sources: SourceStatus[];
  /** Day of the last change in this repository (UTC, `YYYY-MM-DD`); absent without git history. */
  changed?: string;
};

/** How many pages of a section are in which state. */
export type SectionStatus = {name: string; total: number; counts: Record<State, number>};

/** The state of upstream that pages are compared with. */
export type UpstreamState = {repository: string; commit: string; date: string; langflowVersion: string};

/** How many things of a section hold on the real program, by their kind. */
export type VerificationSection = {name: string; pages: number; counts: ({kind: VerificationKind} & VerificationCount)[]};

/** What the status page says of trying: totals, and the pages where something is left. */
export type VerificationSummary = {
  version: string;
  date: string;
  sections: VerificationSection[];
  left: ({address: string; title: string; reasons: string[]} & Pick<VerificationCount, 'unverified' | 'again'>)[];
};

/** Everything that the status page shows. */
export type TranslationStatus = {
  /** Absent where nothing was ever verified. */
  verified?: VerificationSummary;
  upstream: UpstreamState;
  counts: Record<State, number>;
  sections: SectionStatus[];
  pages: PageStatus[];
};

/** How far a version of the docs is, in short. */
export type VersionOverview = {
  label: string;
  /** Path of its status page. */
  path: string;
  written: number;
  fresh: number;
  total: number;
};

/** Version of the shape of `translation-status.json`; it grows when a reader of the file would have to change. */
export const REPORT_VERSION = 1;

/** Content of `translation-status.json`; README.md describes it. */
export type StatusReport = Omit<TranslationStatus, 'pages'> & {
  version: typeof REPORT_VERSION;
  pages: (PageStatus & {
    /** Address of the Chinese page; absent where none is written. */
    url?: string;
    /** Address of the English page; absent where upstream has removed it. */
    english?: string;
  })[];
};

/** Key under which the front matter of an outdated page carries its notice from the build to the banner. */
export const NOTICE_KEY = 'translation_notice';

/** What the banner of an outdated page says. */
export type TranslationNotice = {
  state: Exclude<State, 'fresh' | 'missing'>;
  /** The sources in that state, with the addresses of their changes. */
  sources: {path: string; href: string}[];
};

/** One term as the glossary page shows it. */
export type GlossaryTerm = {
  /** Fragment of its row. */
  id: string;
  en: string;
  zh: string;
  /** How pages write it: English kept or not. */
  rule: string;
  definition?: string;
  note?: string;
  /** Pages that speak of it most. */
  pages: {title: string; to: string}[];
};
