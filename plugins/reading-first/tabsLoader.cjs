const REMOUNT = 'key={String(isBrowser)}';

/**
 * Makes Docusaurus keep the tabs of a page when it takes the page over, instead of putting new ones in their place: a
 * press that began on a tab would be lost, and so would the focus. What the remount is for, an attribute that the server
 * and the browser render differently, does not come up: the choice is applied after the first render.
 * (CommonJS, since the bundler loads its loaders by itself.)
 *
 * @param {string} source
 * @returns {string}
 */
module.exports = function keepTabs(source) {
  if (!source.includes(REMOUNT)) throw new Error(`plugins/reading-first: Tabs of Docusaurus' theme has changed; expected "${REMOUNT}"`);
  return source.replace(REMOUNT, '');
};
