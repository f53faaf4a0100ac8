import {useHistory} from '@docusaurus/router';
import {useEffect, useState} from 'react';
import {formatFilter, type PageFilter, parseFilter} from './pageFilter';

/** Filter of the page list, kept in the address so that a view can be shared. */
export function usePageFilter(sections: readonly string[]): [PageFilter, (filter: PageFilter) => void] {
  const history = useHistory();
  const [filter, setFilter] = useState<PageFilter>({state: '', section: ''});
  // The HTML contains all rows, so the address is read after hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the address at arrival counts, later the filter leads
  useEffect(() => setFilter(parseFilter(window.location.search, sections)), []);
  const change = (next: PageFilter) => {
    setFilter(next);
    history.replace({...history.location, search: formatFilter(next)});
  };
  return [filter, change];
}
