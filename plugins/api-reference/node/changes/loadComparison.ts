import {readUpstreamLock} from '../../../../lib/content/content';
import {type DocsVersion, readShownVersions} from '../../../../lib/content/versions';
import {readApiChanges} from '../../../../lib/openapi/apiChanges';
import {apiSources, findComparedVersion} from '../../../../lib/openapi/apiOperations';
import {listOperations} from '../../../../lib/openapi/listOperations';
import type {LoadApi} from '../../../../lib/openapi/loadApiOnce';
import {type ApiComparison, compareApis, type VersionedApi} from './compareApis';

async function loadVersion(version: DocsVersion, loadApi: LoadApi): Promise<VersionedApi> {
  const api = await loadApi(version.root, apiSources(version));
  return {label: version.label, api, operations: listOperations(api)};
}

/** The version that says what changed: the one asked for, or for the version at the root the last of the others. */
const findNewer = (version: DocsVersion) => (version.base === '' ? readShownVersions(version.root).at(-1) : version);

/** Compares the API of a version with that of the version at the root; the root is compared with the last version. */
export async function loadComparison(version: DocsVersion, loadApi: LoadApi): Promise<ApiComparison | undefined> {
  const newer = findNewer(version);
  const older = newer && findComparedVersion(newer);
  if (!newer || !older) return undefined;
  const [before, after] = [await loadVersion(older, loadApi), await loadVersion(newer, loadApi)];
  const slugsOf = ({operations}: VersionedApi) => operations.map(({slug}) => slug);
  const changes = readApiChanges(newer, {older: slugsOf(before), newer: slugsOf(after)});
  const {repository, commit} = readUpstreamLock(newer);
  return compareApis(before, after, changes, {repository, commit});
}
