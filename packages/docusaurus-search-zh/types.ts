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

/** Heading texts from the part of the site (lvl0) and the page title (lvl1) down to the nearest heading. */
export type Hierarchy = {
  lvl0: string;
  lvl1: string;
  lvl2: string | null;
  lvl3: string | null;
  lvl4: string | null;
  lvl5: string | null;
  lvl6: string | null;
};

/** Levels of headings, from the page title on. */
export const RECORD_TYPES = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type RecordType = (typeof RECORD_TYPES)[number];

/** Properties of a page that filters can use. */
export type Facets = {
  language: string;
  /** Version tag of the docs, as Docusaurus writes it into pages. */
  docusaurus_tag: string;
  scope: SearchScope;
};

/** One section of a page: a heading with the text up to the next heading. Input of both providers. */
export type SearchRecord = Facets & {
  objectID: string;
  url: string;
  anchor: string | null;
  type: RecordType;
  hierarchy: Hierarchy;
  /** Text of the section, one block per line. */
  content: string;
  /** Text alternatives of its pictures, one per line: searched like text, but never an excerpt. */
  pictures: string;
  /** Code of the section: searched with a lower weight than text. */
  code: string;
  /** Names that its table rows explain: variables, parameters, fields; one per line. */
  names: string;
  /** Aliases: words that readers use but the text does not; one per line. The key is that of stored records. */
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
