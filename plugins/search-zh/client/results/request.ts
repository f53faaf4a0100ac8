import {DEFAULT_HITS_PER_PAGE, type SearchRequest} from '../../shared/contract';

/** Name of the index in requests and of the lists that the browser keeps. */
export const INDEX_NAME = 'langflow';

const LEVELS = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);

type Wanted = Pick<SearchRequest, 'query' | 'page' | 'facetFilters'> & {
  /** Length of the snippets. */
  words: number;
};

/** What is asked for one page of hits. */
export function requestFor({words, ...wanted}: Wanted): SearchRequest {
  return {
    ...wanted,
    indexName: INDEX_NAME,
    attributesToRetrieve: [...LEVELS, 'content', 'type', 'url'],
    attributesToSnippet: [...LEVELS.slice(1), 'content'].map((attribute) => `${attribute}:${words}`),
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: DEFAULT_HITS_PER_PAGE,
  };
}
