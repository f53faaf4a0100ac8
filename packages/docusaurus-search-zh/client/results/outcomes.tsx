import Link from '@docusaurus/Link';
import settings from '@generated/search-zh/default/settings.json';
import texts from '@generated/search-zh/default/texts.json';
import SearchNothing from '@theme/SearchNothing';
import {type ReactNode, useEffect, useState} from 'react';
import type {SearchAnswer, SearchFailureKind} from '../../shared/contract';
import {STALLED_MS} from '../useSearch';
import TrySearches from './TrySearches';

/** When a search that runs long blames the network, in milliseconds after it began; the text is shown from when it has stalled. */
const SLOW_MS = 2000;

/** Says that a search is running; after a while, that the network is slow. */
export function Waiting(): ReactNode {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setIsSlow, SLOW_MS - STALLED_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return isSlow ? texts.slow : texts.searching;
}

type FailureProps = {
  kind: SearchFailureKind;
  reportUrl: string | undefined;
  onRetry: () => void;
  /** Called when the reader follows the link. */
  onLeave?: () => void;
};

function FailureDetail({kind, reportUrl, onLeave}: Omit<FailureProps, 'onRetry'>): ReactNode {
  if (settings.isDevelopment) return <p>{texts.development}</p>;
  if (kind === 'network') return <p>{texts.failedNetwork}</p>;
  if (!reportUrl) return <p>{texts.brokenPlain}</p>;
  return (
    <p>
      {texts.brokenDetail}
      <Link to={reportUrl} onClick={onLeave}>
        {texts.tellUs}
      </Link>
      {texts.brokenEnd}
    </p>
  );
}

/** Says why there are no results and offers to try again. Failures that are not caused by the network can be reported. */
export function Failure({kind, reportUrl, onRetry, onLeave}: FailureProps): ReactNode {
  return (
    <div role="alert" className="search-zh-failure">
      <p>
        <strong>{kind === 'network' ? texts.failed : texts.broken}</strong>
      </p>
      <FailureDetail kind={kind} reportUrl={reportUrl} onLeave={onLeave} />
      <button type="button" className="button button--primary" onClick={onRetry}>
        {texts.retry}
      </button>
    </div>
  );
}

type NoResultsProps = {
  query: string;
  answer: SearchAnswer;
  reportUrl: string | undefined;
  onSearch: (query: string) => void;
  /** Called when the reader follows a link. */
  onLeave?: () => void;
};

/** Help for a query without results. */
export function NoResults({query, answer, reportUrl, onSearch, onLeave}: NoResultsProps): ReactNode {
  const {suggestions = [], nearest = []} = answer;
  const [before, after] = texts.nothing.split('{query}');
  return (
    <div className="search-zh-nothing">
      <p>
        {before}
        <strong>{query}</strong>
        {after}
      </p>
      <TrySearches queries={suggestions} onSearch={onSearch} />
      {nearest.length > 0 && (
        <>
          <p>{texts.nearest}</p>
          <ul>
            {nearest.map(({title, url}) => (
              <li key={url}>
                <Link to={url} onClick={onLeave}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <SearchNothing query={query} onLeave={onLeave} />
      {reportUrl && (
        <p>
          {texts.missing}
          <Link to={reportUrl} onClick={onLeave}>
            {texts.tellUs}
          </Link>
        </p>
      )}
    </div>
  );
}
