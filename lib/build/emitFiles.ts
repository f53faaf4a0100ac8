import type {Compiler} from './bundlerTypes';

/** File contents by path in the built site. */
export type EmittedFiles = Iterable<readonly [path: string, content: string | Uint8Array]>;

/**
 * Bundler plugin that adds files to its output. They exist before any `postBuild`, and the development server serves them too.
 *
 * @param files called for each compilation, because the content may have been reloaded
 */
export function emitFiles(name: string, files: () => EmittedFiles) {
  return {
    apply(compiler: Compiler): void {
      const {sources, Compilation} = compiler.webpack;
      const emitted = new Map<string, string | Uint8Array>();
      compiler.hooks.thisCompilation.tap(name, (compilation) => {
        compilation.hooks.processAssets.tap({name, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL}, () => {
          for (const [file, content] of files()) {
            // The development server keeps the files of earlier compilations. Emitting thousands of them again would delay each edit.
            if (emitted.get(file) === content) continue;
            emitted.set(file, content);
            const source = new sources.RawSource(typeof content === 'string' ? content : Buffer.from(content));
            // The files are final: `minimized` skips the minifier, which would treat every script as a classic script.
            compilation.emitAsset(file, source, {minimized: true});
          }
        });
      });
    },
  };
}
