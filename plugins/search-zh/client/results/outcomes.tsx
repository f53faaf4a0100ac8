import Link from '@docusaurus/Link';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {ReactNode} from 'react';
import {useFinderLink} from '../../../../src/hooks/useFinderLink';
import type {SearchFailureKind, SearchResult} from '../../shared/contract';

/** Text while a search is running; empty when it has finished. */
export function waitingText(status: 'idle' | 'loading' | 'stalled' | 'error'): string {
  if (status === 'stalled') return '正在搜索，网络有点慢……';
  return status === 'loading' ? '正在搜索……' : '';
}

type FailureProps = {
  kind: SearchFailureKind;
  reportUrl: string;
  onRetry: () => void;
  /** Called when the reader follows the link. */
  onLeave?: () => void;
};

/** Says why there are no results and offers to try again. Failures that are not caused by the network can be reported. */
export function Failure({kind, reportUrl, onRetry, onLeave}: FailureProps): ReactNode {
  return (
    <div role="alert" className="search-zh-failure">
      <p>
        <strong>{kind === 'network' ? '搜索失败' : '搜索出错'}</strong>
      </p>
      {kind === 'network' ? (
        <p>无法获取结果，请检查网络连接。</p>
      ) : (
        <p>
          不是网络的问题。刷新页面后还是这样，请
          <Link to={reportUrl} onClick={onLeave}>
            告诉我们
          </Link>
          。
        </p>
      )}
      <button type="button" className="button button--primary" onClick={onRetry}>
        重试
      </button>
    </div>
  );
}

type NoResultsProps = {
  query: string;
  result: SearchResult;
  reportUrl: string;
  onSearch: (query: string) => void;
  /** Called when the reader follows a link. */
  onLeave?: () => void;
};

/** Help for a query without results. */
export function NoResults({query, result, reportUrl, onSearch, onLeave}: NoResultsProps): ReactNode {
  const {suggestions = [], nearest = []} = result;
  const finderLink = useFinderLink(onLeave);
  const knowsErrors = usePluginData('error-finder') !== undefined;
  return (
    <div className="search-zh-nothing">
      <p>
        没有结果：“<strong>{query}</strong>”
      </p>
      {suggestions.length > 0 && (
        <p>
          试试搜索：
          {suggestions.map((suggestion) => (
            <button key={suggestion} type="button" onClick={() => onSearch(suggestion)}>
              {suggestion}
            </button>
          ))}
        </p>
      )}
      {nearest.length > 0 && (
        <>
          <p>相近的页面：</p>
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
      {knowsErrors && (
        <p>
          这是一条报错？
          <Link {...finderLink(query)}>从报错找答案</Link>
        </p>
      )}
      <p>
        觉得应该能搜到？
        <Link to={reportUrl} onClick={onLeave}>
          告诉我们
        </Link>
      </p>
    </div>
  );
}
