import {maskSecrets} from '../lib/text/maskSecrets';

/** History state of the error finder and the search page: the pasted text. It is never part of an address, which a reload would send to the server. */
export type FinderHistoryState = {asked?: string};

/** History state that hands over a text. Browsers write history to disk, so keys are masked. */
export const finderState = (text: string): FinderHistoryState => ({asked: maskSecrets(text)});

/** The text in a history state of any shape. */
export function readFinderState(state: unknown): string | undefined {
  const asked = typeof state === 'object' && state !== null ? (state as {asked?: unknown}).asked : undefined;
  return typeof asked === 'string' && asked !== '' ? asked : undefined;
}

/** Puts the text into the current history entry, in the format of the router, which restores it when the reader comes back. */
export function keepFinderText(text: string): void {
  const {history, location} = window;
  history.replaceState({...history.state, state: finderState(text)}, '', location.pathname);
}
