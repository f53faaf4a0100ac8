import texts from '@generated/search-zh/default/texts.json';
import type {ReactNode} from 'react';

type Props = {queries: readonly string[]; onSearch: (query: string) => void};

/** Queries to try; nothing if there are none. */
export default function TrySearches({queries, onSearch}: Props): ReactNode {
  if (queries.length === 0) return null;
  return (
    <p>
      {texts.trySearches}
      {queries.map((query) => (
        <button key={query} type="button" onClick={() => onSearch(query)}>
          {query}
        </button>
      ))}
    </p>
  );
}
