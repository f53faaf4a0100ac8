import {copyFor} from '@site/src/clipboard/copyFor';
import {type ReactNode, useEffect, useState} from 'react';
import type {Method} from '../../../../lib/openapi/types';
import styles from './styles.module.css';

const SHOWN_MS = 1500;

type Props = {
  method: Method;
  path: string;
  /** Opens the console. */
  onTry: () => void;
};

/** Method and path, with buttons that copy the path and open the console. */
export default function Endpoint({method, path, onTry}: Props): ReactNode {
  const [label, setLabel] = useState('复制路径');
  useEffect(() => {
    if (label === '复制路径') return undefined;
    const timer = setTimeout(() => setLabel('复制路径'), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [label]);
  return (
    <div className={styles.endpoint}>
      <span className={`api-method api-method-${method}`}>{method.toUpperCase()}</span>
      <code className={styles.path}>
        {path.split(/(\{[^}]+\})/).map((part, index) => (index % 2 === 1 ? <var key={part}>{part}</var> : part))}
      </code>
      <button
        type="button"
        data-needs-script=""
        aria-live="polite"
        onClick={({currentTarget}) => void copyFor(currentTarget).then((done) => setLabel(done ? '已复制' : '复制失败'))}
      >
        {label}
      </button>
      <button type="button" data-needs-script="" className={styles.try} aria-controls="try-it" onClick={onTry}>
        试一试
      </button>
    </div>
  );
}
