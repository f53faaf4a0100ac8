import type {SiteVersion} from '../../../src/versions/types';
import {useSharedVersion} from '../../../src/versions/useSharedVersion';
import {useVersions} from '../../../src/versions/useVersions';

/** The version that the reader is in: that of the page, or on a page that all share the chosen one. */
export function useReaderVersion(): SiteVersion | undefined {
  const {current} = useVersions();
  const shared = useSharedVersion();
  return current ?? shared;
}

/** Label by which the search knows the index of a version: that at the root has none. */
export const indexLabel = (version: SiteVersion | undefined): string | undefined => (version?.base ? version.label : undefined);
