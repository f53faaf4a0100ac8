import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import type {ApiContent} from '../api-reference/types';
import type {KnownRoute} from './client/suggestRoutes';

const PLUGIN_NAME = 'not-found-routes';

export type PluginOptions = {
  /** Former addresses of a route, without the base path. */
  oldPathsTo: (route: string) => string[];
};

function collectDocsRoutes(allContent: AllContent): KnownRoute[] {
  const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
  const pages = docs?.loadedVersions.flatMap((version) => version.docs) ?? [];
  return pages.filter((doc) => !doc.unlisted && !doc.draft).map((doc) => ({path: doc.permalink, title: doc.title}));
}

function collectApiRoutes(allContent: AllContent): KnownRoute[] {
  const apis = Object.values(allContent['api-reference'] ?? {}) as ApiContent[];
  return apis.flatMap(({landingPermalink, landing, changes, operations}) => [
    {path: landingPermalink, title: landing.title},
    ...(changes ? [{path: `${landingPermalink}/${changes.slug}`, title: changes.title}] : []),
    ...operations.map(({slug, title}) => ({path: `${landingPermalink}/${slug}`, title})),
  ]);
}

/** Includes old addresses, so that a mistyped old address finds the current page. */
function withOldPaths(routes: KnownRoute[], baseUrl: string, {oldPathsTo}: PluginOptions): KnownRoute[] {
  const base = baseUrl.replace(/\/$/, '');
  return routes.map((route) => {
    const former = (route.path.startsWith(base) ? oldPathsTo(route.path.slice(base.length)) : []).map((from) => base + from);
    return former.length > 0 ? {...route, former} : route;
  });
}

/** Suggests similar pages on the 404 page; only that page loads the list of routes. */
export default function notFoundRoutesPlugin({baseUrl}: LoadContext, options: PluginOptions): Plugin {
  return {
    name: PLUGIN_NAME,
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    async allContentLoaded({allContent, actions}) {
      const routes = [...withOldPaths(collectDocsRoutes(allContent), baseUrl, options), ...collectApiRoutes(allContent)].sort((a, b) =>
        a.path < b.path ? -1 : 1,
      );
      await actions.createData('routes.json', routes);
    },
  };
}
