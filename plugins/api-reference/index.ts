import path from 'node:path';
import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {createRouteData} from '../../lib/build/createRouteData';
import {loadContent} from './loadContent';
import type {PluginOptions} from './options';
import type {ApiContent} from './types';

const PLUGIN_NAME = 'api-reference';

export {validateOptions} from './options';

type CreateData = (name: string, data: object) => Promise<string>;

/** The page about changes since the compared version, if there is one. */
async function changesRoute({changes, landingPermalink}: ApiContent, createData: CreateData): Promise<RouteConfig[]> {
  if (!changes) return [];
  const page = await createData(`${changes.slug}.json`, changes);
  return [{path: normalizeUrl([landingPermalink, changes.slug]), exact: true, component: '@theme/ApiChangesPage', modules: {page}}];
}

/** Serves the API reference: one page per operation, generated from an OpenAPI description and the overlays with its texts. */
export default function apiReferencePlugin(context: LoadContext, options: PluginOptions): Plugin<ApiContent> {
  const {siteDir, baseUrl, siteConfig} = context;
  return {
    name: PLUGIN_NAME,
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    getPathsToWatch: () =>
      [
        options.description,
        ...[options.overlays, options.shared].filter(Boolean).map((folder) => `${folder}/*.{yaml,yml}`),
        options.landing,
      ].map((file) => path.join(siteDir, file)),
    loadContent: () => loadContent({siteDir, baseUrl, upstreamDocs: String(siteConfig.customFields?.upstreamDocs)}, options),
    async contentLoaded({content, actions}) {
      const root = content.landingPermalink;
      const createData: CreateData = (name, data) => createRouteData(context, actions, name, data);
      const landing = {
        path: root,
        exact: true,
        component: '@theme/ApiLandingPage',
        modules: {page: await createData('landing.json', content.landing)},
        metadata: {sourceFilePath: options.landing},
      };
      const operations = content.operations.map(async (page) => ({
        path: normalizeUrl([root, page.slug]),
        exact: true,
        component: '@theme/ApiOperationPage',
        modules: {page: await createData(`${page.slug}.json`, page)},
        metadata: {sourceFilePath: options.description},
      }));
      const routes = [landing, ...(await changesRoute(content, createData)), ...(await Promise.all(operations))];
      // A parent route keeps the sidebar mounted between pages, with its open groups and scroll position.
      actions.addRoute({
        path: root,
        exact: false,
        component: '@theme/ApiRoot',
        props: {sidebar: content.sidebar, counterparts: content.counterparts},
        routes,
      });
    },
  };
}
