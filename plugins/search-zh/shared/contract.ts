import type {Hierarchy, RecordType} from '../types';

/** One query, as the search service takes it. */
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
  /** `key:value` terms, joined by AND, each a choice joined by OR. */
  filters?: string;
  /** The same as lists: all outer entries must hold, one of each inner list. */
  facetFilters?: (string | string[])[];
};

export type MultiQuery = {
  requests: SearchRequest[];
  /** Label of the docs version whose index answers; nothing for the one at the root. A hosted service goes by the facets. */
  version?: string;
};

export type MatchedValue = {value: string; matchLevel: 'full' | 'partial' | 'none'};
export type MatchedHierarchy = Partial<Record<keyof Hierarchy, MatchedValue>>;

/** A section of a page that answers a query. */
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
  /** Name of the query in the analytics of a hosted service. */
  queryID?: string;
  page: number;
  nbPages: number;
  /** When nothing was found: queries that would find something, and the nearest pages. */
  suggestions?: string[];
  nearest?: {title: string; url: string}[];
};

export type MultiQueryResponse = {results: SearchResult[]};

/** What every provider is to the interface. */
export type SearchClient = {search: (query: MultiQuery) => Promise<MultiQueryResponse>};

/** A client that also can be told that a query is about to come. */
export type PreparedClient = SearchClient & {prepare: (version?: string) => void};

/** Results cannot be fetched. The hosted client gives its own failures the same name. */
export class SearchUnavailableError extends Error {
  override readonly name = 'RetryError';
}

/** Why a search failed: the network, or anything else, which is a fault of the site or of the browser. */
export type FailureKind = 'network' | 'unexpected';

/** Tells the network's failures by their name: the search's own, and that of the bundler for code that does not arrive. */
export const failureKindOf = (error: unknown): FailureKind =>
  error instanceof Error && ['RetryError', 'ChunkLoadError'].includes(error.name) ? 'network' : 'unexpected';

export const DEFAULT_HITS_PER_PAGE = 20;

/** Longest query, in UTF-16 units, as `maxlength` counts. */
export const MAX_QUERY_LENGTH = 64;
