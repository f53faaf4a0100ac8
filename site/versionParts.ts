import {type Bundles, readBundles} from '../lib/content/bundles';
import {type CommandGroup, readCommands} from '../lib/content/commands';
import {readComponentCatalog} from '../lib/content/componentCatalog';
import {type IndexedComponent, readComponentIndex} from '../lib/content/componentIndex';
import {readKnownRoutes, readPages, readRedirects, readSidebarRoutes, readUpstreamLock, type UpstreamLock} from '../lib/content/content';
import type {Redirect} from '../lib/content/navigation/redirects';
import {type ComponentPorts, readPorts} from '../lib/content/ports';
import {type Providers, readProviders} from '../lib/content/providers';
import {readSettings, type SettingGroup} from '../lib/content/settings';
import {type DocsVersion, readShownVersions} from '../lib/content/versions';
import {type ApiOperation, apiRoutes, officialApiRoutes, readApiOperations} from '../lib/openapi/apiOperations';
import type {VerificationReport} from '../lib/verified/types';
import {readVerificationReport} from '../lib/verified/verification';
import type {ComponentIndexOptions} from '../markdown/remarkComponentIndex';
import type {LinkedVersion} from '../markdown/remarkUnwrittenLinks';

/** The data of one version of a site. */
export type VersionParts = {
  version: DocsVersion;
  redirects: Redirect[];
  /** Routes that links may name, and which of them have a page. */
  routes: Pick<LinkedVersion, 'written' | 'known'>;
  /** The upstream state that pages are compared with. */
  upstream: UpstreamLock;
  components: ComponentIndexOptions;
  /** How to install its component bundles, if they are separate packages. */
  bundles?: Bundles;
  /** Model providers that pages describe. */
  providers?: Providers;
  /** Descriptions of its settings, if the program data of the version exist. */
  settings?: SettingGroup[];
  /** Descriptions of its commands, under the same condition. */
  commands?: CommandGroup[];
  /** All its components, and the inputs and outputs that its pages describe, under the same condition. */
  componentIndex?: IndexedComponent[];
  ports?: ReadonlyMap<string, ComponentPorts>;
  /** API operations that have pages here; API paths in the text are linked to them. */
  operations: readonly ApiOperation[];
  /** What was verified on its pages with a running Langflow. */
  verified?: VerificationReport;
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
    components: {catalog: readComponentCatalog(version), order: readSidebarRoutes(version)},
    bundles: readBundles(version),
    providers: readProviders(version),
    settings: readSettings(version),
    commands: readCommands(version),
    componentIndex: readComponentIndex(version),
    ports: readPorts(version),
    operations,
    verified: readVerificationReport(version),
  };
}

/** Reads the data of the versions in this repository, without those that are not shown. */
export const readVersionParts = (): VersionParts[] => readShownVersions().map(readParts);
