import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {hashFiles} from '../../lib/build/hashFiles';
import {readPages} from '../../lib/content/content';
import {readShownVersions} from '../../lib/content/versions';
import {apiFile, hasApi} from '../../lib/openapi/apiOperations';

/** What pages are made by or from besides their own file, and the bundler cannot see: Markdown transforms, and what they read. */
const INPUTS = ['errors', 'lib', 'markdown', 'plugins', 'site', 'translation', 'package-lock.json'];
/** Folders of plugins that only browsers run: the bundler watches what pages import of them. */
const BROWSER_FOLDERS = new Set(['client', 'theme']);

/** Hash of the inputs below a folder. */
export const hashInputs = (root: string): string => hashFiles(root, INPUTS, (name) => BROWSER_FOLDERS.has(name));

/**
 * Configuration of the bundler's persistent cache: it starts anew when one of the files changes.
 *
 * @param files absolute paths of files that must all exist: the bundler takes what is missing for changed
 */
export const cacheConfig = (files: readonly string[]) => ({experiments: {cache: {buildDependencies: [...files]}}});

/** Makes the bundler's persistent cache start anew when something changes that it does not see by itself. */
export default function buildDependenciesPlugin({siteDir}: LoadContext): Plugin {
  const versions = readShownVersions(siteDir);
  const apis = versions.filter(hasApi).map((version) => path.join(siteDir, apiFile(version)));
  let dataFiles: string[] = [];
  return {
    name: 'build-dependencies',
    async contentLoaded({actions}) {
      // Whether a page stands decides where links to it lead; what it says does not.
      const routes = versions
        .flatMap(readPages)
        .map(({address}) => address)
        .sort();
      dataFiles = [
        await actions.createData('routes.json', routes),
        // A hash, since the bundler takes folders only as a whole.
        await actions.createData('inputs.json', {hash: hashInputs(path.join(__dirname, '../..'))}),
      ];
    },
    // The key is Rspack's, which the types, webpack's, do not list.
    configureWebpack: () => cacheConfig([...dataFiles, ...apis]) as object,
  };
}
