import type {Hierarchy, RecordType} from '../types';

/** One query in the format of the search service. */
export type SearchRequest = {
  query: string;
  indexName: string;
  attributesToRetrieve?: string[];
  /** `attribute:words` each. */
  attributesToSnippet?: string[];
  snippetEllipsisText?: string;
  highlightPreTag?: string;
  highlightPostTag?: string;
  hitsPerPage?: number;
  page?: number;
  clickAnalytics?: boolean;
  /** `key:value` terms joined by AND; each may be a choice joined by OR. */
  filters?: string;
  /** The same as lists: all outer entries must match, and one entry of each inner list. */
  facetFilters?: (string | string[])[];
};

export type MultiQuery = {
  requests: SearchRequest[];
  /** Label of the docs version to search; empty for the version at the root. A hosted service uses the facets instead. */
  version?: string;
};

export type MatchedValue = {value: string; matchLevel: 'full' | 'partial' | 'none'};
export type MatchedHierarchy = Partial<Record<keyof Hierarchy, MatchedValue>>;

/** A section of a page that matches a query. */
export type SearchHit = {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: RecordType | 'content' | 'lvl0';
  hierarchy: Hierarchy;
  content: string | null;
  _snippetResult: {hierarchy: MatchedHierarchy; content?: MatchedValue};
  _highlightResult: {hierarchy: MatchedHierarchy; content?: MatchedValue};
};

export type SearchResult = {
  hits: SearchHit[];
  nbHits: number;
  /** Id of the query in the analytics of a hosted service. */
  queryID?: string;
  page: number;
  nbPages: number;
  /** If there are no results: queries that have results, and the most similar pages. */
  suggestions?: string[];
  nearest?: {title: string; url: string}[];
};

export type MultiQueryResponse = {results: SearchResult[]};

/** Interface of all providers. */
export type SearchClient = {search: (query: MultiQuery) => Promise<MultiQueryResponse>};

/** A client that can also preload data before a query. */
export type PreparedClient = SearchClient & {prepare: (version?: string) => void};

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

/** Maximum query length in UTF-16 units, like `maxlength`. */
export const MAX_QUERY_LENGTH = 64;
