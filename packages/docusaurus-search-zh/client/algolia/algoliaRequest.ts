import {HEADING_LEVELS} from '../../shared/algoliaRecord';
import {DEFAULT_HITS_PER_PAGE, DEFAULT_WORDS, type SearchQuery} from '../../shared/contract';

/** One query in the format of the hosted service. */
export type AlgoliaRequest = {
  query: string;
  indexName: string;
  attributesToRetrieve: string[];
  /** `attribute:words` each. */
  attributesToSnippet: string[];
  snippetEllipsisText: string;
  highlightPreTag: string;
  highlightPostTag: string;
  hitsPerPage: number;
  page?: number;
  clickAnalytics: boolean;
  /** `key:value` each: all outer entries must match, and one entry of each inner list. */
  facetFilters: (string | string[])[];
};

const LEVELS = ['lvl0', ...HEADING_LEVELS].map((level) => `hierarchy.${level}`);

/** Writes a query as the hosted service reads it. The version is one of its tags there. */
export function algoliaRequestOf(
  {text, scope, page, language, tags, words = DEFAULT_WORDS, size = DEFAULT_HITS_PER_PAGE}: SearchQuery,
  {indexName, clickAnalytics}: Pick<AlgoliaRequest, 'indexName' | 'clickAnalytics'>,
): AlgoliaRequest {
  return {
    query: text,
    indexName,
    attributesToRetrieve: [...LEVELS, 'content', 'type', 'url'],
    attributesToSnippet: [...LEVELS.slice(1), 'content'].map((attribute) => `${attribute}:${words}`),
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: size,
    ...(page !== undefined && {page}),
    clickAnalytics,
    facetFilters: [
      ...(language ? [`language:${language}`] : []),
      ...(tags ? [tags.map((tag) => `docusaurus_tag:${tag}`)] : []),
      ...(scope ? [`scope:${scope}`] : []),
    ],
  };
}
