import path from 'node:path';
import contentAltText from '@csstools/postcss-content-alt-text';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {purgeTheme} from './purgeStyles';

/** Parts that only some pages show; their styles come with those pages. */
const PAGE_PARTS =
  /[/\\](?:plugins[/\\](?:[\w-]+[/\\]theme[/\\](?:Api|\w+Page[/\\])|offline-copy[/\\]client[/\\])|src[/\\]components[/\\]Home[/\\])/;

type StyleModule = {nameForCondition: () => string | null};

/**
 * `postcss-preset-env` goes: Lightning CSS, which makes the sheets small, also writes them for the browsers of `browserslist`. What
 * it does not do is to give older ones a `content` without the words for screen readers.
 */
function usedPlugins(plugins: readonly unknown[]): unknown[] {
  const others = plugins.filter((plugin) => !String(Array.isArray(plugin) ? plugin[0] : '').includes('postcss-preset-env'));
  return [contentAltText(), ...others, purgeTheme];
}

/** Everything else stays in one style sheet, as Docusaurus has it: styles of shared parts depend on their order. */
const isShared = (module: StyleModule): boolean => !PAGE_PARTS.test(module.nameForCondition() ?? '');

/** Keeps out of the browser bundle what the theme and the framework put there but this site never uses in a browser. */
export default function leanBundlePlugin({generatedFilesDir}: LoadContext): Plugin {
  const registryRule = (isServer: boolean) => ({
    test: /registry\.js$/,
    include: generatedFilesDir,
    use: [{loader: path.join(__dirname, 'registryLoader.cjs'), options: {isServer}}],
  });
  const configRule = {
    test: /docusaurus\.config\.mjs$/,
    include: generatedFilesDir,
    use: [{loader: path.join(__dirname, 'configLoader.cjs')}],
  };
  const versionRule = {
    test: /\.json$/,
    include: path.join(generatedFilesDir, 'docusaurus-plugin-content-docs'),
    use: [{loader: path.join(__dirname, 'versionLoader.cjs')}],
  };
  const prefetchRule = {
    test: /[/\\]core[/\\]lib[/\\]client[/\\]prefetch\.js$/,
    use: [{loader: path.join(__dirname, 'prefetchLoader.cjs')}],
  };
  return {
    name: 'lean-bundle',
    configureWebpack: (_config, isServer) => ({
      resolve: {alias: {'prism-react-renderer$': path.join(__dirname, 'prismStub.ts')}},
      module: {rules: [versionRule, registryRule(isServer), ...(isServer ? [] : [configRule, prefetchRule])]},
      ...(!isServer && {optimization: {splitChunks: {cacheGroups: {styles: {test: isShared}}}}}),
    }),
    // No configuration files: they would be looked for beside every single style sheet.
    configurePostCss: (options) => ({...options, config: false, plugins: usedPlugins(options.plugins)}),
  };
}
