import Link from '@docusaurus/Link';
import {usePluginData} from '@docusaurus/useGlobalData';
import {type ReactNode, useEffect, useState} from 'react';
import StartPages from '../../../../src/components/StartPages';
import {useFinderLink} from '../../../../src/hooks/useFinderLink';
import type {SearchFailureKind, SearchResult} from '../../shared/contract';

/** When a search that runs long blames the network, in milliseconds after it has stalled: two seconds after it began. */
const SLOW_MS = 1700;

/** Says that a search is running; after a while, that the network is slow. */
export function Waiting(): ReactNode {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setIsSlow, SLOW_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return isSlow ? '正在搜索，网络有点慢……' : '正在搜索……';
}

/** Queries that show what the search understands. */
const SAMPLES = ['Docker 部署', '会话 ID', 'LANGFLOW_AUTO_LOGIN', 'zhishiku'];

/** What to do with an empty field: pages to begin with, and queries to try. */
export function StartHelp({onSearch, onLeave}: {onSearch: (query: string) => void; onLeave?: () => void}): ReactNode {
  return (
    <div className="search-zh-start">
      <h2>从这里开始</h2>
      <StartPages onLeave={onLeave} />
      <p>
        试试搜索：
        {SAMPLES.map((sample) => (
          <button key={sample} type="button" onClick={() => onSearch(sample)}>
            {sample}
          </button>
        ))}
      </p>
    </div>
  );
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
