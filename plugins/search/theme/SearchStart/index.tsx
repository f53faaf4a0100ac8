import TrySearches from 'docusaurus-search-zh/client/results/TrySearches';
import type {ReactNode} from 'react';
import StartPages from '../../../../src/components/StartPages';

/** Queries that show what the search understands. */
const SAMPLES = ['Docker 部署', '会话 ID', 'LANGFLOW_AUTO_LOGIN', 'zhishiku'];

/** What to do with an empty field: pages to begin with, as the reader's version has them, and queries to try. */
export default function StartHelp({onSearch, onLeave}: {onSearch: (query: string) => void; onLeave?: () => void}): ReactNode {
  return (
    <div className="search-zh-start">
      <h2>从这里开始</h2>
      <StartPages onLeave={onLeave} />
      <TrySearches queries={SAMPLES} onSearch={onSearch} />
    </div>
  );
}
