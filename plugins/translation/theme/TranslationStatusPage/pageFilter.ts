import {type PageStatus, STATES, type State} from '../../types';

/** Filter of the reader; an empty string means all. */
export type PageFilter = {state: State | ''; section: string};

const isState = (value: string | null): value is State => (STATES as readonly (string | null)[]).includes(value);

/** Reads the filter from an address; unknown values are ignored. */
export function parseFilter(search: string, sections: readonly string[]): PageFilter {
  const query = new URLSearchParams(search);
  const state = query.get('state');
  const section = query.get('section') ?? '';
  return {state: isState(state) ? state : '', section: sections.includes(section) ? section : ''};
}

/** Formats the filter as the query of an address. */
export function formatFilter(filter: PageFilter): string {
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== '')).toString();
  return query && `?${query}`;
}

/** Whether a page matches the filter. */
export function passes({state, section}: PageFilter, page: Pick<PageStatus, 'state' | 'section'>): boolean {
  return (state === '' || page.state === state) && (section === '' || page.section === section);
}
