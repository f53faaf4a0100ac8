import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readHistory} from '../../lib/build/readHistory';
import {writeFiles} from '../../lib/build/writeFiles';
import {awaitOtherPlugins} from './node/awaitOtherPlugins';
import {buildManifest} from './node/buildManifest';
import {bundleWorker} from './node/bundleWorker';
import {drawIcons} from './node/drawIcons';
import {writeCopy} from './node/writeCopy';
import {MANIFEST_FILE, NOTICE_STYLE, OFFLINE_ROUTE, WORKER_FILE} from './shared/places';

const PLUGIN_NAME = 'offline-copy';
const LOGO = path.join(__dirname, '../../static/img/logo.svg');

export type PluginOptions = {
  /** Old addresses, which the copy leads on as the site does; a function, so that they stay out of the main bundle. */
  redirects: () => readonly {from: string; to: string}[];
};

const bare = (route: string) => route.replace(/^\/|\/$/g, '');

/** Offers the whole site for reading without a network, to readers who ask for it. Must be the first plugin in the list. */
export default function offlineCopyPlugin({siteDir, baseUrl, siteConfig, i18n}: LoadContext, options: PluginOptions): Plugin {
  const language = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
  return {
    name: PLUGIN_NAME,
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    async contentLoaded({actions}) {
      actions.addRoute({path: baseUrl + OFFLINE_ROUTE, component: '@theme/OfflinePage', exact: true});
    },
    async postBuild({outDir, plugins}) {
      const others = awaitOtherPlugins(plugins, PLUGIN_NAME);
      const history = readHistory(siteDir);
      const icons = await drawIcons(readFileSync(LOGO, 'utf8'));
      writeFiles(outDir, [
        ...icons.map(({file, png}) => [file, png] as const),
        [MANIFEST_FILE, buildManifest({title: siteConfig.title, description: siteConfig.tagline, language, baseUrl, icons})],
        [WORKER_FILE, await bundleWorker()],
        [NOTICE_STYLE, readFileSync(path.join(__dirname, 'notice.css'))],
      ]);
      if (!(await others)) return;
      const changed = [...(await history)]
        .flatMap(([file, date]) => (file.startsWith('docs/') ? [date] : []))
        .sort()
        .at(-1);
      const redirects = Object.fromEntries(options.redirects().map(({from, to}) => [bare(from), to]));
      await writeCopy({outDir, siteDir, redirects, changed});
    },
  };
}
