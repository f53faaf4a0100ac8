import type {ReactNode} from 'react';
import {isSameLine} from '../../../../lib/flowFile/composeFor';
import form from '../../../../src/langflowConnection/form.module.css';
import type {Wish} from '../types';
import styles from './dialog.module.css';
import type {Prepared} from './takeFlow';
import type {Progress} from './useFlow';

type Props = {progress: Progress; version: string; wish: Wish; onGoOn: (prepared: Prepared, how: Wish) => void};

function Messages({title, items}: {title: string; items: readonly {message: string}[]}): ReactNode {
  const messages = [...new Set(items.map(({message}) => message))];
  if (messages.length === 0) return null;
  return (
    <>
      <p>{title}</p>
      <ul>
        {messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </>
  );
}

/** Note that the flow was drawn for another Langflow version than that of the server; nothing if both have the same minor release. */
function OtherVersion({prepared: {server}, version}: {prepared: Prepared; version: string}): ReactNode {
  if (isSameLine(server.version, version)) return null;
  return (
    <p>
      这张图照 Langflow {version} 画，你的服务器是 {server.version}：组件用的是你那个版本的，运行之前在画布上看一遍。
    </p>
  );
}

function Doubts({prepared, version, wish, onGoOn}: Pick<Props, 'version' | 'wish' | 'onGoOn'> & {prepared: Prepared}): ReactNode {
  return (
    <div className={form.explanation} role="alert">
      <strong>图里有些部分，你的服务器上没有</strong>
      <OtherVersion prepared={prepared} version={version} />
      <Messages
        title={wish === 'import' ? '照样导入的话，流程里会缺：' : '照样下载的话，流程里会缺：'}
        items={prepared.composed.problems}
      />
      <button type="button" onClick={() => onGoOn(prepared, wish)}>
        {wish === 'import' ? '照样导入' : '照样下载'}
      </button>
    </div>
  );
}

function Done({progress, version, onGoOn}: Pick<Props, 'version' | 'onGoOn'> & {progress: Progress & {phase: 'done'}}): ReactNode {
  const {prepared, link, file} = progress;
  const {steps, problems} = prepared.composed;
  const settings = `${prepared.server.base}/settings/global-variables`;
  return (
    <div className={styles.done}>
      <p role="status">
        <strong>{link ? `已导入“${prepared.figure.title}”` : `已下载 ${file}`}</strong>
      </p>
      {link ? (
        <p>
          <a className={styles.open} href={link} target="_blank" rel="noopener noreferrer">
            在我的 Langflow 里打开
          </a>
        </p>
      ) : (
        <p>在 Langflow 的 Projects 页面把文件拖进流程列表，就导入了。</p>
      )}
      <OtherVersion prepared={prepared} version={version} />
      <Messages title="没有带过去的：" items={problems} />
      <Messages title="运行之前还要做：" items={steps} />
      {steps.some(({kind}) => kind === 'variable') && (
        <p>
          <a href={settings} target="_blank" rel="noopener noreferrer">
            打开 Global Variables
          </a>
        </p>
      )}
      <button type="button" onClick={() => onGoOn(prepared, link ? 'download' : 'import')}>
        {link ? '再下载 JSON' : '再导入到我的 Langflow'}
      </button>
    </div>
  );
}

/** Progress, result or error of an attempt. */
export default function Outcome(props: Props): ReactNode {
  const {progress} = props;
  if (progress.phase === 'working') return <p role="status">{progress.what}</p>;
  if (progress.phase === 'doubtful') return <Doubts {...props} prepared={progress.prepared} />;
  if (progress.phase === 'done') return <Done {...props} progress={progress} />;
  const {title, lines} = progress.explanation;
  return (
    <div className={form.explanation} role="alert">
      <strong>{title}</strong>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
