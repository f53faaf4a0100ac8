const RELOAD = 'window.location.reload()';

/**
 * Has Docusaurus announce that a page did not load instead of reloading at once: without a connection the reload would
 * take away the page that is being read. (CommonJS, since the bundler loads its loaders by itself.)
 *
 * @param {string} source
 * @returns {string}
 */
module.exports = function announceFailure(source) {
  const parts = source.split(RELOAD);
  if (parts.length !== 2) {
    throw new Error(
      `[load-failure-banner] @docusaurus/core 的 PendingNavigation.js 里应当有一处 ${RELOAD}；找到 ${parts.length - 1} 处。升级 Docusaurus 后请核对 navigationLoader.cjs`,
    );
  }
  return parts.join("window.dispatchEvent(new Event('navigation-failed'))");
};
