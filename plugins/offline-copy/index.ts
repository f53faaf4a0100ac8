import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {emitFiles} from '../../lib/build/emitFiles';
import {buildAppManifest} from './node/buildAppManifest';
import {bundleWorker} from './node/bundleWorker';
import {APP_MANIFEST_FILE, NOTICE_STYLE, OFFLINE_ROUTE, WORKER_FILE} from './shared/places';

const PLUGIN_NAME = 'offline-copy';

/** Offers the site for reading without a network, in the versions that a reader chooses; `node/offlineStep.ts` lists its files, as a step of `plugins/publish`. */
export default function offlineCopyPlugin({baseUrl, siteConfig, i18n}: LoadContext): Plugin<string> {
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
  };
}
