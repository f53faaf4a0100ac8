import {addressOfRoute} from '../../../lib/content/address';
import {readPages, readSidebarRoutes, readUpstreamLock} from '../../../lib/content/content';
import {readSuccessors} from '../../../lib/content/successors';
import {type DocsVersion, readShownVersions} from '../../../lib/content/versions';
import {changesSlug, findComparedVersion, hasApi} from '../../../lib/openapi/apiOperations';
import type {SiteVersion, VersionsData} from '../../../src/versions/types';

/** The page that stands for a whole version: its home page, or while that is not written the first that is. */
function homeOf(version: DocsVersion, written: ReadonlySet<string>): string {
  const route = ['/', ...readSidebarRoutes(version)].find((candidate) => written.has(candidate));
  return addressOfRoute(version.base, route ?? '/');
}

function describe(version: DocsVersion): SiteVersion {
  const {label, id, base, english, newest} = version;
  const {langflow_version: langflow, commit} = readUpstreamLock(version);
  const written = new Set(readPages(version).map(({route}) => route));
  const compared = findComparedVersion(version);
  return {
    label,
    name: id,
    base,
    home: homeOf(version, written),
    langflow,
    commit,
    hasApi: hasApi(version),
    ...(compared && {apiChanges: `/api/${changesSlug(compared)}`}),
    ...(english && {english}),
    ...(newest && {newest}),
  };
}

/** Successors that stand on this site; others lead nowhere yet. */
function writtenSuccessors(version: DocsVersion, root: DocsVersion): Record<string, string> {
  const written = new Set(readPages(version).map(({route}) => route));
  return Object.fromEntries(Object.entries(readSuccessors(version, root)).filter(([, to]) => written.has(to)));
}

/**
 * Reads what pages must know of the versions of a site.
 *
 * @throws InputError where the table of successors is wrong
 */
export function loadVersions(siteDir: string): VersionsData {
  const [root, ...later] = readShownVersions(siteDir) as [DocsVersion, ...DocsVersion[]];
  return {
    versions: [root, ...later].map(describe),
    successors: Object.fromEntries(later.map((version) => [version.label, writtenSuccessors(version, root)])),
  };
}
