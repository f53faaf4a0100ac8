import {type ComponentType, type ReactNode, useCallback, useEffect, useState} from 'react';
import {createPortal} from 'react-dom';
import styles from '../theme/SearchBar/styles.module.css';
import type {SearchModalProps} from './modal/SearchModal';
import {OPEN_EVENT, type OpenRequest, openSearch, PREPARE_EVENT} from './openSearch';

type Modal = ComponentType<SearchModalProps>;

const loadModal = () => import('./modal/SearchModal').then((module) => module.default);

/** The modal while it is asked for: its component once fetched, or that it could not be. */
function useModal() {
  const [request, setRequest] = useState<OpenRequest | null>(null);
  const [Modal, setModal] = useState<Modal | null>(null);
  const [failed, setFailed] = useState(false);
  const close = useCallback(() => setRequest(null), []);
  useEffect(() => {
    const prepare = () => loadModal().then((loaded) => setModal(() => loaded));
    const open = (event: Event) => {
      setRequest((current) => current ?? (event as CustomEvent<OpenRequest>).detail);
      setFailed(false);
      prepare().catch(() => setFailed(true));
    };
    // What is fetched ahead of need may fail; opening tries again and reports it.
    const prepareQuietly = () => void prepare().catch(() => undefined);
    addEventListener(OPEN_EVENT, open);
    addEventListener(PREPARE_EVENT, prepareQuietly);
    return () => {
      removeEventListener(OPEN_EVENT, open);
      removeEventListener(PREPARE_EVENT, prepareQuietly);
    };
  }, []);
  return {request, Modal, failed, close};
}

/** The place where the search modal opens. It stands inside the layout, which knows the docs version of the page. */
export default function SearchHost(): ReactNode {
  const {request, Modal, failed, close} = useModal();
  if (!request) return null;
  if (Modal) return <Modal request={request} onClose={close} />;
  return createPortal(
    <div className={styles.wait} role="status">
      {failed ? '搜索没有加载成功，请检查网络连接。' : '正在打开搜索……'}
      {failed && (
        <>
          <button type="button" onClick={openSearch}>
            重试
          </button>
          <button type="button" onClick={close}>
            关闭
          </button>
        </>
      )}
    </div>,
    document.body,
  );
}
