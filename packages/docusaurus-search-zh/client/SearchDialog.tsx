import useBaseUrl from '@docusaurus/useBaseUrl';
import texts from '@generated/search-zh/default/pageTexts.json';
import {
  type ComponentType,
  type MouseEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import {MAX_QUERY_LENGTH} from '../shared/contract';
import styles from './dialog.module.css';
import type {SearchModalProps} from './modal/SearchModal';
import {DIALOG_ID, OPEN_EVENT, openSearch, toggleSearch} from './openSearch';
import {useBackToClose} from './useBackToClose';

/** Whether an input method handles the key: Safari ends the composition first and then sends the key with this code. */
const isComposed = ({nativeEvent}: ReactKeyboardEvent) => nativeEvent.isComposing || nativeEvent.keyCode === 229;

const isEditable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input,select,textarea'));

/** Action of a key press: Ctrl or ⌘ with K opens and closes everywhere, the slash key opens outside of text fields. */
function actionOf(event: KeyboardEvent): (() => void) | null {
  if (event.defaultPrevented || event.isComposing || event.altKey || event.shiftKey) return null;
  const withControl = event.ctrlKey || event.metaKey;
  // Autofill sends key events without a key.
  if (event.key?.toLowerCase() === 'k') return withControl ? toggleSearch : null;
  return event.key === '/' && !withControl && !isEditable(event.target) ? openSearch : null;
}

function onShortcut(event: KeyboardEvent): void {
  const act = actionOf(event);
  if (!act) return;
  event.preventDefault();
  act();
}

/** Content of the dialog below its field; loaded when the dialog is opened for the first time. */
function useModal() {
  const [Modal, setModal] = useState<ComponentType<SearchModalProps> | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    import('./modal/SearchModal').then(
      (module) => setModal(() => module.default),
      () => setFailed(true),
    );
  }, []);
  return {Modal, failed, load};
}

function Waiting({failed, onRetry}: {failed: boolean; onRetry: () => void}): ReactNode {
  return (
    <p className={styles.wait} role="status">
      {failed ? texts.openFailed : texts.opening}
      {failed && (
        <button type="button" className="button button--secondary button--sm" onClick={onRetry}>
          {texts.retry}
        </button>
      )}
    </p>
  );
}

/** Field of the dialog. React never sets its value, to keep what was typed before hydration or is being composed. */
function Field(): ReactNode {
  return (
    <form className={styles.form} action={useBaseUrl('/search')} onSubmit={(event) => event.preventDefault()}>
      <label id="search-label" htmlFor="search-input">
        <svg viewBox="0 0 20 20" width="22" height="22" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
          <path d="M13.5 13.5 18 18M15 8.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0z" />
        </svg>
        <span className={styles.hidden}>{texts.search}</span>
      </label>
      <input
        id="search-input"
        type="search"
        name="q"
        maxLength={MAX_QUERY_LENGTH}
        placeholder={texts.placeholder}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck="false"
        enterKeyHint="go"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded="false"
      />
      <button type="reset" aria-label={texts.clear} title={texts.clear}>
        <svg viewBox="0 0 20 20" width="20" height="20" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
          <path d="M5 5l10 10M15 5 5 15" />
        </svg>
      </button>
    </form>
  );
}

/**
 * The search dialog. It is in the HTML of every page and may be open, with text in its field, before hydration. The native dialog traps the
 * focus and restores it after closing.
 */
export default function SearchDialog(): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useBackToClose(dialog);
  const {Modal, failed, load} = useModal();
  // Each opening starts with fresh state.
  const [opening, setOpening] = useState(0);
  useEffect(() => {
    const adopt = () => {
      if (!dialog.current?.open) return;
      setOpening((last) => last + 1);
      load();
    };
    adopt();
    addEventListener(OPEN_EVENT, adopt);
    return () => removeEventListener(OPEN_EVENT, adopt);
  }, [load]);
  useEffect(() => {
    addEventListener('keydown', onShortcut);
    return () => removeEventListener('keydown', onShortcut);
  }, []);
  const close = useCallback(() => dialog.current?.close(), []);
  const onKeyDown = (event: ReactKeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Prevents that the browser closes the dialog or clears the field.
    event.preventDefault();
    if (!isComposed(event)) close();
  };
  const onMouseDown = (event: MouseEvent) => {
    if (event.target !== event.currentTarget) return;
    // The press would move the focus.
    event.preventDefault();
    close();
  };
  // The event is sent a moment later, when the dialog may be open again.
  const onClose = () => {
    if (!dialog.current?.open) setOpening(0);
  };
  const field = dialog.current?.querySelector('input');
  return (
    <dialog
      ref={dialog}
      id={DIALOG_ID}
      className={styles.dialog}
      aria-label={texts.search}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onMouseDown={onMouseDown}
      // The dialog may have been opened before hydration.
      suppressHydrationWarning
    >
      <search className={styles.bar}>
        <Field />
        <form method="dialog">
          <button type="submit">{texts.cancel}</button>
        </form>
      </search>
      {opening > 0 && (Modal && field ? <Modal key={opening} field={field} onClose={close} /> : <Waiting failed={failed} onRetry={load} />)}
    </dialog>
  );
}
