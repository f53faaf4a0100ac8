import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useCallback} from 'react';
import {MAX_QUERY_LENGTH} from '../../shared/contract';
import type {SearchScope} from '../../types';
import {scopeOf} from '../scopes';

/** What the results page shows, as its address says: `q`, `scope` and, where the reader has chosen one, `version`. */
export type Address = {query: string; scope: SearchScope | ''; version: string};

/** Reads the address, cut to what the fields take, and writes it so that it can be copied at any time. */
export function useAddress(): [Address, (address: Address) => void] {
  const {search, pathname} = useLocation();
  const history = useHistory();
  // The page is built without a query; the first render in the browser must be the same.
  const params = new URLSearchParams(useIsBrowser() ? search : '');
  const write = useCallback(
    ({query, scope, version}: Address) => {
      const next = new URLSearchParams({...(query && {q: query}), ...(scope && {scope}), ...(version && {version})}).toString();
      history.replace({pathname, search: next && `?${next}`});
    },
    [history, pathname],
  );
  const query = (params.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH);
  return [{query, scope: scopeOf(params.get('scope')), version: params.get('version') ?? ''}, write];
}
