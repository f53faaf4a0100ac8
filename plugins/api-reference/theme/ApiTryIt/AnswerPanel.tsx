import CodeBlock from '@site/src/theme/CodeBlock';
import {type ReactNode, useEffect, useMemo, useState} from 'react';
import {cutText} from '../../../../lib/text/cutText';
import form from '../../../../src/langflowConnection/form.module.css';
import {formatBytes, formatDuration} from '../../client/tryIt/formatAnswer';
import {prettyJson} from '../../client/tryIt/prettyJson';
import {MAX_EVENTS, type ReceivedBody} from '../../client/tryIt/readResponse';
import type {ApiResponse} from '../../client/tryIt/sendRequest';
import {highlightSample} from '../../shared/highlightSample';
import styles from './styles.module.css';

/** Longer text is not formatted, because the browser would freeze. */
const MAX_SHOWN = 100_000;
/** Longer text is shown without highlighting. */
const MAX_COLOURED = 20_000;

const PHASES: Record<ApiResponse['phase'], string> = {
  sending: '正在等待响应……',
  receiving: '正在接收……',
  done: '完成',
  stopped: '已停止',
  broken: '连接中断',
  timeout: '超时',
  redirected: '没有跟随重定向',
  failed: '没有响应',
};

function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!blob) return undefined;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return blob && url;
}

function FileAnswer({file, name}: {file: Blob | undefined; name: string}): ReactNode {
  const url = useObjectUrl(file);
  if (!url || !file) return null;
  return (
    <p className={styles.file}>
      <a href={url} download={name}>
        保存 {name}
      </a>
      {file.type.startsWith('image/') && <img src={url} alt={`响应中的图片 ${name}`} />}
    </p>
  );
}

function TextAnswer({text}: {text: string}): ReactNode {
  const isLong = text.length > MAX_SHOWN;
  const whole = useObjectUrl(useMemo(() => (isLong ? new Blob([text], {type: 'text/plain'}) : undefined), [isLong, text]));
  const shown = prettyJson(isLong ? cutText(text, MAX_SHOWN) : text);
  const isColoured = shown.isJson && shown.text.length <= MAX_COLOURED;
  return (
    <>
      {isColoured ? (
        <CodeBlock html={highlightSample(shown.text, 'json')} language="json" wrap />
      ) : (
        <CodeBlock wrap>{shown.text}</CodeBlock>
      )}
      {isLong && (
        <p>
          响应很长，上面只显示开头。
          {whole && (
            <a href={whole} download="response.txt">
              保存完整内容
            </a>
          )}
        </p>
      )}
    </>
  );
}

function EventsAnswer({received}: {received: ReceivedBody}): ReactNode {
  const {events, eventCount, tokens} = received;
  return (
    <>
      {tokens && (
        <div className={styles.tokens}>
          <strong>生成的文本</strong>
          <p>{tokens}</p>
        </div>
      )}
      <p>
        共 {eventCount} 条消息{eventCount > MAX_EVENTS && `，显示最后 ${MAX_EVENTS} 条`}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs focus (WCAG 2.1.1) */}
      <ol className={styles.events} start={events[0]?.number} tabIndex={0} aria-label="收到的消息">
        {events.map(({number, name, data}) => (
          <li key={number}>
            {name && <b>{name}</b>}
            <code>{data}</code>
          </li>
        ))}
      </ol>
    </>
  );
}

function Payload({answer}: {answer: ApiResponse}): ReactNode {
  const {received, fileName = 'download'} = answer;
  if (!received) return null;
  if (received.kind === 'events') return <EventsAnswer received={received} />;
  if (received.kind === 'file') return <FileAnswer file={received.file} name={fileName} />;
  if (received.text === '') return answer.phase === 'done' ? <p>响应没有内容。</p> : null;
  return <TextAnswer text={received.text} />;
}

/** The response: status, time, size, an explanation if useful, and the body. */
export default function AnswerPanel({answer}: {answer: ApiResponse}): ReactNode {
  const {phase, status, statusText, elapsed, received, explanation, contentType} = answer;
  return (
    <section className={styles.answer} aria-label="响应">
      <p className={styles.summary}>
        {/* Time and size change with every chunk of a stream: screen readers should only announce the status. */}
        <span role="status">
          {status !== undefined && (
            <strong data-class={Math.floor(status / 100)}>
              {status} {statusText}
            </strong>
          )}
          {PHASES[phase]}
        </span>
        {phase !== 'sending' && <span>{formatDuration(elapsed)}</span>}
        {received && <span>{formatBytes(received.bytes)}</span>}
        {contentType && <span>{contentType.split(';')[0]}</span>}
      </p>
      {explanation && (
        <div className={form.explanation} role="alert">
          <strong>{explanation.title}</strong>
          <ul>
            {explanation.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
      <Payload answer={answer} />
    </section>
  );
}
