import {isRunning, start, whenRunning} from './start';

const OPEN_EVENT = 'search:open';
const MAX_LENGTH = 64;

/** Hands the field's text over to the modal, once it stands and nothing is being composed. */
function handOver(shell: HTMLElement, field: HTMLInputElement, isComposing: () => boolean): void {
  const modalField = document.querySelector<HTMLInputElement>('.DocSearch-Input');
  if (!modalField || isComposing()) {
    // The modal says by itself when it cannot be fetched; that must not stand under the field.
    if (document.querySelector('[role=status] button')) shell.remove();
    else if (shell.isConnected) setTimeout(handOver, 30, shell, field, isComposing);
    return;
  }
  shell.remove();
  modalField.value = field.value;
  modalField.dispatchEvent(new Event('input', {bubbles: true}));
  modalField.focus();
}

/** Opens a field at once; what is typed there becomes the query of the search modal, which comes with the application. */
export function openSearchField(): void {
  if (isRunning() || document.querySelector('.search-field')) return;
  const opener = document.activeElement;
  const shell = document.createElement('div');
  const field = document.createElement('input');
  let composing = false;
  shell.className = 'search-field';
  field.type = 'search';
  field.maxLength = MAX_LENGTH;
  field.setAttribute('aria-label', '搜索');
  field.placeholder = '正在打开搜索……';
  const selection = getSelection();
  // Most often nothing is selected, and the text of nothing takes a layout of the page to find out.
  if (selection && !selection.isCollapsed) field.value = `${selection}`.replace(/\s+/g, ' ').trim().slice(0, MAX_LENGTH);
  const close = () => {
    shell.remove();
    (opener as HTMLElement | null)?.focus();
  };
  for (const type of ['compositionstart', 'compositionend']) {
    field.addEventListener(type, () => {
      composing = type === 'compositionstart';
    });
  }
  // With bodies: a handler that returns false cancels the key.
  shell.onkeydown = ({key, isComposing}) => {
    if (key === 'Escape' && !isComposing) close();
  };
  shell.onclick = ({target}) => {
    if (target === shell) close();
  };
  shell.append(field);
  document.body.append(shell);
  // It covers the window: there is nowhere to scroll to.
  field.focus({preventScroll: true});
  start();
  whenRunning(() => {
    if (!shell.isConnected) return;
    dispatchEvent(new CustomEvent(OPEN_EVENT, {detail: {query: field.value, opener}}));
    handOver(shell, field, () => composing);
  });
}
