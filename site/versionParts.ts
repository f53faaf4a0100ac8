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

/** What one version of a site has of its own. */
export type VersionParts = {
  version: DocsVersion;
  redirects: Redirect[];
  /** Routes that links may name, and those of them that are written. */
  routes: Pick<LinkedVersion, 'written' | 'known'>;
  /** The state of upstream that pages are compared with. */
  upstream: UpstreamLock;
  components: ComponentIndexOptions;
  /** How its bundles of components are installed, where they are packages of their own. */
  bundles?: Bundles;
  /** Providers of models that pages tell about. */
  providers?: Providers;
  /** What its settings do, where its program was described. */
  settings?: SettingGroup[];
  /** What its commands do, likewise. */
  commands?: CommandGroup[];
  /** All its components, and the inputs and outputs that its pages tell of, likewise. */
  componentIndex?: IndexedComponent[];
  ports?: ReadonlyMap<string, ComponentPorts>;
  /** Operations of the API that have pages here, to which paths in the text are linked. */
  operations: readonly ApiOperation[];
  /** What of its pages was held against a running Langflow. */
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

/** Reads what the versions of this repository have of their own; those that are not shown are left out. */
export const readVersionParts = (): VersionParts[] => readShownVersions().map(readParts);
