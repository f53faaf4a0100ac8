import path from 'node:path';

/** Arguments for Node that start Docusaurus in a copy of this repository, as `npm run build` does; its command and options follow. */
export const docusaurusCommand = (root: string = path.join(__dirname, '../..')): string[] => [
  '--require',
  path.join(root, 'scripts/lib/lazyPackages.cjs'),
  path.join(root, 'scripts/docusaurus.mjs'),
];
