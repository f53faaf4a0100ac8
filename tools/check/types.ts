import type {Root} from 'mdast';
import type {GlossaryEntry} from '../../lib/content/glossary';
import type {DocsVersion} from '../../lib/content/versions';
import type {ApiOperation} from '../../lib/openapi/apiOperations';
import type {SourceLink} from '../../lib/pages/types';
import type {Bundles} from '../../lib/versionData/bundles';
import type {SettingGroup} from '../../lib/versionData/settings';

/** A replacement in the source: characters from `start` up to `end` become `text`. */
export type Edit = {start: number; end: number; text: string};

/** A finding of a rule at one place in a file. */
export type CheckFinding = {
  /** Offset in the source. */
  offset: number;
  message: string;
  /** How to fix it. */
  fix: string;
  /** Edits that fix it without human judgement. */
  edits?: Edit[];
};

/** A finding with a readable place. */
export type CheckProblem = CheckFinding & {
  file: string;
  line: number;
  rule: string;
  /** The source line. */
  excerpt: string;
};

/** Source position of one character of a run. */
export type CheckPlace = {
  start: number;
  end: number;
  /** Number of inline elements (bold, link …) around the character. */
  depth: number;
  /** Number of the element that contains the character: characters with equal numbers are in the same element. */
  parent: number;
};

const RUN_KINDS = ['paragraph', 'heading', 'cell', 'title', 'description', 'prop', 'label', 'alt'] as const;

/** A piece of text without markup that is read as a unit. */
export type TextRun = {
  kind: (typeof RUN_KINDS)[number];
  /** The text; inline code is one `CODE` character, other elements without text are one `OBJECT` character. */
  text: string;
  /** One place for each character of `text`. */
  places: CheckPlace[];
  /** The text including inline code, for rules that need the words around a place. */
  context: string;
};

/** Placeholder for inline code in a run. */
export const CODE = '\uE000';
/** Placeholder for an image, a line break or a component in a run. */
export const OBJECT = '\uE001';

/** A file with texts for readers. */
export type TextDocument = {
  /** Path relative to the repository, with forward slashes. */
  file: string;
  source: string;
  runs: TextRun[];
  links: SourceLink[];
};

/** A page of the docs. */
export type Page = TextDocument & {
  tree: Root;
  frontMatter: Record<string, unknown>;
  /** Whether pages import the file (its name starts with `_`): those pages may contain what it lacks. */
  isFragment: boolean;
  /** The fragments that the page imports. */
  fragments: Page[];
};

/** Data for the rules besides the file itself. */
export type CheckContext = {
  /** Version of the file. */
  version: DocsVersion;
  glossary: GlossaryEntry[];
  /** How to install the bundles of the version, if they are separate packages. */
  bundles?: Bundles;
  /** Settings of the version, if it has program data. */
  settings?: SettingGroup[];
  /** Valid addresses of links inside the site. */
  routes: ReadonlySet<string>;
  /** Operations of the API, including those missing from its description. */
  operations: readonly ApiOperation[];
  /** Whether a path under `static/` exists. */
  hasStaticFile: (path: string) => boolean;
};

type RuleOf<Subject> = {
  /** Name in messages and in `translation/exceptions.yml`. */
  name: string;
  check: (subject: Subject, context: CheckContext) => CheckFinding[] | Promise<CheckFinding[]>;
};

/** A rule for texts in any file. */
export type TextRule = RuleOf<TextDocument>;
/** A rule for the structure of a page. */
export type PageRule = RuleOf<Page>;
