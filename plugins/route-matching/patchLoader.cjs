/**
 * Puts other code in place of some of a package's module, each of which must be there once.
 * (CommonJS, since the bundler loads its loaders by itself.)
 *
 * @this {{getOptions(): import('./patches').Patch}}
 * @param {string} source
 * @returns {string}
 */
module.exports = function patchModule(source) {
  const {name, imports, replacements} = this.getOptions();
  const missing = replacements.filter(([from]) => source.split(from).length !== 2).map(([from]) => `  ${from.trim()}`);
  if (missing.length > 0) {
    throw new Error(
      `[route-matching] ${name} 里应当各有一处下面的代码，升级这个包后请核对 plugins/route-matching/patches.ts：\n${missing.join('\n')}`,
    );
  }
  return replacements.reduce((text, [from, to]) => text.replace(from, () => to), `${imports}\n${source}`);
};
