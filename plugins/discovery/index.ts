import type {LoadContext, Plugin, RouteConfig} from '@docusaurus/types';
import {publish, type Source} from './node/publish';
import {readHistory} from './node/readHistory';

const WRITTEN = /\.mdx?$/;

export type PluginOptions = {
  /** Routes of this site that the English site has too; a function, so that they stay out of the main bundle. */
  translated: () => readonly string[];
};

type Page = {path: string; source?: string};

function listPages(routes: readonly RouteConfig[]): Page[] {
  return routes.flatMap((route) => (route.routes ? listPages(route.routes) : [{path: route.path, source: route.metadata?.sourceFilePath}]));
}

/** Tells search engines, chats and feed readers about the pages; nothing of it reaches the browser's scripts. */
export default function discoveryPlugin({siteDir, baseUrl, siteConfig, i18n}: LoadContext, options: PluginOptions): Plugin {
  const {upstreamDocs} = siteConfig.customFields as {upstreamDocs: string};
  return {
    name: 'discovery',
    async postBuild({outDir, routes}) {
      const history = await readHistory(siteDir);
      const translated = new Set(options.translated());
      const sources = listPages(routes)
        .filter((page) => !page.path.includes('*'))
        .map((page): Source => {
          const route = `/${page.path.slice(baseUrl.length)}`;
          // What is made from one description of many pages has no date of its own.
          const modified = page.source && WRITTEN.test(page.source) ? history.get(page.source.replace(/^@site\//, '')) : undefined;
          return {route, ...(modified && {modified}), ...(translated.has(route) && {original: upstreamDocs + route})};
        })
        .sort((a, b) => (a.route < b.route ? -1 : 1));
      const language = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
      const site = {name: siteConfig.title, root: siteConfig.url + baseUrl, language};
      publish({outDir, site, sources});
    },
  };
}
