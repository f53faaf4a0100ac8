import {getSwcJsMinimizerOptions, rspack} from '@docusaurus/faster';

const MINIMIZER = 'SwcJsMinimizerRspackPlugin';
const RUNTIME = /runtime~main\.[\w.]*js$/;

/**
 * Makes the runtime small without shortening its names. Which short names the minimizer gives depends on how often each letter
 * stands in the code, and there stand the hashes of all chunks, not yet the final ones but some that differ between a first build
 * and the next: the same site would come out with another runtime, and so every page and the whole offline copy.
 */
export function withSteadyRuntime(minimizers: readonly unknown[]): unknown[] {
  const index = minimizers.findIndex((minimizer) => (minimizer as {name?: string}).name === MINIMIZER);
  if (index < 0) {
    const names = minimizers.map((minimizer) => (minimizer as {name?: string}).name);
    throw new Error(
      `[steady-runtime] optimization.minimizer 里应当有 ${MINIMIZER}；收到的是 ${names.join('、') || '空的列表'}。升级 Docusaurus 后请核对 plugins/steady-runtime/steadyRuntime.ts`,
    );
  }
  const options = {minify: true, ...getSwcJsMinimizerOptions()} as object;
  return minimizers.toSpliced(
    index,
    1,
    new rspack.SwcJsMinimizerRspackPlugin({exclude: RUNTIME, minimizerOptions: options}),
    new rspack.SwcJsMinimizerRspackPlugin({include: RUNTIME, minimizerOptions: {...options, mangle: false}}),
  );
}
