import {openSearch, toggleSearch} from '../../../src/searchDialog';

const isEditable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input,select,textarea'));

/** What a key press asks for: Ctrl or ⌘ with K opens and closes anywhere, the slash key opens outside of text fields. */
function actionOf(event: KeyboardEvent): (() => void) | null {
  if (event.defaultPrevented || event.isComposing || event.altKey || event.shiftKey) return null;
  const withControl = event.ctrlKey || event.metaKey;
  if (event.key.toLowerCase() === 'k') return withControl ? toggleSearch : null;
  return event.key === '/' && !withControl && !isEditable(event.target) ? openSearch : null;
}

function onKeyDown(event: KeyboardEvent): void {
  const act = actionOf(event);
  if (!act) return;
  event.preventDefault();
  act();
}

if (typeof document !== 'undefined') addEventListener('keydown', onKeyDown);
