import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  error: Error | null;
  retry: () => void;
  /** Whether loading takes long enough to show a message. */
  pastDelay: boolean;
};

/** Shown while the code of a page loads, and when loading fails. */
export default function Loading({error, retry, pastDelay}: Props): ReactNode {
  if (error) {
    return (
      <main className={styles.failure} role="alert">
        <h1>页面加载失败</h1>
        <p>请检查网络后重试。错误信息：</p>
        <p>
          <code>{String(error)}</code>
        </p>
        <button type="button" className="button button--primary" onClick={retry}>
          重试
        </button>
      </main>
    );
  }
  return pastDelay ? (
    <p className={styles.loading} role="status">
      正在加载……
    </p>
  ) : null;
}
