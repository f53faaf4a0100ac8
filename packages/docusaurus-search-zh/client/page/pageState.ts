import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useCallback, useEffect, useRef, useState} from 'react';
import {type FoundPage, failureKindOf, type SearchAnswer, type SearchFailureKind} from '../../shared/contract';
import {scopeOf} from '../switches';
import {STALLED_MS, useAsk, type Within} from '../useSearch';
import {type Address, addressFor, queryAsked} from './searchAddress';

/** Reads the address, cut to the limits of the fields, and updates it, so that it can always be copied. */
export function useAddress(): [Address, (address: Address) => void] {
  const {search, pathname, state} = useLocation();
  const history = useHistory();
  // The page is built without a query, and the first render in the browser must match.
  const isBrowser = useIsBrowser();
  const params = new URLSearchParams(isBrowser ? search : '');
  const write = useCallback(
    (address: Address) => history.replace({pathname, ...addressFor(address, {search, state})}),
    [history, pathname, search, state],
  );
  const query = isBrowser ? queryAsked(search, state) : '';
  return [{query, scope: scopeOf(params.get('scope')), version: params.get('version') ?? ''}, write];
}

export type Results = {
  status: 'idle' | 'loading' | 'stalled' | 'error';
  /** Why the last query failed, while the status is `error`. */
  failure?: SearchFailureKind;
  /** Query of the pages. */
  query: string;
  pages: FoundPage[];
  /** Last answer: counts, and suggestions if there are no results. */
  last: SearchAnswer | null;
};

const WORDS = 30;
const NOTHING: Results = {status: 'idle', query: '', pages: [], last: null};

/** Results of a query, page by page. An answer that arrives after a newer query is dropped. */
export function useResults(query: string, within: Within) {
  const {ask} = useAsk(within);
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
        const last = await ask({text: query, page, words: WORDS});
        show((before) => ({status: 'idle', query, pages: [...(page > 0 ? before.pages : []), ...last.pages], last}));
      } catch (error) {
        show((before) => ({...before, status: 'error', failure: failureKindOf(error)}));
      } finally {
        clearTimeout(stalled);
      }
    },
    [query, ask],
  );
  useEffect(() => void load(0), [load]);
  const loadMore = useCallback(() => load((results.last?.page ?? -1) + 1), [load, results.last]);
  const retry = useCallback(() => load(0), [load]);
  return {results, loadMore, retry};
}
