import {openSearch} from './openSearch';

const isEditable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input,select,textarea'));

/** Ctrl or ⌘ with K anywhere, and the slash key outside of text fields. */
function isShortcut(event: KeyboardEvent): boolean {
  if (event.isComposing || event.altKey || event.shiftKey) return false;
  const withControl = event.ctrlKey || event.metaKey;
  if (event.key.toLowerCase() === 'k') return withControl;
  return event.key === '/' && !withControl && !isEditable(event.target);
}

function onKeyDown(event: KeyboardEvent): void {
  if (!isShortcut(event)) return;
  event.preventDefault();
  openSearch();
}

if (typeof document !== 'undefined') addEventListener('keydown', onKeyDown);
