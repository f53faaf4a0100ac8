import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {emitFiles} from '../../lib/build/emitFiles';
import {readComponentCatalog} from '../../lib/content/componentCatalog';
import {readPages} from '../../lib/content/content';
import {readCorrectablePages} from '../../lib/content/corrections';
import {readRootVersion} from '../../lib/content/versions';
import {readAnswers} from '../../lib/errors/answers';
import {findMentions} from '../../lib/errors/findMentions';
import {readMessageFile} from '../../lib/errors/messageFile';
import {readSubsystems} from '../../lib/errors/subsystems';
import {buildFiles} from './node/buildFiles';

const PLUGIN_NAME = 'error-finder';
const STYLES = path.join(__dirname, 'client/finder.css');

/** The pages of the answers quote what the answers are for. */
const isGroupPage = ({slug}: Record<string, unknown>) => String(slug).startsWith('/errors');

/** Finds out which message of the program a reader has met: the page `/errors` shows it, the search asks it, `/errors.json` lists all. */
export default function errorFinderPlugin({siteDir, baseUrl}: LoadContext): Plugin<Map<string, string>> {
  let files = new Map<string, string>();
  return {
    name: PLUGIN_NAME,
    async loadContent() {
      const version = readRootVersion(siteDir);
      const {messages, versions} = readMessageFile(siteDir);
      const titles = new Map(readCorrectablePages().map(({address, title}) => [address, title]));
      const sources = {
        messages,
        versions,
        groups: readAnswers(siteDir, {messages, versions}),
        subsystems: readSubsystems(siteDir),
        catalog: readComponentCatalog(version),
        titles,
        baseUrl,
      };
      // To find the messages that pages quote takes seconds, for which nobody who edits a page should wait.
      const pages = process.env.NODE_ENV === 'development' ? [] : readPages(version);
      const mentions = pages
        .filter(({frontMatter}) => !isGroupPage(frontMatter))
        .flatMap(({route, path: file}) =>
          findMentions({route, title: titles.get(route) ?? route, text: readFileSync(path.join(siteDir, file), 'utf8')}),
        );
      return buildFiles(sources, mentions);
    },
    async contentLoaded({content, actions}) {
      files = content;
      // Whether there is anything to ask; a site without this plugin has no such data.
      actions.setGlobalData({});
      // An imported style sheet would be part of the one that all pages load.
      await actions.createData('styles.json', JSON.stringify(readFileSync(STYLES, 'utf8')));
    },
    configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [emitFiles(PLUGIN_NAME, () => files)]}),
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    getPathsToWatch: () => ['errors/**/*.{json,yaml}', STYLES],
  };
}
