/** Second part of a registry entry: the path of a module, by which the server knows which chunks a page used. */
const MODULE_PATH = /, "[^"]*", require\.resolveWeak\(/g;

/**
 * Empties the paths of modules in Docusaurus' chunk registry: some 400 strings that only the server reads.
 * (CommonJS, since the bundler loads its loaders by itself.)
 *
 * @param {string} source
 * @returns {string}
 */
module.exports = function leanRegistry(source) {
  return source.replace(MODULE_PATH, ', "", require.resolveWeak(');
};
