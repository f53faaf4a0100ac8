import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readPages} from '../../lib/content/content';
import {readWrittenVersions} from '../../lib/content/versions';
import {apiFile, hasApi} from '../../lib/openapi/apiOperations';

/** What pages are made by or from besides their own file, and the bundler cannot see: Markdown transforms, and what they read. */
const INPUTS = ['lib', 'markdown', 'plugins', 'site', 'translation', 'package-lock.json'];

/**
 * Configuration of the bundler's persistent cache: it starts anew when something below one of the inputs changes.
 *
 * @param root folder of the inputs, which must all exist: the bundler takes what is missing for changed
 * @param others further files, by their absolute paths
 */
export const cacheConfig = (root: string, others: readonly string[] = []) => ({
  experiments: {cache: {buildDependencies: [...INPUTS.map((name) => path.join(root, name)), ...others]}},
});

/** Makes the bundler's persistent cache start anew when something changes that it does not see by itself. */
export default function buildDependenciesPlugin({siteDir}: LoadContext): Plugin {
  const versions = readWrittenVersions(siteDir);
  const apis = versions.filter(hasApi).map((version) => path.join(siteDir, apiFile(version)));
  let routesFile = '';
  return {
    name: 'build-dependencies',
    async contentLoaded({actions}) {
      // Whether a page stands decides where links to it lead; what it says does not.
      routesFile = await actions.createData(
        'routes.json',
        versions
          .flatMap(readPages)
          .map(({address}) => address)
          .sort(),
      );
    },
    // The key is Rspack's, which the types, webpack's, do not list.
    configureWebpack: () => cacheConfig(path.join(__dirname, '../..'), [routesFile, ...apis]) as object,
  };
}
