const CONSTANT = 'const routesElement = renderRoutes(routes);';
const USE = '{routesElement}';

/**
 * Makes Docusaurus' `App` create the element of its routes anew on each navigation. Preact passes over an element that
 * is the same object as before, and updates the routes below it by their context a moment later: after the effects that
 * scroll to a heading and tell client modules that the new page stands. React does both in one pass.
 * (CommonJS, since the bundler loads its loaders by itself.)
 *
 * @param {string} source
 * @returns {string}
 */
module.exports = function renderRoutesAnew(source) {
  for (const part of [CONSTANT, USE]) {
    if (source.split(part).length !== 2) {
      throw new Error(`[preact] @docusaurus/core 的 App.js 里应当有一处 ${part}。升级 Docusaurus 后请核对 plugins/preact/appLoader.cjs`);
    }
  }
  return source.replace(CONSTANT, '').replace(USE, '{renderRoutes(routes)}');
};
