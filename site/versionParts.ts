import {readKnownRoutes, readPages, readRedirects, readSidebarRoutes, readUpstreamLock, type UpstreamLock} from '../lib/content/content';
import type {Redirect} from '../lib/content/navigation/redirects';
import {type DocsVersion, readShownVersions} from '../lib/content/versions';
import {type ApiOperation, apiRoutes, officialApiRoutes, readApiOperations} from '../lib/openapi/apiOperations';
import {hashBehaviours} from '../lib/verified/behaviours';
import type {VerificationReport} from '../lib/verified/types';
import {readVerificationReport} from '../lib/verified/verification';
import {readVersionData, type VersionDataset} from '../lib/versionData';
import type {LinkedVersion} from '../markdown/remarkUnwrittenLinks';

/** The data of one version of a site. */
export type VersionParts = {
  version: DocsVersion;
  redirects: Redirect[];
  /** Routes that links may name, and which of them have a page. */
  routes: Pick<LinkedVersion, 'written' | 'known'>;
  /** The upstream state that pages are compared with. */
  upstream: UpstreamLock;
  /** Its routes in sidebar order. */
  order: readonly string[];
  /** The data that its pages show. */
  data: VersionDataset;
  /** API operations that have pages here; API paths in the text are linked to them. */
  operations: readonly ApiOperation[];
  /** What was verified on its pages with a running Langflow. */
  verified?: VerificationReport;
  /** Hashes of the tried statements of its pages, by route. */
  behaviours: Record<string, string[]>;
};

function readParts(version: DocsVersion): VersionParts {
  const operations = readApiOperations(version);
  return {
    version,
    redirects: readRedirects(version),
    routes: {
      written: [...readPages(version).map(({route}) => route), ...apiRoutes(version)],
      known: [...readKnownRoutes(version), ...officialApiRoutes(version)],
    },
    upstream: readUpstreamLock(version),
    order: readSidebarRoutes(version),
    data: readVersionData(version),
    operations,
    verified: readVerificationReport(version),
    behaviours: hashBehaviours(version),
  };
}

/** Reads the data of the versions in this repository, without those that are not shown. */
export const readVersionParts = (): VersionParts[] => readShownVersions().map(readParts);
