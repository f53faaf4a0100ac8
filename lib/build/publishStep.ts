import type {AllContent, DocusaurusConfig, RouteConfig} from '@docusaurus/types';
import type {BuiltPage} from './builtPage';
import type {PageCache} from './pageCache';

/** What the head of a built page, its breadcrumbs and its history say about it. */
export type PageFacts = {
  /** Address of the page under the site's base path, e.g. `/concepts-flows`. */
  route: string;
  /** Full address. */
  url: string;
  title: string;
  description: string;
  /** Groups of the navigation that lead to the page, outermost first. */
  sections: string[];
  /** Day and time of its last change, as ISO text; without git history there is none. */
  modified?: string;
  /** Full address of the English page that it translates. */
  original?: string;
  /** The page asks not to be found, as an unlisted one does. */
  isUnlisted?: true;
};

/** A page of documentation in Markdown. */
export type MarkdownPage = {
  route: string;
  /** Full address of the page. */
  url: string;
  /** Path of its Markdown file under the site: `index.md`, `concepts-flows.md`. */
  file: string;
  title: string;
  description: string;
  /** The whole file: title, description, address, body. */
  markdown: string;
};

/** The site between its rendering and its last files: what the steps have made of its pages so far. */
export type BuiltSite = {
  siteDir: string;
  outDir: string;
  /** Docusaurus' folder for what it generates. */
  generatedDir: string;
  /** Path under the origin, with slashes at both ends. */
  baseUrl: string;
  /** Full address of the home page, with a slash at its end. */
  root: string;
  /** Language of the pages, as HTML names it. */
  language: string;
  config: DocusaurusConfig;
  routes: readonly RouteConfig[];
  /** What the plugins have loaded. */
  allContent: AllContent;
  /** What the last build has found out about pages that are as they were. */
  cache: PageCache;
  /** The page for unknown addresses. */
  notFound: BuiltPage | undefined;
  /** By route, when the file that a page is written in last changed, as ISO text; empty without git history. */
  dates: Map<string, string>;
  /** By route, all pages. */
  facts: Map<string, PageFacts>;
  /** By route, the pages that are documentation. */
  markdown: Map<string, MarkdownPage>;
  /** Files to write, by their paths under `outDir`; pages that have changed are written besides. */
  files: Map<string, string | Uint8Array>;
  /** Files to write that are no part of the site, by their paths under `generatedDir`. */
  notes: Map<string, string>;
};

/**
 * What a step finds out from the HTML of a page alone. It runs in a worker thread, and its result, which must be data that JSON can
 * hold, is kept for the next build.
 *
 * @param settings plain data from the step
 * @param results what the steps before have found out about the same page, by their names
 */
export type Analysis<Settings = unknown, Result = unknown> = (
  page: BuiltPage,
  settings: Settings,
  results: Readonly<Record<string, unknown>>,
) => Result;

/** An analysis, and the file of the module whose `default` it is: a thread loads it from there. */
export type AnalysisModule = {
  file: string;
  // A method, so that each analysis may name the type of its own settings.
  run(page: BuiltPage, settings: unknown, results: Readonly<Record<string, unknown>>): unknown;
  settings: unknown;
};

/**
 * A part of what happens to the rendered pages. Every page goes through all steps before the next one; what needs all of them comes
 * after the last.
 */
export type PublishStep = {
  name: string;
  /** Before the first page. */
  start?: (site: BuiltSite) => void | Promise<void>;
  /** After `start`: the costly part of the step, which needs the tree of a page. */
  analysis?: (site: BuiltSite) => AnalysisModule;
  /** On every page at an address of its own, in the order of the addresses, with the result of the analysis. */
  // A method, so that each step may name the type of its own result.
  page?(page: BuiltPage, site: BuiltSite, result: unknown): void;
  /** After the last page. */
  finish?: (site: BuiltSite) => void | Promise<void>;
};
