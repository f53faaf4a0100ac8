import {type PageStatus, STATES, type State} from '../../types';

/** What the reader wants to see; an empty string stands for everything. */
export type PageFilter = {state: State | ''; section: string};

const isState = (value: string | null): value is State => (STATES as readonly (string | null)[]).includes(value);

/** Reads the filter from an address; what it does not know is ignored. */
export function parseFilter(search: string, sections: readonly string[]): PageFilter {
  const query = new URLSearchParams(search);
  const state = query.get('state');
  const section = query.get('section') ?? '';
  return {state: isState(state) ? state : '', section: sections.includes(section) ? section : ''};
}

/** Writes the filter into the query of an address. */
export function formatFilter(filter: PageFilter): string {
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== '')).toString();
  return query && `?${query}`;
}

/** Whether a page passes the filter. */
export function passes({state, section}: PageFilter, page: Pick<PageStatus, 'state' | 'section'>): boolean {
  return (state === '' || page.state === state) && (section === '' || page.section === section);
}
