import SearchHelp from '@theme/SearchHelp';
import type {ReactNode} from 'react';

/** Keeps the search at hand on every page, outside of what changes with the route. */
export default function Root({children}: {children: ReactNode}): ReactNode {
  return (
    <>
      {children}
      <SearchHelp />
    </>
  );
}
