import {MAX_QUERY_LENGTH} from '../shared/contract';

/** The one dialog of the page; it stands in the HTML of every page, so that it opens before React runs, too. */
export const DIALOG_ID = 'search-dialog';

/** Says that the dialog has been opened. */
export const OPEN_EVENT = 'search:open';

const selectedText = (): string => (getSelection()?.toString() ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_QUERY_LENGTH);

const findDialog = () => document.getElementById(DIALOG_ID) as HTMLDialogElement | null;

/** Opens the search dialog, with the selected text as the query. */
export function openSearch(): void {
  const dialog = findDialog();
  const field = dialog?.querySelector<HTMLInputElement>('input[type=search]');
  if (!dialog || !field) return;
  if (!dialog.open) {
    field.value = selectedText();
    const root = document.documentElement;
    root.style.setProperty('--scroll-bar', `${innerWidth - root.clientWidth}px`);
    dialog.showModal();
    dispatchEvent(new Event(OPEN_EVENT));
    field.select();
  }
  field.focus();
}

/** Opens the search dialog, or closes it when it is open. */
export function toggleSearch(): void {
  const dialog = findDialog();
  if (dialog?.open) dialog.close();
  else openSearch();
}
