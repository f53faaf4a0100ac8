import Link from '@docusaurus/Link';
import start from '@generated/search-zh/default/start.json';
import texts from '@generated/search-zh/default/texts.json';
import type {ReactNode} from 'react';
import TrySearches from '../../client/results/TrySearches';

type Props = {onSearch: (query: string) => void; onLeave?: () => void};

/** What to do with an empty field: pages to begin with, and queries to try. */
export default function SearchStart({onSearch, onLeave}: Props): ReactNode {
  const {pages, samples} = start;
  if (pages.length === 0 && samples.length === 0) return null;
  return (
    <div className="search-zh-start">
      <h2>{texts.startHere}</h2>
      {pages.length > 0 && (
        <ul>
          {pages.map(({to, label}) => (
            <li key={to}>
              <Link to={to} onClick={onLeave}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <TrySearches queries={samples} onSearch={onSearch} />
    </div>
  );
}
