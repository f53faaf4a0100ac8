const path = require('node:path');

const FUNCTION = 'function matchPath(pathname, options) {\n';
const GUARD = '  if (cannotMatch(pathname, options)) return null;\n';
const MODULE = path.join(__dirname, 'client/cannotMatch');

/**
 * Makes React Router pass over routes that cannot match before it makes a regular expression of each.
 * (CommonJS, since the bundler loads its loaders by itself.)
 *
 * @param {string} source
 * @returns {string}
 */
module.exports = function passOverRoutes(source) {
  if (source.split(FUNCTION).length !== 2) {
    throw new Error(
      `[route-matching] react-router.js 里应当有一处 ${FUNCTION.trim()}。升级 react-router 后请核对 plugins/route-matching/routerLoader.cjs`,
    );
  }
  return `import {cannotMatch} from ${JSON.stringify(MODULE)};\n${source.replace(FUNCTION, FUNCTION + GUARD)}`;
};
