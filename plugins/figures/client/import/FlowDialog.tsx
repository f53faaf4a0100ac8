import {useBackToClose} from 'docusaurus-search-zh/client/useBackToClose';
import {type FormEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import {parseServerAddress} from '../../../../lib/connection/serverAddress';
import {checkApiKey, readApiKey} from '../../../../src/langflowConnection/apiKey';
import ConnectionFields from '../../../../src/langflowConnection/Connection';
import form from '../../../../src/langflowConnection/form.module.css';
import {useBaseAddress} from '../../../../src/langflowConnection/useBaseAddress';
import type {DialogProps} from '../types';
import styles from './dialog.module.css';
import Outcome from './Outcome';
import {useFlow} from './useFlow';

/** Form for the server address and the key, shared with the "try it" of the API pages. Shows the progress and the result. */
function TakeForm({data, version, wish}: DialogProps): ReactNode {
  const id = useId();
  const [base, setBase] = useBaseAddress();
  const [initial] = useState(readApiKey);
  const [apiKey, setApiKey] = useState(initial.key);
  const [problems, setProblems] = useState<{base?: string[]; key?: string[]}>({});
  const {progress, take, goOn, clear} = useFlow({data, wish});
  const isWorking = progress?.phase === 'working';
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const {address, problem} = parseServerAddress(base);
    const ofKey = checkApiKey(apiKey);
    setProblems({...(problem && {base: [problem]}), ...(ofKey.length > 0 && {key: ofKey})});
    const fields = event.currentTarget.querySelectorAll<HTMLInputElement>('input[type=url], input[type=password]');
    if (address === undefined || ofKey.length > 0) {
      clear();
      fields[problem ? 0 : 1]?.focus();
    } else void take({base: address, apiKey});
  };
  return (
    <form className={form.form} noValidate onSubmit={onSubmit}>
      <ConnectionFields
        id={id}
        base={base}
        onBase={setBase}
        problems={problems.base}
        keyProblems={problems.key}
        auth
        apiKey={apiKey}
        isKept={initial.isKept}
        onApiKey={setApiKey}
      />
      {progress?.phase !== 'done' && (
        <button type="submit" className={form.primary} disabled={isWorking}>
          {wish === 'import' ? '导入' : '下载'}
        </button>
      )}
      {progress && (
        <div className={styles.outcome}>
          <Outcome
            progress={progress}
            version={version}
            wish={wish}
            onGoOn={(prepared, how) => void goOn(prepared, {base: prepared.server.base, apiKey}, how)}
          />
        </div>
      )}
    </form>
  );
}

/** Dialog to import or download a flow. The browser traps the focus and returns it to the button after closing. */
export default function FlowDialog(props: DialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useBackToClose(dialog);
  useEffect(() => dialog.current?.showModal(), []);
  const onMouseDown = (event: MouseEvent) => {
    if (event.target === event.currentTarget) dialog.current?.close();
  };
  return createPortal(
    <dialog
      ref={dialog}
      id="flow-dialog"
      className={styles.dialog}
      aria-labelledby={heading}
      onClose={props.onClose}
      onMouseDown={onMouseDown}
    >
      <div className={styles.sheet}>
        <header className={styles.head}>
          <h2 id={heading}>{props.wish === 'import' ? '导入到我的 Langflow' : '下载流程的 JSON'}</h2>
          <form method="dialog">
            <button type="submit" className={styles.close} aria-label="关闭">
              ×
            </button>
          </form>
        </header>
        <p className={styles.intro}>
          组件取自你自己的服务器，所以流程正合你的版本。本页直接连接它，地址和密钥不经过别处；API 页面的“试一试”用的也是它们。
        </p>
        <TakeForm {...props} />
      </div>
    </dialog>,
    document.body,
  );
}
