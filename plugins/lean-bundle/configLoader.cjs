const PREFIX = 'export default ';
/** Parts of the configuration that only the build reads. */
const BUILD_ONLY = [
  'clientModules',
  'headTags',
  'markdown',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
];

/**
 * Leaves out of the configuration that every page carries what the browser never reads.
 * (CommonJS, since the bundler loads its loaders by itself.)
 *
 * @param {string} source a module that exports JSON
 * @returns {string}
 */
module.exports = function leanConfig(source) {
  const start = source.indexOf(PREFIX) + PREFIX.length;
  const config = JSON.parse(source.slice(start).replace(/;\s*$/, ''));
  for (const key of BUILD_ONLY) delete config[key];
  return `${PREFIX}${JSON.stringify(config)};`;
};
