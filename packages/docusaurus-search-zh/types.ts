/** Name of a part of the site that the search can be limited to; the site defines them. */
export type SearchScope = string;

/** How a part of the site is ranked. */
export type ScopeRanking = {
  value: SearchScope;
  /** Factor of its pages. */
  weight: number;
  /** The same for a page of which the query is a whole title or alias; without it, `weight`. */
  wholeWeight?: number;
  /** The same for a query with one of its words. */
  askedWeight: number;
  words: readonly string[];
};

/** Properties of a page that filters can use. */
export type Facets = {
  language: string;
  /** Version tag of the docs, as Docusaurus writes it into pages. */
  tag: string;
  scope: SearchScope;
};

/** One section of a page: a heading with the text up to the next heading. The index is built of them. */
export type SearchRecord = Facets & {
  id: string;
  /** Path, with the heading id if it has one. */
  url: string;
  anchor: string | null;
  /** Group of the page in the results. */
  part: string;
  /** Title of the page. */
  title: string;
  /** Headings below the title, down to its own; none at the beginning of the page. */
  headings: string[];
  /** Text of the section, one block per line. */
  content: string;
  /** Text alternatives of its pictures, one per line: searched like text, but never an excerpt. */
  pictures: string;
  /** Code of the section: searched with a lower weight than text. */
  code: string;
  /** Names that its table rows explain: variables, parameters, fields; one per line. */
  names: string;
  /** Aliases: words that readers use but the text does not; one per line. */
  phrases: string;
};

/** Search data of a page. */
export type SearchPage = {
  /** Path of the page, including the base path. */
  url: string;
  facets: Facets;
  /** Name of the page in the menu, if it differs from the title. */
  label?: string;
  records: SearchRecord[];
  /** Links to other pages of the site, with their texts. */
  links: InboundLink[];
};

/** A link within the site. */
export type InboundLink = {url: string; text: string};

/** Search data that every page has. */
export type SearchGlobalData = {
  provider: 'local' | 'algolia';
  algolia?: {appId: string; apiKey: string; indexName: string; host?: string};
  helpButton: boolean;
};

/** Settings that are loaded with the search. */
export type LoadedSettings = {
  scopes: {value: SearchScope; label: string}[];
  versionedDocs: string;
  elsewhereUrl?: string;
  missingResultsUrl?: string;
  feedbackPage?: string;
  storageName: string;
  /** Whether this is the development server, which has no index. */
  isDevelopment: boolean;
};
