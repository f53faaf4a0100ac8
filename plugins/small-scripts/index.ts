import {getSwcJsMinimizerOptions, rspack} from '@docusaurus/faster';
import type {Plugin} from '@docusaurus/types';

const JsMinimizer = rspack.SwcJsMinimizerRspackPlugin;
const isJsMinimizer = (minimizer: unknown) => minimizer instanceof JsMinimizer;

/** Docusaurus' own options for scripts, but for the one that writes every Chinese character as an escape of six. */
function createMinimizer() {
  const {format, ...options} = getSwcJsMinimizerOptions();
  return new JsMinimizer({minimizerOptions: {minify: true, ...options, format: {...format, ascii_only: false}} as object});
}

/** Makes the scripts that a reader downloads smaller: Chinese stays as it is, and the list of all chunks is shorter. */
export default function smallScriptsPlugin(): Plugin {
  return {
    name: 'small-scripts',
    configureWebpack({optimization}, isServer) {
      const minimizers = optimization?.minimizer ?? [];
      if (isServer || !minimizers.some(isJsMinimizer)) return {};
      return {
        // Every page's script lists the hashes of all chunks, and hashes do not compress. They only part versions of one chunk.
        output: {chunkFilename: 'assets/js/[name].[contenthash:6].js'},
        optimization: {minimizer: minimizers.map((minimizer) => (isJsMinimizer(minimizer) ? createMinimizer() : minimizer))} as object,
        mergeStrategy: {'optimization.minimizer': 'replace'},
      };
    },
  };
}
