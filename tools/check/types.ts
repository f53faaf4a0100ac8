import type {Root} from 'mdast';
import type {Bundles} from '../../lib/content/bundles';
import type {GlossaryEntry} from '../../lib/content/glossary';
import type {SettingGroup} from '../../lib/content/settings';
import type {DocsVersion} from '../../lib/content/versions';
import type {ApiOperation} from '../../lib/openapi/apiOperations';
import type {PageAliases} from '../../plugins/search-zh/node/aliases';

/** A replacement of a part of the source: the characters from `start` up to `end` become `text`. */
export type Edit = {start: number; end: number; text: string};

/** What a rule says about one place of one file. */
export type Finding = {
  /** Offset in the source of the file. */
  offset: number;
  /** What is wrong. */
  message: string;
  /** What to write instead. */
  fix: string;
  /** Changes that mend it without a person's judgement. */
  edits?: Edit[];
};

/** A finding with its place in words, ready to be printed. */
export type Problem = Finding & {
  file: string;
  line: number;
  rule: string;
  /** The source line. */
  excerpt: string;
};

/** Where one character of a run stands in the source. */
export type Place = {
  start: number;
  end: number;
  /** Number of inline elements (bold, link …) around the character. */
  depth: number;
  /** Number of the element that holds the character: characters with equal numbers are neighbours in one element. */
  parent: number;
};

const RUN_KINDS = ['paragraph', 'heading', 'cell', 'title', 'description', 'prop', 'label', 'alt'] as const;

/** A stretch of text that a reader sees as one line of thought, without markup. */
export type TextRun = {
  kind: (typeof RUN_KINDS)[number];
  /** The text; inline code is one `CODE` character, other things without text are one `OBJECT` character. */
  text: string;
  /** One place for each character of `text`. */
  places: Place[];
  /** The text with the content of inline code, for rules that look at the surroundings of a word. */
  context: string;
};

/** Stands in a run for a piece of inline code. */
export const CODE = '\uE000';
/** Stands in a run for an image, a line break or a component. */
export const OBJECT = '\uE001';

/** A file with texts that readers see. */
export type TextDocument = {
  /** Path from the root of the repository, with forward slashes. */
  file: string;
  source: string;
  runs: TextRun[];
};

/** A page of the docs. */
export type Page = TextDocument & {
  tree: Root;
  frontMatter: Record<string, unknown>;
  /** A piece that pages import (its name starts with `_`): what it lacks may stand on those pages. */
  isFragment: boolean;
  /** The fragments that the page imports. */
  fragments: Page[];
};

/** What the rules may know besides the file itself. */
export type CheckContext = {
  /** The version to which the file belongs. */
  version: DocsVersion;
  glossary: GlossaryEntry[];
  /** How the bundles of the version are installed, where they are packages of their own. */
  bundles?: Bundles;
  /** The settings of the version, where its program was described. */
  settings?: SettingGroup[];
  /** Addresses that a link inside the site may have. */
  routes: ReadonlySet<string>;
  /** The operations of the API, those that its description leaves out included. */
  operations: readonly ApiOperation[];
  /** Whether a path under `static/` exists. */
  hasStaticFile: (path: string) => boolean;
  /** What readers call the pages. */
  aliases: readonly PageAliases[];
};

type RuleOf<Subject> = {
  /** Name in messages and in `translation/exceptions.yml`. */
  name: string;
  check: (subject: Subject, context: CheckContext) => Finding[] | Promise<Finding[]>;
};

/** A rule on texts wherever they stand. */
export type TextRule = RuleOf<TextDocument>;
/** A rule on the structure of a page. */
export type PageRule = RuleOf<Page>;
