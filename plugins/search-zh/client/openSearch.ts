/** How the search is asked for. */
export type OpenRequest = {
  /** What to search for at once: the text that was selected. */
  query: string;
  /** Where the focus returns. */
  opener: Element | null;
};

export const OPEN_EVENT = 'search:open';
export const PREPARE_EVENT = 'search:warm';

const MAX_SELECTION = 64;

const selectedText = (): string => (getSelection()?.toString() ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_SELECTION);

/** Opens the search modal, with the selected text as the query. */
export function openSearch(): void {
  const detail: OpenRequest = {query: selectedText(), opener: document.activeElement};
  dispatchEvent(new CustomEvent(OPEN_EVENT, {detail}));
}

/** Fetches what the modal needs: the reader is about to open it. */
export function prepareSearch(): void {
  dispatchEvent(new Event(PREPARE_EVENT));
}
