import {readFileSync} from 'node:fs';
import path from 'node:path';
import {normalizeUrl} from '@docusaurus/utils';
import {keepResult} from '../../lib/build/keepResult';
import {readKnownRoutes, readPages, readUpstreamLock} from '../../lib/content/content';
import {readCorrections} from '../../lib/content/corrections';
import {type DocsVersion, findVersion, readRootVersion, readShownVersions, readVersions} from '../../lib/content/versions';
import {InputError} from '../../lib/input/inputError';
import {readApiChanges} from '../../lib/openapi/apiChanges';
import {apiRoutes, apiSources, findComparedVersion, officialApiRoutes, readApiOperations} from '../../lib/openapi/apiOperations';
import type {LoadApi} from '../../lib/openapi/loadApi';
import {listOperations} from '../../lib/openapi/openApi';
import {readParts} from '../../lib/pages/readParts';
import {readVerificationReport} from '../../lib/verified/verification';
import type {LinkedVersion} from '../../markdown/remarkUnwrittenLinks';
import {buildContent, type ContentInput} from './node/buildContent';
import {type ApiComparison, compareApis, type VersionedApi} from './node/changes/compareApis';
import {findGuides, type GuideSource} from './node/findGuides';
import {type Landing, parseLanding} from './node/parseLanding';
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

function readLanding(siteDir: string, {landing, routeBasePath}: PluginOptions): Landing {
  let markdown: string;
  try {
    markdown = readFileSync(path.join(siteDir, landing), 'utf8');
  } catch {
    throw new InputError(`[api-reference] 读不到 ${landing}：它是 /${routeBasePath} 页面的文字（Markdown），请创建它或修改选项 landing`);
  }
  return parseLanding(markdown, landing);
}

const readGuides = (version: DocsVersion, {siteDir, baseUrl}: ApiSite): GuideSource[] =>
  readPages(version).map(({path: file, route, address, frontMatter}) => ({
    title: String(frontMatter.title ?? route),
    permalink: normalizeUrl([baseUrl, address]),
    parts: readParts(siteDir, file),
  }));

const CODE = path.join(__dirname, 'node/buildContent.ts');

/**
 * Generates the pages of the API reference. They are kept from one run to the next, because making them takes seconds.
 *
 * @throws InputError that lists every problem of the description and its overlays
 */
export async function loadContent(site: ApiSite, options: PluginOptions): Promise<ApiContent> {
  const {siteDir, baseUrl, upstreamDocs} = site;
  const version = options.version === undefined ? readRootVersion(siteDir) : findVersion(readVersions(siteDir), options.version);
  const {routeBasePath, loadApi} = options;
  const landing = readLanding(siteDir, options);
  const api = await loadApi(siteDir, options);
  const input: ContentInput = {
    api,
    landing,
    // Links are written relative to the version: `/api/…`.
    guides: findGuides(readGuides(version, site), listOperations(api), routeBasePath.replace(/^.*\//, '')),
    baseUrl,
    root: normalizeUrl([baseUrl, routeBasePath]),
    upstreamDocs,
    base: version.base,
    label: version.label,
    linked: linkedVersion(version),
    versions: readShownVersions(siteDir).map(linkedVersion),
    comparison: await loadComparison(version, loadApi),
    corrections: readCorrections(siteDir),
    repository: readUpstreamLock(version).repository,
    report: readVerificationReport(version),
    routeBasePath,
  };
  const content = await keepResult({siteDir, name: `api-reference-${version.label}`, code: CODE, sources: [input]}, () =>
    buildContent(input),
  );
  return {...content, counterparts: findCounterparts(version)};
}
