import {readUpstreamLock} from '../lib/content/content';
import {type DocsVersion, readWrittenVersions} from '../lib/content/versions';

/** The version at the root of the site, and an older one beside it. */
export const [NEWEST, OLDER] = readWrittenVersions() as [DocsVersion, DocsVersion];

/** The release that the pages of a version describe, e.g. `1.5.0.post2`. */
export const versionRelease = (version: DocsVersion): string => readUpstreamLock(version).langflow_version;
