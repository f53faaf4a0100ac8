import {createHash} from 'node:crypto';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {digestSources, listFiles} from '../shared/digestSources';

const ROOT = path.join(__dirname, '../..');
/** What Markdown transforms and loaders are, and read besides their own file: a change there changes modules that did not change. */
const INPUTS = [
  'remark',
  'site',
  'figures',
  'plugins/lean-bundle',
  'plugins/load-failure-banner/index.ts',
  'plugins/load-failure-banner/navigationLoader.cjs',
  'plugins/preact',
  'plugins/reading-first/index.ts',
  'plugins/reading-first/tabsLoader.cjs',
  'plugins/route-matching/patchLoader.cjs',
  'plugins/route-matching/patches.ts',
  'api/openapi.yaml',
  'package-lock.json',
  'scripts/lib/glossary.ts',
  'translation/glossary.yml',
  'translation/upstream.lock.json',
];

/** A digest of everything that pages are made from besides their own files. */
function digestInputs(): string {
  const hash = createHash('sha256').update(digestSources(ROOT, INPUTS));
  // Whether a page stands decides where links to it lead; what it says does not.
  for (const file of listFiles(path.join(ROOT, 'docs'))) hash.update(path.relative(ROOT, file)).update('\0');
  return hash.digest('hex').slice(0, 16);
}

type CachedConfig = {experiments?: {cache?: {version?: string}}};

/** Makes the bundler's persistent cache forget pages whose hidden inputs changed. */
export default function cacheKeyPlugin(_context: LoadContext): Plugin {
  return {
    name: 'cache-key',
    configureWebpack(config) {
      const cache = (config as CachedConfig).experiments?.cache;
      return cache ? ({experiments: {cache: {version: `${cache.version}-${digestInputs()}`}}} as object) : {};
    },
  };
}
