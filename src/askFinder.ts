import type {HandedState} from 'docusaurus-search-zh/client/handedQuery';
import {maskSecrets} from '../lib/text/maskSecrets';

export {readHandedQuery as readFinderState} from 'docusaurus-search-zh/client/handedQuery';

/** History state that hands over a text. Browsers write history to disk, so keys are masked. */
export const finderState = (text: string): HandedState => ({asked: maskSecrets(text)});

/** Puts the text into the current history entry, in the format of the router, which restores it when the reader comes back. */
export function keepFinderText(text: string): void {
  const {history, location} = window;
  history.replaceState({...history.state, state: finderState(text)}, '', location.pathname);
}
