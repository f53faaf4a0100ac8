import type {ReactNode} from 'react';

/** Says that results cannot be fetched, and offers to try again. */
export default function Failure({onRetry}: {onRetry: () => void}): ReactNode {
  return (
    <div role="alert" className="search-zh-failure">
      <p>
        <strong>搜索失败</strong>
      </p>
      <p>无法获取结果，请检查网络连接。</p>
      <button type="button" className="button button--primary" onClick={onRetry}>
        重试
      </button>
    </div>
  );
}
