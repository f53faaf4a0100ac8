import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {hashFiles} from '../../lib/build/hashFiles';
import {readPages} from '../../lib/content/content';
import {readShownVersions} from '../../lib/content/versions';
import {apiFile, hasApi} from '../../lib/openapi/apiOperations';

/** Inputs of pages that the bundler cannot see: Markdown transforms and the data that they read. */
const INPUTS = ['errors', 'lib', 'markdown', 'plugins', 'site', 'translation', 'package-lock.json'];

/** Hash of the inputs in a folder. */
export const hashInputs = (root: string): string => hashFiles(root, INPUTS);

/**
 * Configuration of the persistent cache of the bundler: a change of one of the files invalidates it.
 *
 * @param files absolute paths of existing files: the bundler treats a missing file as changed
 */
export const cacheConfig = (files: readonly string[]) => ({experiments: {cache: {buildDependencies: [...files]}}});

/** Invalidates the persistent cache of the bundler when an input changes that the bundler does not see. */
export default function buildDependenciesPlugin({siteDir}: LoadContext): Plugin {
  const versions = readShownVersions(siteDir);
  const apis = versions.filter(hasApi).map((version) => path.join(siteDir, apiFile(version)));
  let dataFiles: string[] = [];
  return {
    name: 'build-dependencies',
    async contentLoaded({actions}) {
      // The existence of a page decides where links to it lead; its content does not matter.
      const routes = versions
        .flatMap(readPages)
        .map(({address}) => address)
        .sort();
      dataFiles = [
        await actions.createData('routes.json', routes),
        // A hash, because the bundler can only watch whole folders.
        await actions.createData('inputs.json', {hash: hashInputs(path.join(__dirname, '../..'))}),
      ];
    },
    // The key is specific to Rspack; the types are those of webpack.
    configureWebpack: () => cacheConfig([...dataFiles, ...apis]) as object,
  };
}
