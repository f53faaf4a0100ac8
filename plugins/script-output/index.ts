import {getSwcJsMinimizerOptions, rspack} from '@docusaurus/faster';
import type {Plugin} from '@docusaurus/types';
import type {WebpackPluginInstance} from 'webpack';

const JsMinimizer = rspack.SwcJsMinimizerRspackPlugin;
const isJsMinimizer = (minimizer: unknown) => minimizer instanceof JsMinimizer;

/** Docusaurus' own options for scripts, but for the one that writes every Chinese character as an escape of six. */
function createMinimizer() {
  const {format, ...options} = getSwcJsMinimizerOptions();
  return new JsMinimizer({minimizerOptions: {minify: true, ...options, format: {...format, ascii_only: false}} as object});
}

/**
 * V8's explicit compile hint: Chromium compiles the whole file beside the main thread, while it arrives. Without it, it reads past most
 * functions of React and compiles them when they are first called, all in the one task in which a page's application starts. For
 * other browsers it is a comment. Chunks have none: it would compile what a page may never call.
 */
const createCompileHint = () =>
  new rspack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    entryOnly: true,
    test: /\.js$/,
    // It must come first, and minimizers remove comments; hashes are made of what it has become.
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
  });

/** How the bundler writes the scripts of the site: Chinese stays as it is, the list of all chunks is short, and the entry is compiled early. */
export default function scriptOutputPlugin(): Plugin {
  return {
    name: 'script-output',
    configureWebpack({optimization}, isServer) {
      const minimizers = optimization?.minimizer ?? [];
      if (isServer || !minimizers.some(isJsMinimizer)) return {};
      return {
        // Every page's script lists the hashes of all chunks, and hashes do not compress. They only part versions of one chunk.
        output: {chunkFilename: 'assets/js/[name].[contenthash:6].js'},
        optimization: {minimizer: minimizers.map((minimizer) => (isJsMinimizer(minimizer) ? createMinimizer() : minimizer))} as object,
        plugins: [createCompileHint() as object as WebpackPluginInstance],
        mergeStrategy: {'optimization.minimizer': 'replace'},
      };
    },
  };
}
