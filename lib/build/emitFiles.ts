import type {Compiler} from 'webpack';

/** Contents by their paths in the built site. */
export type EmittedFiles = Iterable<readonly [path: string, content: string | Uint8Array]>;

/**
 * A plugin of the bundler that adds files to what it writes: they are there before any `postBuild`, and the development server serves
 * them too.
 *
 * @param files asked anew for each compilation, since content may have been read again
 */
export function emitFiles(name: string, files: () => EmittedFiles) {
  return {
    apply(compiler: Compiler): void {
      const {sources, Compilation} = compiler.webpack;
      compiler.hooks.thisCompilation.tap(name, (compilation) => {
        compilation.hooks.processAssets.tap({name, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL}, () => {
          for (const [file, content] of files()) {
            const source = new sources.RawSource(typeof content === 'string' ? content : Buffer.from(content));
            // They come as they shall be: the minifier of the bundles takes every script for a classic one.
            compilation.emitAsset(file, source, {minimized: true});
          }
        });
      });
    },
  };
}
