import {MAX_QUERY_LENGTH} from '../../shared/contract';
import {cutText, toWellFormedText} from '../../shared/cutText';
import {maskSecrets} from '../../shared/maskSecrets';
import type {SearchScope} from '../../types';
import {readHandedQuery} from '../handedQuery';

/** State of the results page in its address: `q`, `scope` and, if chosen, `version`. */
export type Address = {query: string; scope: SearchScope | ''; version: string};

/** A query within the limit of the fields, without half characters. */
export const limitQuery = (text: string): string => toWellFormedText(cutText(text.trim(), MAX_QUERY_LENGTH));

/** The query that the page was opened with: that of its address, or a pasted text in the history state. */
export const queryAsked = (search: string, state: unknown): string =>
  limitQuery(new URLSearchParams(search).get('q') ?? readHandedQuery(state) ?? '');

/** The address for a query, and the history state that stays with it: a pasted text does not move into the address unless it is edited. */
export function addressFor({query, scope, version}: Address, asked: {search: string; state: unknown}): {search: string; state: unknown} {
  const isHanded = !new URLSearchParams(asked.search).has('q') && query !== '' && query === queryAsked('', asked.state);
  // A key that was pasted by mistake stays out of the address, which a reload sends to the server.
  const q = isHanded ? '' : maskSecrets(query);
  const next = new URLSearchParams({...(q && {q}), ...(scope && {scope}), ...(version && {version})}).toString();
  return {search: next && `?${next}`, state: isHanded ? asked.state : undefined};
}
