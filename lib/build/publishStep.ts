import type {AllContent, DocusaurusConfig, RouteConfig} from '@docusaurus/types';
import type {BuiltPage} from './builtPage';
import type {PageCache} from './pageCache';

/** Facts about a built page from its head, its breadcrumbs and its history. */
export type PageFacts = {
  /** Address of the page relative to the base path of the site, e.g. `/concepts-flows`. */
  route: string;
  /** Full address. */
  url: string;
  title: string;
  description: string;
  /** Navigation groups that contain the page, outermost first. */
  sections: string[];
  /** Time of its last change as ISO text; missing without git history. */
  modified?: string;
  /** Full address of the English page that it translates. */
  original?: string;
  /** Set if the page has `noindex`, as unlisted pages do. */
  isUnlisted?: true;
};

/** A documentation page as Markdown. */
export type MarkdownPage = {
  route: string;
  /** Full address of the page. */
  url: string;
  /** Path of its Markdown file in the site: `index.md`, `concepts-flows.md`. */
  file: string;
  title: string;
  description: string;
  /** Content of the file: title, description, address, body. */
  markdown: string;
};

/** The rendered site while the steps process it, with their results so far. */
export type BuiltSite = {
  siteDir: string;
  outDir: string;
  /** Folder for generated files of Docusaurus. */
  generatedDir: string;
  /** Path of the site on its host, with leading and trailing slash. */
  baseUrl: string;
  /** Full address of the home page, with a trailing slash. */
  root: string;
  /** Language of the pages, as in the `lang` attribute of HTML. */
  language: string;
  config: DocusaurusConfig;
  routes: readonly RouteConfig[];
  /** Content that the plugins loaded. */
  allContent: AllContent;
  /** Results of the last build for unchanged pages. */
  cache: PageCache;
  /** The page for unknown addresses. */
  notFound: BuiltPage | undefined;
  /** Time of the last change of the source file of a page as ISO text, by route; empty without git history. */
  dates: Map<string, string>;
  /** Facts about all pages, by route. */
  facts: Map<string, PageFacts>;
  /** Documentation pages, by route. */
  markdown: Map<string, MarkdownPage>;
  /** Files to write, by path in `outDir`. Changed pages are written separately. */
  files: Map<string, string | Uint8Array>;
  /** Files to write that are not part of the site, by path in `generatedDir`. */
  notes: Map<string, string>;
};

/**
 * Analysis function of a step, which depends only on the HTML of a page, on `settings` and on `results`. It may run in a worker thread. Its
 * result must be JSON data and is cached for the next build.
 *
 * @param settings plain data from the step
 * @param results analysis results of earlier steps for the same page, by step name
 */
export type Analysis<Settings = unknown, Result = unknown> = (
  page: BuiltPage,
  settings: Settings,
  results: Readonly<Record<string, unknown>>,
) => Result;

/** An analysis, and the file that has it as default export, from which a thread loads it. */
export type AnalysisModule = {
  file: string;
  // A method, so that each analysis can declare its own settings type.
  run(page: BuiltPage, settings: unknown, results: Readonly<Record<string, unknown>>): unknown;
  settings: unknown;
};

/**
 * A step that processes the rendered pages. Each page goes through all steps before the next page. Work that needs all pages is done after
 * the last page.
 */
export type PublishStep = {
  name: string;
  /** Called before the first page. */
  start?: (site: BuiltSite) => void | Promise<void>;
  /** Called after `start`: the expensive part of the step, which needs the tree of a page. */
  analysis?: (site: BuiltSite) => AnalysisModule;
  /** Called for every page with a fixed address (not the 404 page), sorted by address, with the result of the analysis. */
  // A method, so that each step can declare its own result type.
  page?(page: BuiltPage, site: BuiltSite, result: unknown): void;
  /** Called after the last page. */
  finish?: (site: BuiltSite) => void | Promise<void>;
};
