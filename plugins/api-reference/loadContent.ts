import {normalizeUrl} from '@docusaurus/utils';
import {readPages, readUpstreamLock, readUpstreamRoutes} from '../../lib/content/content';
import {readCorrections} from '../../lib/content/corrections';
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
  const {description, overlays, landing, routeBasePath} = options;
  const input: ContentInput = {
    siteDir,
    baseUrl,
    root: normalizeUrl([baseUrl, routeBasePath]),
    upstreamDocs,
    docs: readPages(siteDir).map(({file, route, frontMatter}) => ({
      file,
      route,
      title: String(frontMatter.title ?? route),
      permalink: normalizeUrl([baseUrl, route]),
    })),
    known: Object.keys(readUpstreamRoutes(siteDir)),
    corrections: readCorrections(siteDir),
    source: readUpstreamLock(siteDir),
    options: {description, overlays, landing, routeBasePath},
  };
  return buildContent(input);
}
