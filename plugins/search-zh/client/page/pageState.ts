import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useCallback, useEffect, useRef, useState} from 'react';
import {cutText, toWellFormedText} from '../../../../lib/text/cutText';
import {maskSecrets} from '../../../../lib/text/maskSecrets';
import {failureKindOf, MAX_QUERY_LENGTH, type SearchFailureKind, type SearchHit, type SearchResult} from '../../shared/contract';
import type {SearchScope} from '../../types';
import {scopeOf} from '../switches';
import {useAsk, type Within} from '../useSearch';

/** State of the results page in its address: `q`, `scope` and, if chosen, `version`. */
export type Address = {query: string; scope: SearchScope | ''; version: string};

/** A query within the limit of the fields, without half characters. */
export const limitQuery = (text: string): string => toWellFormedText(cutText(text.trim(), MAX_QUERY_LENGTH));

/** Reads the address, cut to the limits of the fields, and updates it, so that it can always be copied. */
export function useAddress(): [Address, (address: Address) => void] {
  const {search, pathname} = useLocation();
  const history = useHistory();
  // The page is built without a query, and the first render in the browser must match.
  const params = new URLSearchParams(useIsBrowser() ? search : '');
  const write = useCallback(
    ({query, scope, version}: Address) => {
      // A key that was pasted by mistake stays out of the address, which a reload sends to the server.
      const q = maskSecrets(query);
      const next = new URLSearchParams({...(q && {q}), ...(scope && {scope}), ...(version && {version})}).toString();
      history.replace({pathname, search: next && `?${next}`});
    },
    [history, pathname],
  );
  const query = limitQuery(params.get('q') ?? '');
  return [{query, scope: scopeOf(params.get('scope')), version: params.get('version') ?? ''}, write];
}

export type Results = {
  status: 'idle' | 'loading' | 'stalled' | 'error';
  /** Why the last query failed, while the status is `error`. */
  failure?: SearchFailureKind;
  /** Query of the hits. */
  query: string;
  hits: SearchHit[];
  /** Last answer: counts, and suggestions if there are no results. */
  last: SearchResult | null;
};

const STALLED_MS = 300;
const WORDS = 30;
const NOTHING: Results = {status: 'idle', query: '', hits: [], last: null};

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
        const last = await ask({query, page, words: WORDS});
        show((before) => ({status: 'idle', query, hits: [...(page > 0 ? before.hits : []), ...last.hits], last}));
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
