/** An entry of the registry: the chunk's name, and as second part the path of its module. */
const ENTRY = /"([^"]+)": \[(.*?), "[^"]*", require\.resolveWeak\(/g;

/**
 * Replaces the paths of modules in Docusaurus' chunk registry. In the browser they are some 400 strings that nobody
 * reads. On the server they tell which chunks a page used, for the list of its files: but the bundler's manifest knows
 * chunks by name, not by path.
 * (CommonJS, since the bundler loads its loaders by itself.)
 *
 * @this {{getOptions: () => {isServer: boolean}}}
 * @param {string} source
 * @returns {string}
 */
module.exports = function leanRegistry(source) {
  const {isServer} = this.getOptions();
  return source.replace(ENTRY, (_entry, name, load) => `"${name}": [${load}, "${isServer ? name : ''}", require.resolveWeak(`);
};
