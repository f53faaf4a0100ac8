import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {emitFiles} from '../../lib/build/emitFiles';
import {keepResult} from '../../lib/build/keepResult';
import {readPages} from '../../lib/content/content';
import {readCorrectablePages} from '../../lib/content/corrections';
import {readRootVersion} from '../../lib/content/versions';
import {readAnswers} from '../../lib/errors/answers';
import {readFamilies, readModules} from '../../lib/errors/families';
import {findMentions} from '../../lib/errors/findMentions';
import {readMessageFile} from '../../lib/errors/messageFile';
import {readSubsystems} from '../../lib/errors/subsystems';
import {readParts} from '../../lib/pages/readParts';
import {componentCatalog} from '../../lib/versionData/componentCatalog';
import {buildFiles} from './node/buildFiles';

const PLUGIN_NAME = 'error-finder';
const STYLES = path.join(__dirname, 'client/finder.css');

const CODE = path.join(__dirname, 'node/buildFiles.ts');

/** Answer pages quote the messages of their answers, so their quotes are not mentions. */
const isGroupPage = ({slug}: Record<string, unknown>) => String(slug).startsWith('/errors');

/** Identifies the error message that a reader pastes, for the page `/errors` and for the search. `/errors.json` lists all messages. */
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
        catalog: componentCatalog.read(version) ?? [],
        titles,
        baseUrl,
        families: readFamilies(siteDir),
        modules: readModules(siteDir),
      };
      // Finding the messages that pages quote takes seconds, so the development server skips it: page edits must not wait for it.
      const pages = process.env.NODE_ENV === 'development' ? [] : readPages(version);
      const mentions = pages
        .filter(({frontMatter}) => !isGroupPage(frontMatter))
        .flatMap(({route, path: file}) => findMentions({route, title: titles.get(route) ?? route, parts: readParts(siteDir, file)}));
      const made = await keepResult({siteDir, name: PLUGIN_NAME, code: CODE, sources: [sources, mentions]}, async () => [
        ...(await buildFiles(sources, mentions)),
      ]);
      return new Map(made);
    },
    async contentLoaded({content, actions}) {
      files = content;
      // Shows that the error finder exists; a site without this plugin has no such data.
      actions.setGlobalData({});
      // An imported style sheet would become part of the style sheet that all pages load.
      await actions.createData('styles.json', JSON.stringify(readFileSync(STYLES, 'utf8')));
    },
    configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [emitFiles(PLUGIN_NAME, () => files)]}),
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    getPathsToWatch: () => ['errors/**/*.{json,yaml}', STYLES],
  };
}
