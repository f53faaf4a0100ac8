import type {LoadContext, Plugin} from '@docusaurus/types';
import {emitFiles} from '../../lib/build/emitFiles';
import {readComponentCatalog} from '../../lib/content/componentCatalog';
import {readCorrectablePages} from '../../lib/content/corrections';
import {readRootVersion} from '../../lib/content/versions';
import {readAnswers} from '../../lib/errors/answers';
import {readMessageFile} from '../../lib/errors/messageFile';
import {readSubsystems} from '../../lib/errors/subsystems';
import {buildFiles} from './node/buildFiles';

const PLUGIN_NAME = 'error-finder';

/** Finds out which message of the program a reader has met: the page `/errors` shows it, the search asks it, `/errors.json` lists all. */
export default function errorFinderPlugin({siteDir, baseUrl}: LoadContext): Plugin<Map<string, string>> {
  let files = new Map<string, string>();
  return {
    name: PLUGIN_NAME,
    async loadContent() {
      const version = readRootVersion(siteDir);
      const {messages, versions} = readMessageFile(siteDir);
      const titles = new Map(readCorrectablePages().map(({address, title}) => [address, title]));
      return buildFiles({
        messages,
        versions,
        groups: readAnswers(siteDir, {messages, versions}),
        subsystems: readSubsystems(siteDir),
        catalog: readComponentCatalog(version),
        titles,
        baseUrl,
      });
    },
    async contentLoaded({content, actions}) {
      files = content;
      // Whether there is anything to ask; a site without this plugin has no such data.
      actions.setGlobalData({});
    },
    configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [emitFiles(PLUGIN_NAME, () => files)]}),
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    getPathsToWatch: () => ['errors/**/*.{json,yaml}'],
  };
}
