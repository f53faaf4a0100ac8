import {useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import type {SiteVersion} from './types';
import {useVersionsData} from './useVersions';

/** The version of a page that all share, such as that of the search results: the chosen one, or that at the root. */
export function useSharedVersion(): SiteVersion | undefined {
  const {versions} = useVersionsData();
  const {preferredVersion} = useDocsPreferredVersion();
  return versions.find(({name}) => name === preferredVersion?.name) ?? versions[0];
}
