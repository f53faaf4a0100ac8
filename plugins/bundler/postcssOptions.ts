import {createRequire} from 'node:module';
import type {PostCssOptions} from '@docusaurus/types';

const load = createRequire(__filename);

/** A PostCSS plugin as Docusaurus names it: the path of its module, and its options. */
const isNamed = (plugin: unknown): plugin is [modulePath: string, options: object] =>
  Array.isArray(plugin) && typeof plugin[0] === 'string';

function make([modulePath, options]: readonly [modulePath: string, options: object]): unknown {
  const loaded = load(modulePath);
  return (loaded.default ?? loaded)(options);
}

/**
 * The same plugins, but made here: the loader makes those that are only named anew for each of a hundred style sheets, which takes
 * `postcss-preset-env` longer than the sheet itself; and before each it looks for a configuration file in the folders above it.
 */
export const prepareOptions = (options: PostCssOptions): PostCssOptions => ({
  ...options,
  config: false,
  plugins: options.plugins.map((plugin) => (isNamed(plugin) ? make(plugin) : plugin)),
});
