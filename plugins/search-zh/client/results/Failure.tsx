import type {ReactNode} from 'react';

/** Says that results cannot be fetched, and offers to try again. */
export default function Failure({onRetry}: {onRetry: () => void}): ReactNode {
  return (
    <div role="alert" className="search-zh-failure">
      <p>
        <strong>无法获取结果</strong>
      </p>
      <p>你可能需要检查网络连接。</p>
      <button type="button" className="button button--primary" onClick={onRetry}>
        重试
      </button>
    </div>
  );
}
