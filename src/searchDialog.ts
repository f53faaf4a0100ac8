/** The one dialog of the page; it stands in the HTML of every page, so that it opens before hydration, too. */
export const DIALOG_ID = 'search-dialog';

/** Says that the dialog has been opened. */
export const OPEN_EVENT = 'search:open';

const findDialog = () => document.getElementById(DIALOG_ID) as HTMLDialogElement | null;

/** Whitespace as one space: a selection may run over several lines. */
const selectedText = (): string => `${getSelection() ?? ''}`.replace(/\s+/g, ' ').trim();

/**
 * Opens the search dialog, with the selected text as the query.
 *
 * @returns whether the page has one
 */
export function openSearch(): boolean {
  const dialog = findDialog();
  const field = dialog?.querySelector<HTMLInputElement>('input[type=search]');
  if (!dialog || !field) return false;
  if (!dialog.open) {
    field.value = selectedText().slice(0, field.maxLength);
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
 * Opens the search dialog, or closes it when it is open.
 *
 * @returns whether the page has one
 */
export function toggleSearch(): boolean {
  const dialog = findDialog();
  if (!dialog?.open) return openSearch();
  dialog.close();
  return true;
}
