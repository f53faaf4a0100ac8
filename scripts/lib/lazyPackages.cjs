// Preloaded by Node (`--require`), in its worker threads too: Docusaurus requires webpack, Babel and their minifiers in every thread,
// and what its other commands need; the build of this site, which is Rspack's, asks hardly any of them for anything. Each loads when somebody first does.
const Module = require('node:module');

/** Packages, and whether they are translated ES modules, which is all that is asked of a module when it is required. */
const LAZY = new Map([
  ['@babel/core', true],
  ['@babel/generator', true],
  ['@babel/traverse', true],
  ['@docusaurus/babel', true],
  ['chokidar', false],
  ['copy-webpack-plugin', false],
  ['css-minimizer-webpack-plugin', false],
  ['html-minifier-terser', true],
  ['mini-css-extract-plugin', false],
  ['prompts', false],
  ['serve-handler', false],
  ['terser-webpack-plugin', false],
  ['webpack', false],
  ['webpack-bundle-analyzer', false],
  ['webpack-dev-server', false],
  ['webpackbar', false],
]);
const DOCUSAURUS = /[/\\]@docusaurus[/\\](?:babel|bundler|core)[/\\]/;

const load = Module._load;

function loadLater(request, ...rest) {
  let loaded;
  const read = () => {
    loaded ??= load.call(Module, request, ...rest);
    return loaded;
  };
  const answer = (trap) => (_target, ...args) =>
    trap === 'get' && args[0] === '__esModule' ? LAZY.get(request) : Reflect[trap](read(), ...args);
  // Every operation on the proxy goes to the package. A bound function can be called and constructed, as some packages are, and has
  // no property of its own that a proxy would have to show.
  return new Proxy(function () {}.bind(), new Proxy({}, {get: (_target, trap) => answer(trap)}));
}

Module._load = function (request, parent, ...rest) {
  const isLazy = LAZY.has(request) && DOCUSAURUS.test(parent?.filename ?? '');
  return isLazy ? loadLater(request, parent, ...rest) : load.call(this, request, parent, ...rest);
};

module.exports = {LAZY};
