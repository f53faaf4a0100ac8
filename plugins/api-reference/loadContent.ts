import {normalizeUrl} from '@docusaurus/utils';
import {readKnownRoutes, readPages, readUpstreamLock} from '../../lib/content/content';
import {readCorrections} from '../../lib/content/corrections';
import {type DocsVersion, findVersion, readRootVersion, readShownVersions, readVersions} from '../../lib/content/versions';
import {readApiChanges} from '../../lib/openapi/apiChanges';
import {apiRoutes, apiSources, findComparedVersion, officialApiRoutes, readApiOperations} from '../../lib/openapi/apiOperations';
import type {LoadApi} from '../../lib/openapi/loadApi';
import {listOperations} from '../../lib/openapi/openApi';
import {readVerificationReport} from '../../lib/verified/verification';
import type {LinkedVersion} from '../../markdown/remarkUnwrittenLinks';
import {buildContent, type ContentInput} from './node/buildContent';
import {type ApiComparison, compareApis, type VersionedApi} from './node/changes/compareApis';
import type {PluginOptions} from './options';
import type {ApiContent} from './types';

/** The site data that the API reference depends on. */
export type ApiSite = {siteDir: string; baseUrl: string; upstreamDocs: string};

/** Operation slugs that other versions have too, by version label; used by the version menu. */
function findCounterparts(version: DocsVersion): ApiContent['counterparts'] {
  const own = new Set(readApiOperations(version).map(({slug}) => slug));
  const others = readShownVersions(version.root).filter(({label}) => label !== version.label);
  return Object.fromEntries(
    others.map((other) => [
      other.label,
      readApiOperations(other)
        .map(({slug}) => slug)
        .filter((slug) => own.has(slug)),
    ]),
  );
}

/** Pages of a version, for links. */
function linkedVersion(version: DocsVersion): LinkedVersion {
  return {
    label: version.label,
    base: version.base,
    written: [...readPages(version).map(({route}) => route), ...apiRoutes(version)],
    known: [...readKnownRoutes(version), ...officialApiRoutes(version)],
  };
}

async function loadVersion(version: DocsVersion, loadApi: LoadApi): Promise<VersionedApi> {
  const api = await loadApi(version.root, apiSources(version));
  return {label: version.label, api, operations: listOperations(api)};
}

/** The newer version of the comparison: the given one if an older one is described, else the one before it in the list. */
function findNewer(version: DocsVersion): DocsVersion | undefined {
  if (findComparedVersion(version)) return version;
  const versions = readShownVersions(version.root);
  return versions[versions.findIndex(({id}) => id === version.id) - 1];
}

/** Compares the API of a version with its neighbour: the next older version, or for the oldest one the next newer version. */
async function loadComparison(version: DocsVersion, loadApi: LoadApi): Promise<ApiComparison | undefined> {
  const newer = findNewer(version);
  const older = newer && findComparedVersion(newer);
  if (!newer || !older) return undefined;
  const [before, after] = [await loadVersion(older, loadApi), await loadVersion(newer, loadApi)];
  const slugsOf = ({operations}: VersionedApi) => operations.map(({slug}) => slug);
  const changes = readApiChanges(newer, {older: slugsOf(before), newer: slugsOf(after)});
  const {repository, commit} = readUpstreamLock(newer);
  return compareApis(before, after, changes, {repository, commit});
}

/**
 * Generates the pages of the API reference.
 *
 * @throws InputError that lists every problem of the description and its overlays
 */
export async function loadContent({siteDir, baseUrl, upstreamDocs}: ApiSite, options: PluginOptions): Promise<ApiContent> {
  const version = options.version === undefined ? readRootVersion(siteDir) : findVersion(readVersions(siteDir), options.version);
  const {description, overlays, shared, landing, routeBasePath, loadApi} = options;
  const input: ContentInput = {
    siteDir,
    baseUrl,
    root: normalizeUrl([baseUrl, routeBasePath]),
    upstreamDocs,
    base: version.base,
    docs: readPages(version).map(({path, route, address, frontMatter}) => ({
      path,
      route,
      title: String(frontMatter.title ?? route),
      permalink: normalizeUrl([baseUrl, address]),
    })),
    label: version.label,
    linked: linkedVersion(version),
    versions: readShownVersions(siteDir).map(linkedVersion),
    comparison: await loadComparison(version, loadApi),
    corrections: readCorrections(siteDir),
    repository: readUpstreamLock(version).repository,
    report: readVerificationReport(version),
    options: {description, overlays, shared, landing, routeBasePath, loadApi},
  };
  return {...(await buildContent(input)), counterparts: findCounterparts(version)};
}
