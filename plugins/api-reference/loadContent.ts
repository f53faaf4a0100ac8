import {normalizeUrl} from '@docusaurus/utils';
import {readKnownRoutes, readPages, readUpstreamLock} from '../../lib/content/content';
import {readCorrections} from '../../lib/content/corrections';
import {findVersion, readRootVersion, readVersions} from '../../lib/content/versions';
import {buildContent, type ContentInput} from './node/buildContent';
import type {PluginOptions} from './options';
import type {ApiContent} from './types';

/** A site, as far as the pages of its API reference depend on it. */
export type ApiSite = {siteDir: string; baseUrl: string; upstreamDocs: string};

/**
 * Makes the pages of the API reference.
 *
 * @throws InputError that lists every problem of the description and its overlays
 */
export async function loadContent({siteDir, baseUrl, upstreamDocs}: ApiSite, options: PluginOptions): Promise<ApiContent> {
  const version = options.version === undefined ? readRootVersion(siteDir) : findVersion(readVersions(siteDir), options.version);
  const {description, overlays, landing, routeBasePath} = options;
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
    known: readKnownRoutes(version),
    corrections: readCorrections(siteDir),
    repository: readUpstreamLock(version).repository,
    options: {description, overlays, landing, routeBasePath},
  };
  return buildContent(input);
}
