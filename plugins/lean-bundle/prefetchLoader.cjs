const SIGNATURE = 'export default function prefetch(url) {';

/**
 * Makes Docusaurus prefetch each file once. It asks anew for every link that comes into view, and each time leaves a
 * `link` element behind: hundreds on a long page, for files that the browser has had all along.
 * (CommonJS, since the bundler loads its loaders by itself.)
 *
 * @param {string} source
 * @returns {string}
 */
module.exports = function prefetchOnce(source) {
  if (!source.includes(SIGNATURE)) throw new Error(`plugins/lean-bundle: prefetch.js of Docusaurus has changed; expected "${SIGNATURE}"`);
  return source.replace(
    SIGNATURE,
    `const asked = new Set();\n${SIGNATURE}\n  if (asked.has(url)) return Promise.resolve();\n  asked.add(url);`,
  );
};
