import {usePluginData} from '@docusaurus/useGlobalData';
import SearchHelp from '@theme/SearchHelp';
import type {ReactNode} from 'react';
import type {SearchGlobalData} from '../../types';

/** Keeps the help button on every page, outside of the part that changes with the route. */
export default function Root({children}: {children: ReactNode}): ReactNode {
  const {helpButton} = usePluginData('search-zh') as SearchGlobalData;
  return (
    <>
      {children}
      {helpButton && <SearchHelp />}
    </>
  );
}
