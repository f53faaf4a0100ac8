import SearchHelp from '@theme/SearchHelp';
import type {ReactNode} from 'react';

/** Keeps the search on every page, outside of the part that changes with the route. */
export default function Root({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      {children}
      <SearchHelp />
    </>
  );
}
