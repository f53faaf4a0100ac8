import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './CopyPanel.module.css';
import type {Offer} from './planDownload';
import {type CopyView, useOfflineCopy} from './useOfflineCopy';
import {describeCopy, describeDownload, describeProblem, formatSize} from './wording';

const DONE: Record<NonNullable<CopyView['done']>, string> = {
  installed: '下载完成。没有网络时，照常打开副本里的任何一页就行。',
  paused: '已暂停。已经下载的部分会保留。',
  removed: '离线副本已删除。',
};

function Progress({view, onPause}: {view: CopyView; onPause: () => void}): ReactNode {
  const total = view.offer?.manifest.bytes;
  const done = total !== undefined && view.missingBytes !== undefined ? total - view.missingBytes : undefined;
  return (
    <>
      <p className={styles.progress}>
        <progress aria-label="下载进度" {...(done !== undefined && {value: done, max: total})} />
        <span>{done === undefined || total === undefined ? '正在准备……' : `${formatSize(done)} / ${formatSize(total)}`}</span>
      </p>
      <p className={styles.hint}>下载时请留在这一页；关掉或离开会暂停，下次接着下载。</p>
      <p className={styles.buttons}>
        <button type="button" className={styles.button} onClick={onPause}>
          暂停
        </button>
      </p>
    </>
  );
}

type ChoiceProps = {offer: Offer; isBusy: boolean; onChoose: ReturnType<typeof useOfflineCopy>['choose']};

/** Which versions of the docs the copy is to hold, where there is more than one. */
function VersionChoice({offer: {site, manifest}, isBusy, onChoose}: ChoiceProps): ReactNode {
  const labels = manifest.labels ?? [];
  if (site.versions.length === 0) return null;
  return (
    <fieldset className={styles.choice} disabled={isBusy}>
      <legend>副本里要哪些版本</legend>
      {site.versions.map(({label, pages, bytes}) => (
        <label key={label}>
          <input
            type="checkbox"
            checked={labels.includes(label)}
            onChange={({currentTarget: {checked}}) => onChoose(checked ? [...labels, label] : labels.filter((other) => other !== label))}
          />{' '}
          Langflow {label}（{pages} 个页面，{formatSize(bytes)}）
        </label>
      ))}
      <p className={styles.hint}>另有 {formatSize(site.common.bytes)} 的公用文件。</p>
    </fieldset>
  );
}

type Actions = Omit<ReturnType<typeof useOfflineCopy>, 'view' | 'pause' | 'choose'> & {view: CopyView};

function Buttons({view, check, start, remove}: Actions): ReactNode {
  if (view.task === 'unknown') {
    return (
      <button type="button" className={styles.primary} onClick={() => void check()}>
        查看离线副本
      </button>
    );
  }
  const isBusy = view.task !== 'none';
  const download = describeDownload(view);
  return (
    <>
      {download && (
        <button type="button" className={styles.primary} disabled={isBusy} onClick={() => void start()}>
          {download}
        </button>
      )}
      {view.installed && (
        <>
          <button type="button" className={styles.button} disabled={isBusy} onClick={() => void check()}>
            检查更新
          </button>
          <button type="button" className={styles.button} disabled={isBusy} onClick={() => void remove()}>
            删除离线副本
          </button>
        </>
      )}
    </>
  );
}

type CopyPanelProps = {
  baseUrl: string;
  /** Label of the version of the docs that is offered to those who have chosen none. */
  preferred: string;
  /** Whether there are versions to choose from: their room is kept free. */
  hasChoice: boolean;
};

/** Where readers download, renew and remove the copy. */
export default function CopyPanel({baseUrl, preferred, hasChoice}: CopyPanelProps): ReactNode {
  const {view, pause, choose, ...actions} = useOfflineCopy(baseUrl, preferred);
  const problem = describeProblem(view);
  return (
    <section className={clsx(styles.panel, hasChoice && styles.hasChoice)} aria-label="离线副本">
      <div role="status">
        {view.done && <p className={styles.done}>{DONE[view.done]}</p>}
        <p>{view.task === 'downloading' ? '正在下载。' : describeCopy(view)}</p>
      </div>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {view.offer && view.task !== 'downloading' && <VersionChoice offer={view.offer} isBusy={view.task !== 'none'} onChoose={choose} />}
      {view.task === 'downloading' ? (
        <Progress view={view} onPause={pause} />
      ) : (
        <p className={styles.buttons} data-needs-script={view.task === 'unknown' ? '' : undefined}>
          <Buttons view={view} {...actions} />
        </p>
      )}
      <noscript>
        <p>下载离线副本需要 JavaScript；阅读不需要。</p>
      </noscript>
    </section>
  );
}
