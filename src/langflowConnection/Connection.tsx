import {type ReactNode, useState} from 'react';
import {DEFAULT_BASE} from '../../lib/connection/serverAddress';
import {storeApiKey} from './apiKey';
import styles from './form.module.css';

type Props = {
  id: string;
  base: string;
  onBase: (base: string) => void;
  problems: string[] | undefined;
  keyProblems: string[] | undefined;
  /** Whether the operation takes an API key. */
  auth: boolean;
  apiKey: string;
  isKept: boolean;
  onApiKey: (key: string) => void;
};

type KeyProps = Pick<Props, 'id' | 'keyProblems' | 'apiKey' | 'isKept' | 'onApiKey'>;

function KeyControl({id, keyProblems, apiKey, isKept: wasKept, onApiKey}: KeyProps): ReactNode {
  const [isKept, setKept] = useState(wasKept);
  const change = (key: string, keep: boolean) => {
    setKept(keep);
    storeApiKey(key, keep);
    onApiKey(key);
  };
  return (
    <div className={styles.field}>
      <label htmlFor={`${id}-key`}>
        API 密钥<span>x-api-key，1.13 起默认必填；服务器自动登录时可以不填</span>
      </label>
      <input
        id={`${id}-key`}
        type="password"
        autoComplete="off"
        spellCheck={false}
        placeholder="sk-…"
        value={apiKey}
        aria-invalid={keyProblems !== undefined}
        aria-describedby={keyProblems ? `${id}-key-problem` : undefined}
        onChange={(event) => change(event.target.value, isKept)}
      />
      {keyProblems && (
        <p id={`${id}-key-problem`} className={styles.problem}>
          {keyProblems.join('；')}
        </p>
      )}
      <label className={styles.check}>
        <input type="checkbox" checked={isKept} onChange={(event) => change(apiKey, event.target.checked)} />
        在这个标签页里记住，关闭标签页后清除（不勾选时，刷新页面就会忘记）
      </label>
    </div>
  );
}

/** Form fields for the server address and the API key. */
export default function Connection({id, base, onBase, problems, auth, ...key}: Props): ReactNode {
  return (
    <fieldset className={styles.group}>
      <legend>服务器</legend>
      <div className={styles.field}>
        <label htmlFor={`${id}-base`}>
          基础 URL<span>记在这个浏览器里</span>
        </label>
        <input
          id={`${id}-base`}
          type="url"
          autoComplete="off"
          spellCheck={false}
          placeholder={DEFAULT_BASE}
          value={base}
          aria-invalid={problems !== undefined}
          aria-describedby={problems ? `${id}-base-problem` : undefined}
          onChange={(event) => onBase(event.target.value.trim())}
        />
        {problems && (
          <p id={`${id}-base-problem`} className={styles.problem}>
            {problems.join('；')}
          </p>
        )}
      </div>
      {auth && <KeyControl id={id} {...key} />}
    </fieldset>
  );
}
