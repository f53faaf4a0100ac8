import type {PluginOptions as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {PluginConfig} from '@docusaurus/types';
import {readSidebar} from '../lib/content/content';
import {type DocsVersion, versionFile} from '../lib/content/versions';
import {apiInstance, apiSources, hasApi} from '../lib/openapi/apiOperations';
import {loadApiOnce} from '../lib/openapi/loadApi';
import type {Options as ApiOptions} from '../plugins/api-reference/options';

type Generator = DocsOptions['sidebarItemsGenerator'];

/** Generates the sidebar items that Docusaurus requests for a version from the sidebar tree of that version. */
const sidebarItems =
  (versions: readonly DocsVersion[]): Generator =>
  async ({version: {versionName}}) => {
    const version = versions.find(({id}) => id === versionName);
    return (version ? readSidebar(version) : []) as Awaited<ReturnType<Generator>>;
  };

/** Options of the docs plugin for the versions that are shown; the one at the root of the site comes first. */
export function versionedDocs(parts: readonly {version: DocsVersion}[]): Record<string, unknown> {
  const versions = parts.map(({version}) => version);
  const options = versions.map(({id, label, base}, index) => [
    id,
    // The root version must not set a path: Docusaurus puts the last version at the root by itself.
    {label, ...(base && {path: base.slice(1)}), banner: index > 0 ? 'unmaintained' : 'none', badge: false},
  ]);
  return {
    lastVersion: versions[0]?.id,
    onlyIncludeVersions: versions.map(({id}) => id),
    versions: Object.fromEntries(options),
    sidebarItemsGenerator: sidebarItems(versions),
  };
}

/** One API reference for each version with an API description. The one at the root of the site is the default plugin instance. */
export const apiReferences = (parts: readonly {version: DocsVersion}[]): PluginConfig[] =>
  parts
    .filter(({version}) => hasApi(version))
    .map(({version}): PluginConfig => {
      const options: ApiOptions = {
        id: apiInstance(version),
        version: version.label,
        ...apiSources(version),
        landing: versionFile(version, 'api', 'landing.md'),
        routeBasePath: `${version.base}/api`.slice(1),
        loadApi: loadApiOnce,
      };
      return ['./plugins/api-reference/index.ts', options];
    });
