import {useCallback, useEffect, useRef, useState} from 'react';
import type {SearchHit, SearchResult} from '../../shared/contract';
import {requestFor} from '../results/request';
import {useFacetFilters, type Within} from '../useFacetFilters';
import {useSearchData} from '../useSearchData';
import {indexLabel} from '../useSearchVersion';

export type ResultsStatus = 'idle' | 'loading' | 'stalled' | 'error';

export type Results = {
  status: ResultsStatus;
  /** Query that the hits answer. */
  query: string;
  hits: SearchHit[];
  /** The last answer: counts, and what to offer when there is nothing. */
  last: SearchResult | null;
};

const STALLED_MS = 300;
const WORDS = 30;
const NOTHING: Results = {status: 'idle', query: '', hits: [], last: null};

/** The results of a query, page after page. An answer that comes after a later question is dropped. */
export function useResults(query: string, within: Within) {
  const {search} = useSearchData();
  const facetFilters = useFacetFilters(within);
  const version = indexLabel(within.version);
  const [results, setResults] = useState<Results>(NOTHING);
  const turn = useRef(0);
  const load = useCallback(
    async (page: number): Promise<void> => {
      turn.current += 1;
      const own = turn.current;
      if (!query) return setResults(NOTHING);
      const show = (change: (before: Results) => Results) => own === turn.current && setResults(change);
      const stalled = setTimeout(() => show((before) => ({...before, status: 'stalled'})), STALLED_MS);
      show((before) => ({...before, status: 'loading'}));
      try {
        const {results: answers} = await search({
          requests: [requestFor({query, page, facetFilters, words: WORDS})],
          ...(version && {version}),
        });
        const last = answers[0] ?? null;
        show((before) => ({status: 'idle', query, hits: [...(page > 0 ? before.hits : []), ...(last?.hits ?? [])], last}));
      } catch {
        show((before) => ({...before, status: 'error'}));
      } finally {
        clearTimeout(stalled);
      }
    },
    [query, facetFilters, search, version],
  );
  useEffect(() => void load(0), [load]);
  const loadMore = useCallback(() => load((results.last?.page ?? -1) + 1), [load, results.last]);
  const retry = useCallback(() => load(0), [load]);
  return {results, loadMore, retry};
}
