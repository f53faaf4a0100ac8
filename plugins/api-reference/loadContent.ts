import path from 'node:path';
import {normalizeUrl} from '@docusaurus/utils';
import {readPages, readUpstreamRoutes} from '../../site/content';
import {mapInWorker} from '../shared/mapInWorker';
import type {ContentInput} from './node/buildContent';
import type {PluginOptions} from './options';
import type {ApiContent} from './types';

/** A site, as far as the pages of its API reference depend on it. */
export type ApiSite = {siteDir: string; baseUrl: string; upstreamDocs: string};

/** Whatever pages are made by and from, besides the input: docs are read for the guides that name an operation. */
const sourcesOf = (siteDir: string, {description, overlays, landing}: PluginOptions) => [
  'plugins/api-reference',
  'remark/remarkUnwrittenLinks.ts',
  'scripts/lib',
  ...[description, overlays, landing, 'docs'].map((file) => path.join(siteDir, file)),
];

/**
 * Makes the pages in another thread, while the main one reads the others. The configuration asks first, since nothing takes longer
 * before the bundler can start; the plugin gets the same.
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
    options: {description, overlays, landing, routeBasePath},
  };
  const module = path.join(__dirname, 'node/buildContent.ts');
  const task = {name: 'api-content', module, fn: 'buildContent', sources: sourcesOf(siteDir, options), siteDir, inTurn: true};
  const [content] = await mapInWorker<ContentInput, ApiContent>(task, [input]);
  return content as ApiContent;
}
