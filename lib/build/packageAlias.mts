import path from 'node:path';

/** Tests run the sources of the packages in this repository, not what was built of them. For `resolve.alias` of Vitest. */
export const PACKAGE_ALIAS = [
  {find: /^docusaurus-search-zh\//, replacement: `${path.join(import.meta.dirname, '../../packages/docusaurus-search-zh')}/`},
];
