/** A text, and the ranges in it that match the query: start and end of each, in UTF-16 units, sorted and apart. */
export type MarkedText = {text: string; marks: (readonly [start: number, end: number])[]};

/** A question to the search. */
export type SearchQuery = {
  text: string;
  /** Name of the docs version to search, as Docusaurus has it; missing for the version at the root of the site, or the only one. */
  version?: string;
  /** Part of the site, one of the scopes that the site defines; missing for all. */
  scope?: string;
  /** Number of the part of the answer, from 0. */
  page?: number;
  /** Language of the pages; missing for all. */
  language?: string;
  /** Version tags of the pages, as Docusaurus writes them into pages; missing for all. */
  tags?: readonly string[];
  /** Number of words of an excerpt. */
  words?: number;
  /** Number of sections in an answer. */
  size?: number;
};

/** A section that matches: a heading with the text below it, or the beginning of the page. */
export type FoundSection = {
  id: string;
  /** Path, with the heading id if it has one. */
  url: string;
  /** Its own heading; the title of the page for the beginning of the page. */
  title: MarkedText;
  /** Headings between the title of the page and its own. */
  path: string[];
  /** Whether it is the beginning of the page. */
  isPage: boolean;
  excerpt?: MarkedText;
};

/** A page with sections that match, best first. */
export type FoundPage = {title: string; url: string; part: string; sections: FoundSection[]};

/** An answer: its pages, best first. */
export type SearchAnswer = {
  /** A page may be in several answers to one query: its best sections come first, the others after all pages. */
  pages: FoundPage[];
  /** Number of sections in all answers together. */
  count: number;
  page: number;
  pageCount: number;
  /** If there are no results: queries that have results, and the most similar pages. */
  suggestions?: string[];
  nearest?: {title: string; url: string}[];
};

/** Interface of all providers. */
export type SearchClient = {
  search: (query: SearchQuery) => Promise<SearchAnswer>;
  /** Preloads what a query of a docs version needs. */
  prepare: (version?: string) => void;
};

/** Results cannot be loaded. The hosted client uses the same name for its failures. */
export class SearchUnavailableError extends Error {
  override readonly name = 'RetryError';
}

/** Why a search failed: the network, or a bug in the site or the browser. */
export type SearchFailureKind = 'network' | 'unexpected';

/** Recognises network failures by name: those of the search, and those of the bundler for code that fails to load. */
export const failureKindOf = (error: unknown): SearchFailureKind =>
  error instanceof Error && ['RetryError', 'ChunkLoadError'].includes(error.name) ? 'network' : 'unexpected';

export const DEFAULT_HITS_PER_PAGE = 20;
export const DEFAULT_WORDS = 10;

/** Maximum length of a query in a search field, in UTF-16 units, like `maxlength`. */
export const MAX_QUERY_LENGTH = 64;

/** Maximum length of the text that the engine reads, for callers without a field. */
export const MAX_TEXT_LENGTH = 512;
