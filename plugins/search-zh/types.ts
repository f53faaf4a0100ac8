/** The parts of the site between which a reader can switch the search. */
export const SEARCH_SCOPES = ['docs', 'api'] as const;
export type SearchScope = (typeof SEARCH_SCOPES)[number];

/** Heading texts from the section of the site (lvl0) and the page title (lvl1) down to the nearest heading. */
export type Hierarchy = {
  lvl0: string;
  lvl1: string;
  lvl2: string | null;
  lvl3: string | null;
  lvl4: string | null;
  lvl5: string | null;
  lvl6: string | null;
};

const RECORD_TYPES = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type RecordType = (typeof RECORD_TYPES)[number];

/** What filters may ask of a page. */
export type Facets = {
  language: string;
  /** Version tag of the docs, as Docusaurus writes it into its pages. */
  docusaurus_tag: string;
  scope: SearchScope;
};

/** One section of a page: a heading with the text up to the next heading. Both providers are fed with these. */
export type SearchRecord = Facets & {
  objectID: string;
  url: string;
  anchor: string | null;
  type: RecordType;
  hierarchy: Hierarchy;
  /** Running text of the section, one block a line. */
  content: string;
  /** Code of the section: searched, but weighs less than text. */
  code: string;
  /** What the rows of its tables explain: variables, parameters, fields; one a line. */
  names: string;
  /** Aliases: how readers say what it is about, in words that it does not use; one a line. The key is that of stored records. */
  phrases: string;
};

/** A page as the search sees it. */
export type SearchPage = {
  /** Path of the page with the base path of the site. */
  url: string;
  facets: Facets;
  records: SearchRecord[];
  /** Links to other pages of the site: what the page calls what it leads to. */
  links: PageLink[];
};

/** A link within the site. */
export type PageLink = {url: string; text: string};

/** What the browser knows about the search before anything is fetched. */
export type SearchGlobalData = {
  provider: 'local' | 'algolia';
  algolia?: {appId: string; apiKey: string; indexName: string; host?: string};
  upstreamSearch: string;
  missingResultsUrl?: string;
  feedbackPage: string;
};
