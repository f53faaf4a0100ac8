import type {SearchVersions} from 'docusaurus-search-zh/client/versions';
import {useSharedVersion, useVersionBefore} from '../../../../src/versions/useSharedVersion';
import {useVersions, useVersionsData} from '../../../../src/versions/useVersions';

/** The versions of this site, whose API reference has versions, too, and whose shared pages remember where the reader comes from. */
export default function useSiteVersions(): SearchVersions {
  const {versions} = useVersionsData();
  const {current} = useVersions();
  const shared = useSharedVersion();
  const before = useVersionBefore();
  return {versions, reader: current ?? shared, known: current ?? before};
}
