import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {emitFiles} from '../shared/emitFiles';
import {buildAppManifest} from './node/buildAppManifest';
import {bundleWorker} from './node/bundleWorker';
import {offlineStep} from './node/offlineStep';
import {APP_MANIFEST_FILE, NOTICE_STYLE, OFFLINE_ROUTE, WORKER_FILE} from './shared/places';

const PLUGIN_NAME = 'offline-copy';

export type PluginOptions = {
  /** Old addresses, which the copy leads on as the site does; a function, so that they stay out of the main bundle. */
  redirects: () => readonly {from: string; to: string}[];
};

/** Offers the whole site for reading without a network, to readers who ask for it. */
export default function offlineCopyPlugin({siteDir, baseUrl, siteConfig, i18n}: LoadContext, options: PluginOptions): Plugin<string> {
  const language = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
  let worker = '';
  return {
    name: PLUGIN_NAME,
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    loadContent: bundleWorker,
    async contentLoaded({content, actions}) {
      worker = content;
      actions.addRoute({path: baseUrl + OFFLINE_ROUTE, component: '@theme/OfflinePage', exact: true});
    },
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      const files = (): [string, string][] => [
        [WORKER_FILE, worker],
        [NOTICE_STYLE, readFileSync(path.join(__dirname, 'notice.css'), 'utf8')],
        [APP_MANIFEST_FILE, buildAppManifest({title: siteConfig.title, description: siteConfig.tagline, language, baseUrl})],
      ];
      return {plugins: [emitFiles(PLUGIN_NAME, files)]};
    },
    // The list is of what lies on the disk: other plugins must have written their files by then.
    postBuild: ({outDir}) => offlineStep(options.redirects).run({siteDir, outDir}),
  };
}
