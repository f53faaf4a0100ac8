import type {Props} from '@theme/ApiTryIt';
import {type FormEvent, type ReactNode, useId, useRef, useState} from 'react';
import {parseServerAddress} from '../../../../lib/connection/serverAddress';
import {readApiKey} from '../../../../src/langflowConnection/apiKey';
import Connection from '../../../../src/langflowConnection/Connection';
import form from '../../../../src/langflowConnection/form.module.css';
import {API_KEY_FIELD, BASE_KEY, BODY_KEY, checkRequest, type RequestProblems} from '../../client/tryIt/checkRequest';
import {useRequest} from '../../client/tryIt/useRequest';
import {bodyFieldsOf, fieldKey, urlOf} from '../../shared/requestValues';
import type {InputField} from '../../types';
import AnswerPanel from './AnswerPanel';
import BodyEditor from './BodyEditor';
import Field from './Field';
import styles from './styles.module.css';

const TIMEOUTS = [
  {seconds: 10, label: '10 秒'},
  {seconds: 60, label: '1 分钟'},
  {seconds: 300, label: '5 分钟'},
  {seconds: 0, label: '不限'},
];

const GROUPS: {place: InputField['in']; title: string}[] = [
  {place: 'path', title: '路径参数'},
  {place: 'query', title: '查询参数'},
  {place: 'header', title: '请求头'},
  {place: 'form', title: '表单'},
  {place: 'body', title: '请求体'},
];

function focusFirstProblem(form: HTMLFormElement | null): void {
  // The controls are marked as invalid in the next render.
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

type Draft = {
  files: Record<string, File[]>;
  setFiles: (key: string, files: File[]) => void;
  problems: RequestProblems;
};

function FieldGroups({
  model,
  values,
  onValues,
  id,
  draft,
}: Pick<Props, 'model' | 'values' | 'onValues'> & {id: string; draft: Draft}): ReactNode {
  const fields = [...model.fields, ...bodyFieldsOf(model)];
  return GROUPS.map(({place, title}) => {
    const own = fields.filter((field) => field.in === place);
    if (own.length === 0) return null;
    return (
      <fieldset key={place} className={form.group}>
        <legend>{title}</legend>
        {own.map((field) => {
          const key = fieldKey(field);
          return (
            <Field
              key={key}
              id={`${id}-${key}`}
              field={field}
              value={values.fields[key] ?? ''}
              problems={draft.problems[key]}
              onChange={(value) => onValues({...values, fields: {...values.fields, [key]: value}})}
              onFiles={(files) => draft.setFiles(key, files)}
            />
          );
        })}
      </fieldset>
    );
  });
}

function SendBar({
  method,
  timeout,
  onTimeout,
  isRunning,
  onStop,
}: {
  method: string;
  timeout: number;
  onTimeout: (seconds: number) => void;
  isRunning: boolean;
  onStop: () => void;
}): ReactNode {
  const [isSure, setSure] = useState(false);
  const isDelete = method === 'delete';
  return (
    <>
      {isDelete && (
        <label className={form.check}>
          <input type="checkbox" checked={isSure} onChange={(event) => setSure(event.target.checked)} />
          我知道这会从我的 Langflow 里删除数据，不能撤销
        </label>
      )}
      <div className={styles.send}>
        <button type="submit" className={form.primary} disabled={isRunning || (isDelete && !isSure)}>
          发送请求
        </button>
        <button type="button" disabled={!isRunning} onClick={onStop}>
          停止
        </button>
        <label>
          最长等待
          <select value={timeout} onChange={(event) => onTimeout(Number(event.target.value))}>
            {TIMEOUTS.map(({seconds, label}) => (
              <option key={seconds} value={seconds}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
    </>
  );
}

/** Sends the operation to the reader's own Langflow and shows the response. */
export default function ApiTryIt({model, values, onValues, base, onBase}: Props): ReactNode {
  const id = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const [initial] = useState(readApiKey);
  const [apiKey, setApiKey] = useState(initial.key);
  const [files, setAllFiles] = useState<Record<string, File[]>>({});
  const [problems, setProblems] = useState<RequestProblems>({});
  const [timeout, setTimeout] = useState(60);
  const {answer, isRunning, send, stop, clear} = useRequest();
  const {address} = parseServerAddress(base);

  const setFiles = (key: string, chosen: File[]) => {
    setAllFiles({...files, [key]: chosen});
    onValues({...values, files: {...values.files, [key]: chosen.map((file) => file.name)}});
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = checkRequest(model, values, base, apiKey);
    setProblems(found);
    if (address === undefined || Object.keys(found).length > 0) {
      clear();
      focusFirstProblem(formRef.current);
    } else send({model, values, files, base: address, apiKey}, timeout);
  };
  const body = model.body?.kind === 'json' || model.body?.kind === 'text' ? model.body : undefined;
  return (
    <form ref={formRef} className={`${form.form} ${styles.form}`} noValidate onSubmit={handleSubmit}>
      <Connection
        id={id}
        base={base}
        onBase={onBase}
        problems={problems[BASE_KEY]}
        keyProblems={problems[API_KEY_FIELD]}
        auth={model.auth}
        apiKey={apiKey}
        isKept={initial.isKept}
        onApiKey={setApiKey}
      />
      <FieldGroups model={model} values={values} onValues={onValues} id={id} draft={{files, setFiles, problems}} />
      {body && (
        <BodyEditor
          id={`${id}-body`}
          text={values.body ?? body.example}
          example={body.example}
          isJson={body.kind === 'json'}
          mediaType={body.mediaType}
          isRequired={body.required}
          problems={problems[BODY_KEY]}
          onChange={(text) => onValues({...values, body: text})}
        />
      )}
      <p className={styles.url}>
        <span>{model.method.toUpperCase()}</span> <code>{urlOf(address ?? '', model, values)}</code>
      </p>
      <SendBar method={model.method} timeout={timeout} onTimeout={setTimeout} isRunning={isRunning} onStop={stop} />
      {answer && <AnswerPanel answer={answer} />}
    </form>
  );
}
