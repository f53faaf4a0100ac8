import type {DocsVersion} from '../../lib/content/versions';
import type {ScannedPage} from '../../lib/verified/scanPage';
import type {VerificationKind} from '../../lib/verified/types';
import type {Installation, LangflowServer, Report} from '../langflow/types';
import type {TryExceptions} from './exceptions';
import type {LangflowApi} from './langflowApi';
import type {ModelServer} from './model/startModel';

/** A written page with what of it can be verified. */
export type TryPage = ScannedPage & {route: string; file: string; source: string};

/** What came of trying one thing: `problems` are differences between the page and the program. */
export type Finding = {
  kind: VerificationKind;
  page: string;
  /** Of the text that was verified. */
  hash: string;
  /** What people call it. */
  label: string;
  /** File and line where it stands. */
  place: string;
  problems: string[];
  /** Why it could not be verified. */
  unverified?: string;
};

/** What a check works with. */
export type TryContext = {
  root: string;
  /** The version of the site that is verified. */
  docs: DocsVersion;
  pages: readonly TryPage[];
  /** Whether a route was asked for; all are when none is named. */
  wants: (route: string) => boolean;
  installation: Installation;
  server: LangflowServer;
  api: LangflowApi;
  /** What stands in for a language model. */
  model: ModelServer;
  exceptions: TryExceptions;
  /** Whether files of the repository may be rewritten with what is found. */
  record: boolean;
  report: Report;
};

/** Holds one kind of thing against the running program. */
export type Check = {name: string; title: string; run: (context: TryContext) => Promise<Finding[]>};
