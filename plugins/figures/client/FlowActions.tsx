import {type ComponentType, type ReactNode, useState} from 'react';
import styles from './flowActions.module.css';
import type {DialogProps, Wish} from './types';

type Props = Pick<DialogProps, 'name' | 'data' | 'version'>;

/** The dialog is loaded when a button is first pressed: other readers load only two buttons. */
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

/** Buttons to import or download the flow of a figure. */
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
