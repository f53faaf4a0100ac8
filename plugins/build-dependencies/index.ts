import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {openBundlerCache} from './node/bundlerCache';
import {hashInputs} from './node/hashInputs';

export type PluginOptions = {
  /** Returns all data that Markdown transforms get. It is a function, so that the data do not get into the main bundle. */
  data: () => unknown;
};

/**
 * Configuration of the persistent cache of the bundler: its folder, and a file that invalidates it when it changes. The file must exist: the
 * bundler treats a missing file as changed.
 */
export const cacheConfig = (folder: string, file: string) => ({
  experiments: {cache: {buildDependencies: [file], storage: {type: 'filesystem', directory: folder}}},
});

/** Invalidates the persistent cache of the bundler when an input changes that the bundler does not see, or when the cache is damaged. */
export default function buildDependenciesPlugin(context: LoadContext, {data}: PluginOptions): Plugin {
  const {siteDir} = context;
  // The development server has its own cache, because it may be stopped at any time.
  const folder = path.join(siteDir, 'node_modules/.cache/rspack', process.env.NODE_ENV ?? 'production');
  let inputs = '';
  return {
    name: 'build-dependencies',
    async contentLoaded({actions}) {
      // A hash, because the bundler can only watch files.
      inputs = await actions.createData('inputs.json', {hash: hashInputs(context, data())});
      openBundlerCache(folder);
    },
    // The key is specific to Rspack; the types are those of webpack.
    configureWebpack: () => cacheConfig(folder, inputs) as object,
  };
}
