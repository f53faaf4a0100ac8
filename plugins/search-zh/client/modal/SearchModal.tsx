import {DocSearchModal, type DocSearchModalProps, type DocSearchTransformClient} from '@docsearch/react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import modalStyles from '@generated/search-zh/default/modalStyles.json';
import {type ReactNode, useCallback, useEffect, useMemo, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import type {MultiQuery, MultiQueryResponse, SearchResult} from '../../shared/contract';
import type {SearchScope} from '../../types';
import type {OpenRequest} from '../openSearch';
import {useFacetFilters} from '../useFacetFilters';
import {INDEX_NAME, useSearchData} from '../useSearchData';
import ModalExtras from './ModalExtras';
import {presentHits} from './presentHits';
import {repairStored, tolerateFullStorage} from './repairStored';
import {TRANSLATIONS} from './translations';

export type SearchModalProps = {request: OpenRequest; onClose: () => void};

type HitProps = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0];
type FooterProps = Parameters<NonNullable<DocSearchModalProps['resultsFooterComponent']>>[0];

/** The modal makes a client of its own in any case; without an account it must have something to be made from. */
const NO_ACCOUNT = {appId: 'local', apiKey: 'local'};

function Hit({hit, children}: HitProps): ReactNode {
  return <Link to={hit.url}>{children}</Link>;
}

/** The page behind takes neither keys nor the reading cursor: the library's own trap knows only what the modal held at first. */
function usePageBehind(): void {
  useEffect(() => {
    const page = document.getElementById('__docusaurus');
    page?.setAttribute('inert', '');
    return () => page?.removeAttribute('inert');
  }, []);
}

/** Takes the focus back to where it was. */
function useFocusReturn({opener}: OpenRequest): void {
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({preventScroll: true});
    },
    [opener],
  );
}

/** Escape closes whatever has the focus, but not while an input method uses it to drop what is being composed. */
function useEscape(onClose: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isToggle = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (event.isComposing || !(event.key === 'Escape' || isToggle)) return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
    };
    addEventListener('keydown', onKeyDown, {capture: true});
    return () => removeEventListener('keydown', onKeyDown, {capture: true});
  }, [onClose]);
}

const NOTHING: SearchResult = {hits: [], nbHits: 0, page: 0, nbPages: 0};

/**
 * The modal's way to ask: our client, within the scope that is chosen at that moment.
 *
 * A failure is kept here: the modal takes its own error screen away as soon as it has put it up, and then says that
 * there are no results.
 */
function useClient(scope: SearchScope | '') {
  const {search, prepare} = useSearchData();
  const [result, setResult] = useState<SearchResult | 'failed' | null>(null);
  const facetFilters = useFacetFilters(scope);
  const filters = useRef(facetFilters);
  filters.current = facetFilters;
  const turn = useRef(0);
  useEffect(prepare, [prepare]);
  const ask = useCallback(
    async ({requests}: MultiQuery): Promise<MultiQueryResponse> => {
      turn.current += 1;
      const own = turn.current;
      const show = (shown: SearchResult | 'failed') => own === turn.current && setResult(shown);
      try {
        const response = await search({requests: requests.map((request) => ({...request, facetFilters: filters.current}))});
        show(response.results[0] ?? NOTHING);
        return response;
      } catch {
        show('failed');
        return {results: [NOTHING]};
      }
    },
    [search],
  );
  const transformSearchClient = useCallback(
    (own: DocSearchTransformClient) => ({...own, search: ask as unknown as DocSearchTransformClient['search']}),
    [ask],
  );
  return {result, transformSearchClient};
}

function useSeeAll(scope: SearchScope | '', onClose: () => void) {
  const {baseUrl} = useSearchData();
  const seeAll = useRef({scope, onClose});
  seeAll.current = {scope, onClose};
  return useCallback(
    ({state}: FooterProps) => {
      const count = state.context.nbHits as number | undefined;
      const params = new URLSearchParams({q: state.query, ...(seeAll.current.scope && {scope: seeAll.current.scope})});
      if (!count) return null;
      return (
        <Link className="search-zh-all" to={`${baseUrl}search?${params}`} onClick={() => seeAll.current.onClose()}>
          查看全部 {count} 条结果
        </Link>
      );
    },
    [baseUrl],
  );
}

/** The search modal, with everything that it needs beside the library's own. */
export default function SearchModal({request, onClose}: SearchModalProps): ReactNode {
  const history = useHistory();
  const {data} = useSearchData();
  const [scope, setScope] = useState<SearchScope | ''>('');
  const {result, transformSearchClient} = useClient(scope);
  const seeAll = useSeeAll(scope, onClose);
  const navigator = useMemo(() => ({navigate: ({itemUrl}: {itemUrl: string}) => history.push(itemUrl)}), [history]);
  const getMissingResultsUrl = useMemo(
    () => data.missingResultsUrl && (({query}: {query: string}) => `${data.missingResultsUrl}${encodeURIComponent(query)}`),
    [data.missingResultsUrl],
  );
  const [query, setQuery] = useState(request.query);
  // Before the modal reads its lists, which it does but once.
  useState(() => {
    repairStored(INDEX_NAME);
    tolerateFullStorage();
  });
  const hasFailed = result === 'failed' && query !== '';
  useEscape(onClose);
  // Before the focus returns: nothing within an inert page can take it.
  usePageBehind();
  useFocusReturn(request);
  return createPortal(
    // The modal keeps its query to itself; what is typed is read as it passes by.
    <div
      className={`search-zh-${data.provider}${hasFailed ? ' search-zh-failed' : ''}`}
      onInput={(event) => setQuery((event.target as HTMLInputElement).value)}
      onReset={() => setQuery('')}
    >
      <style>{modalStyles}</style>
      <DocSearchModal
        {...(data.algolia ?? NO_ACCOUNT)}
        indexName={INDEX_NAME}
        placeholder="搜索文档：中文、英文、拼音都可以"
        initialScrollY={window.scrollY}
        initialQuery={request.query}
        onClose={onClose}
        navigator={navigator}
        hitComponent={Hit as DocSearchModalProps['hitComponent']}
        resultsFooterComponent={seeAll}
        transformItems={presentHits}
        transformSearchClient={transformSearchClient}
        translations={TRANSLATIONS}
        {...(getMissingResultsUrl && {getMissingResultsUrl})}
      />
      <ModalExtras
        scope={scope}
        onChange={setScope}
        result={result === 'failed' ? null : result}
        hasFailed={hasFailed}
        upstreamUrl={data.upstreamSearch + encodeURIComponent(query)}
        onClose={onClose}
      />
    </div>,
    document.body,
  );
}
