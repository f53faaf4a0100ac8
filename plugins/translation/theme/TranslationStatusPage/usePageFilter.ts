import {useHistory} from '@docusaurus/router';
import {useEffect, useState} from 'react';
import {formatFilter, type PageFilter, parseFilter} from './pageFilter';

/** The filter of the page list, kept in the address so that a view can be shared. */
export function usePageFilter(sections: readonly string[]): [PageFilter, (filter: PageFilter) => void] {
  const history = useHistory();
  const [filter, setFilter] = useState<PageFilter>({state: '', section: ''});
  // The HTML holds all rows: the address is looked at once the page has come alive.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the address at arrival counts, later the filter leads
  useEffect(() => setFilter(parseFilter(window.location.search, sections)), []);
  const change = (next: PageFilter) => {
    setFilter(next);
    history.replace({...history.location, search: formatFilter(next)});
  };
  return [filter, change];
}
