import {createRequire} from 'node:module';
import type {AcceptedPlugin, PluginCreator} from 'postcss';

const requireModule = createRequire(__filename);

/**
 * A PostCSS plugin that is named with its options, started when the first style sheet needs it and then used for all.
 *
 * `postcss-loader` would start it for every sheet; `postcss-preset-env` then compares the browsers to support with each of its some
 * sixty parts anew, which takes longer than what it does to the sheet.
 */
export function startOnce(plugin: unknown): unknown {
  if (!Array.isArray(plugin) || typeof plugin[0] !== 'string') return plugin;
  const [name, options] = plugin as [string, object | undefined];
  let started: AcceptedPlugin | undefined;
  const start = () => {
    if (!started) {
      const loaded = requireModule(name) as PluginCreator<object> & {default?: PluginCreator<object>};
      started = (loaded.default ?? loaded)(options);
    }
    return started;
  };
  return Object.assign(start, {postcss: true});
}
