import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {SearchHit} from '../../shared/contract';
import MarkedText from './MarkedText';

const LEVELS = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2', 'lvl1'] as const;

function Result({hit}: {hit: SearchHit}): ReactNode {
  const level = LEVELS.find((name) => hit.hierarchy[name]) ?? 'lvl1';
  const path = (['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5'] as const).filter((name) => name < level && hit.hierarchy[name]);
  const snippet = hit._snippetResult.content?.value;
  return (
    <li>
      <h2>
        <Link to={hit.url}>
          <MarkedText>{hit._snippetResult.hierarchy[level]?.value ?? hit.hierarchy[level] ?? ''}</MarkedText>
        </Link>
      </h2>
      <p className="search-zh-path">{path.map((name) => hit.hierarchy[name]).join(' › ')}</p>
      {snippet && (
        <p>
          <MarkedText>{snippet}</MarkedText>
        </p>
      )}
    </li>
  );
}

/** The hits of the results page. */
export default function ResultList({hits}: {hits: readonly SearchHit[]}): ReactNode {
  return (
    <ol className="search-zh-results">
      {hits.map((hit) => (
        <Result key={hit.objectID} hit={hit} />
      ))}
    </ol>
  );
}
