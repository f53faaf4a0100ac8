import {cutText} from '../shared/cutText';

/** Id of the only dialog. It is in the HTML of every page, so that it opens before hydration. */
export const DIALOG_ID = 'search-dialog';

/** Event sent after the dialog opened. */
export const OPEN_EVENT = 'search:open';

const findDialog = () => document.getElementById(DIALOG_ID) as HTMLDialogElement | null;

/** Collapses whitespace, because a selection may span several lines. */
const selectedText = (): string => `${getSelection() ?? ''}`.replace(/\s+/g, ' ').trim();

/**
 * Opens the search dialog with the selected text as the query.
 *
 * @returns whether the page has a search dialog
 */
export function openSearch(): boolean {
  const dialog = findDialog();
  const field = dialog?.querySelector('input');
  if (!dialog || !field) return false;
  if (!dialog.open) {
    field.value = cutText(selectedText(), field.maxLength);
    // What reads a paste that the field is too short for may not have arrived yet: longPaste.ts.
    field.onpaste = (event) => {
      field.dataset.paste = event.clipboardData?.getData('text');
    };
    const root = document.documentElement;
    root.style.setProperty('--scroll-bar', `${innerWidth - root.clientWidth}px`);
    dialog.showModal();
    dispatchEvent(new Event(OPEN_EVENT));
    field.select();
  }
  field.focus();
  return true;
}

/**
 * Opens the search dialog, or closes it if it is open.
 *
 * @returns whether the page has a search dialog
 */
export function toggleSearch(): boolean {
  const dialog = findDialog();
  if (!dialog?.open) return openSearch();
  dialog.close();
  return true;
}
