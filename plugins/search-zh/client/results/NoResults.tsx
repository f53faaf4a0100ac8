import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {SearchResult} from '../../shared/contract';

type Props = {
  query: string;
  result: SearchResult;
  reportUrl: string;
  onSearch: (query: string) => void;
  /** Called when the reader follows a link. */
  onLeave?: () => void;
};

/** Help for a reader whose query found nothing. */
export default function NoResults({query, result, reportUrl, onSearch, onLeave}: Props): ReactNode {
  const {suggestions = [], nearest = []} = result;
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
      <p>
        觉得应该能搜到？
        <Link to={reportUrl} onClick={onLeave}>
          告诉我们
        </Link>
      </p>
    </div>
  );
}
