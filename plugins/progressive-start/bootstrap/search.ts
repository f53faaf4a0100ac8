import {replayLater} from './replay';
import {start} from './start';

/** Whitespace as one space: a selection may run over several lines. */
const selectedText = (): string => `${getSelection() ?? ''}`.replace(/\s+/g, ' ').trim();

/**
 * Opens the search dialog of the page, which takes text at once. Its component finds it open when it mounts, and takes
 * the text for the query.
 *
 * @param control what was pressed, to be pressed again where the page has no dialog yet
 */
export function openSearch(control = document.querySelector<HTMLElement>('[aria-haspopup=dialog]')): void {
  const dialog = document.querySelector<HTMLDialogElement>('#search-dialog');
  const field = dialog?.querySelector('input');
  if (!dialog || !field) {
    if (control) replayLater(control);
    return;
  }
  if (!dialog.open) {
    const text = selectedText().slice(0, field.maxLength);
    dialog.showModal();
    if (text) field.value = text;
  }
  field.focus();
  field.select();
  start();
}
