import {useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import type {SiteVersion} from '../../../src/versions/types';
import {useVersions, useVersionsData} from '../../../src/versions/useVersions';

/** The version of a page that all share, such as that of the results: the chosen one, or that at the root. */
export function useSharedVersion(): SiteVersion | undefined {
  const {versions} = useVersionsData();
  const {preferredVersion} = useDocsPreferredVersion();
  return versions.find(({name}) => name === preferredVersion?.name) ?? versions[0];
}

/** The version that the reader is in: that of the page, or on a page that all share the chosen one. */
export function useReaderVersion(): SiteVersion | undefined {
  const {current} = useVersions();
  const shared = useSharedVersion();
  return current ?? shared;
}

/** Label by which the search knows the index of a version: that at the root has none. */
export const indexLabel = (version: SiteVersion | undefined): string | undefined => (version?.base ? version.label : undefined);
