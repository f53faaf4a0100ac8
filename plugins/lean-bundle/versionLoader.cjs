/**
 * Leaves the descriptions of all pages out of the data that every docs page loads about its version. They feed the
 * cards of generated category pages, which this site does not have; a page's own description is in its own data.
 * (CommonJS, since the bundler loads its loaders by itself.)
 *
 * @param {string} source JSON
 * @returns {string} JSON
 */
module.exports = function leanVersion(source) {
  const data = JSON.parse(source);
  if (!data?.version?.docsSidebars) return source;
  for (const doc of Object.values(data.version.docs)) delete doc.description;
  return JSON.stringify(data);
};
