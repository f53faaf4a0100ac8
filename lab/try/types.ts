import type {DocsVersion} from '../../lib/content/versions';
import type {VerificationKind} from '../../lib/verified/types';
import type {VerifiableParts} from '../../lib/verified/verifiableParts';
import type {Installation, LangflowReport, LangflowServer} from '../langflow/types';
import type {TryExceptions} from './exceptions';
import type {LangflowApi} from './langflowApi';
import type {ModelServer} from './model/startModel';

/** A page with its verifiable parts. */
export type TryPage = VerifiableParts & {route: string; file: string; source: string};

/** Result of one verified item. `problems` are differences between the page and the program. */
export type TryFinding = {
  kind: VerificationKind;
  page: string;
  /** Hash of the verified text. */
  hash: string;
  /** Name for readers of the output. */
  label: string;
  /** File, with the line if there is one, or page address. */
  place: string;
  problems: string[];
  /** Reason why it could not be verified. */
  unverified?: string;
};

/** Input of a check. */
export type TryContext = {
  root: string;
  /** The site version that is verified. */
  docs: DocsVersion;
  pages: readonly TryPage[];
  /** Whether a route was requested; if none was given, all are. */
  wants: (route: string) => boolean;
  installation: Installation;
  server: LangflowServer;
  api: LangflowApi;
  /** The mock language model. */
  model: ModelServer;
  exceptions: TryExceptions;
  /** Whether files of the repository may be updated with the results. */
  record: boolean;
  report: LangflowReport;
};

/** Verifies one kind of content with the running program. */
export type Check = {name: string; title: string; run: (context: TryContext) => Promise<TryFinding[]>};
