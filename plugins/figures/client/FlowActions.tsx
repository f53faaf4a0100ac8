import {type ComponentType, type ReactNode, useState} from 'react';
import styles from './flowActions.module.css';
import type {DialogProps, Wish} from './types';

type Props = Pick<DialogProps, 'name' | 'data' | 'version'>;

/** The dialog comes with the first press: a page whose reader takes nothing along carries two buttons. */
function useDialog() {
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  const [wish, setWish] = useState<Wish>();
  const [failed, setFailed] = useState(false);
  const open = (next: Wish) => {
    setFailed(false);
    setWish(next);
    import('./import/FlowDialog').then(
      (module) => setDialog(() => module.default),
      () => {
        setFailed(true);
        setWish(undefined);
      },
    );
  };
  return {Dialog, wish, failed, open, close: () => setWish(undefined)};
}

/** What a reader can do with the flow that a figure shows: import it, or download it. */
export default function FlowActions(props: Props): ReactNode {
  const {Dialog, wish, failed, open, close} = useDialog();
  const button = (own: Wish, label: string) => (
    <button type="button" aria-busy={wish === own && !Dialog ? true : undefined} onClick={() => open(own)}>
      {label}
    </button>
  );
  return (
    <div className={styles.actions}>
      {button('import', '导入到我的 Langflow')}
      {button('download', '下载 JSON')}
      {failed && <span role="alert">没有打开，请检查网络连接，再按一次。</span>}
      {wish && Dialog && <Dialog {...props} wish={wish} onClose={close} />}
    </div>
  );
}
