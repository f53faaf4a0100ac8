import clsx from 'clsx';
import {type MouseEvent, type ReactNode, useEffect, useState} from 'react';
import {copyFor} from '../../clipboard/copyFor';
import {useOverflow} from '../../hooks/useOverflow';
import styles from './styles.module.css';

type Props = {
  /** Highlighted HTML for the content of `<code>`; without it, `children` is shown unchanged. */
  html?: string;
  children?: ReactNode;
  language?: string;
  title?: string;
  wrap?: boolean;
  /** `none` excludes the code from the search index. */
  'data-search'?: 'none';
};

const WRAP_KEY = 'code.wrap';
const COPIED_MS = 1500;
/** On phones commands wrap unless the reader chose otherwise: there, people read them rather than copy them. */
const COMMANDS: ReadonlySet<string | undefined> = new Set(['bash', 'sh', 'console', 'powershell', 'bat']);
/** As in the style sheet. */
const PHONE = '(max-width: 600px)';

function readWrapChoice(): boolean | null {
  try {
    const stored = localStorage.getItem(WRAP_KEY);
    return stored === null ? null : stored === '1';
  } catch {
    return null;
  }
}

function storeWrapChoice(wrapped: boolean): void {
  try {
    localStorage.setItem(WRAP_KEY, wrapped ? '1' : '0');
  } catch {
    // Without storage, the choice applies to this block only.
  }
}

/**
 * Wrap state of one block; the last choice of the reader overrides the author's. Until the block has read that choice, the root element
 * applies it (`plugins/progressive-start`).
 */
function useWrap(initial: boolean, isCommand: boolean): {wrapped: boolean; isSettled: boolean; toggle: () => void} {
  const [wrapped, setWrapped] = useState(initial);
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    setWrapped(readWrapChoice() ?? (initial || (isCommand && matchMedia(PHONE).matches)));
    setSettled(true);
  }, [initial, isCommand]);
  const toggle = () => {
    setWrapped(!wrapped);
    storeWrapChoice(!wrapped);
  };
  return {wrapped, isSettled, toggle};
}

/** Whether a line of the code is longer than the block: the block scrolls, or has more lines than the code. */
function hasLongLine(pre: HTMLPreElement): boolean {
  if (pre.scrollWidth > pre.clientWidth) return true;
  const {lineHeight, paddingTop, paddingBottom} = getComputedStyle(pre);
  const shown = (pre.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)) / Number.parseFloat(lineHeight);
  const written = (pre.textContent ?? '').replace(/\n$/, '').split('\n').length;
  return shown > written + 0.5;
}

type CopyStatus = 'idle' | 'copied' | 'failed';

function useCopy(): {status: CopyStatus; copy: (event: MouseEvent<HTMLElement>) => void} {
  const [status, setStatus] = useState<CopyStatus>('idle');
  useEffect(() => {
    if (status === 'idle') return undefined;
    const timer = setTimeout(() => setStatus('idle'), COPIED_MS);
    return () => clearTimeout(timer);
  }, [status]);
  return {status, copy: ({currentTarget}) => void copyFor(currentTarget).then((done) => setStatus(done ? 'copied' : 'failed'))};
}

function copyLabel(status: CopyStatus): string {
  if (status === 'copied') return '已复制';
  return status === 'failed' ? '复制失败' : '复制';
}

/** Code block with title, copy button and line wrapping. Code is highlighted at build time, so no highlighter is sent to readers. */
export default function CodeBlock({html, children, language, title, wrap = false, 'data-search': search}: Props): ReactNode {
  const isCommand = COMMANDS.has(language);
  const {wrapped, isSettled, toggle} = useWrap(wrap, isCommand);
  const [pre, isLong] = useOverflow<HTMLPreElement>(hasLongLine);
  const {status, copy} = useCopy();
  return (
    <div className={clsx('theme-code-block', styles.block)} data-language={language} data-search={search}>
      {title && <div className={styles.title}>{title}</div>}
      <div className={styles.body}>
        {/* Scrolls horizontally, so the keyboard must be able to focus it. */}
        <pre
          ref={pre}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs focus (WCAG 2.1.1)
          tabIndex={0}
          className={clsx(styles.pre, isCommand && styles.command, wrapped && styles.wrapped, isSettled && styles.settled)}
        >
          {html === undefined ? (
            <code>{children}</code>
          ) : (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: made at build time by markdown/highlightCode.ts, which escapes the source
            <code dangerouslySetInnerHTML={{__html: html}} />
          )}
        </pre>
        <div className={styles.buttons} data-needs-script="">
          {isLong && (
            <button type="button" className={styles.button} aria-pressed={wrapped} onClick={toggle}>
              换行
            </button>
          )}
          <button type="button" className={styles.button} onClick={copy} aria-live="polite">
            {copyLabel(status)}
          </button>
        </div>
      </div>
    </div>
  );
}
