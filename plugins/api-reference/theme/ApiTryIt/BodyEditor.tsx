import type {ReactNode} from 'react';
import form from '../../../../src/langflowConnection/form.module.css';
import {prettyJson} from '../../client/tryIt/prettyJson';
import styles from './styles.module.css';

type Props = {
  id: string;
  text: string;
  example: string;
  isJson: boolean;
  /** Not set for `application/json`. */
  mediaType: string | undefined;
  isRequired: boolean;
  problems: string[] | undefined;
  onChange: (text: string | undefined) => void;
};

/** Text of a body. */
export default function BodyEditor({id, text, example, isJson, mediaType, isRequired, problems, onChange}: Props): ReactNode {
  return (
    <fieldset className={form.group}>
      <legend>请求体</legend>
      <div className={form.field}>
        <label htmlFor={id}>
          {mediaType ?? 'JSON'}
          <span>{isRequired ? <b>必填</b> : '可以清空，不发送'}</span>
        </label>
        <textarea
          id={id}
          spellCheck={false}
          rows={Math.min(18, Math.max(4, text.split('\n').length + 1))}
          value={text}
          aria-invalid={problems !== undefined}
          aria-describedby={problems ? `${id}-problem` : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        {problems && (
          <ul id={`${id}-problem`} className={form.problem}>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
        <div className={styles.tools}>
          {isJson && (
            <button type="button" onClick={() => onChange(prettyJson(text).text)}>
              整理格式
            </button>
          )}
          <button type="button" disabled={text === example} onClick={() => onChange(undefined)}>
            恢复示例
          </button>
        </div>
      </div>
    </fieldset>
  );
}
