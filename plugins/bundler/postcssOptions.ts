import {createRequire} from 'node:module';
import type {PostCssOptions} from '@docusaurus/types';

const load = createRequire(__filename);

/** A PostCSS plugin in the form that Docusaurus uses: module path and options. */
const isNamed = (plugin: unknown): plugin is [modulePath: string, options: object] =>
  Array.isArray(plugin) && typeof plugin[0] === 'string';

function make([modulePath, options]: readonly [modulePath: string, options: object]): unknown {
  const loaded = load(modulePath);
  return (loaded.default ?? loaded)(options);
}

/**
 * Creates the plugins once. Otherwise the loader creates them again for each of a hundred style sheets, which takes `postcss-preset-env`
 * longer than the processing itself, and searches the parent folders for a configuration file each time.
 */
export const prepareOptions = (options: PostCssOptions): PostCssOptions => ({
  ...options,
  config: false,
  plugins: options.plugins.map((plugin) => (isNamed(plugin) ? make(plugin) : plugin)),
});
