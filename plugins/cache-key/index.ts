import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const ROOT = path.join(__dirname, '../..');
/** What the Markdown transforms read besides the page itself: a change there changes pages that did not change. */
const INPUT_FOLDERS = ['remark', 'site', 'figures', 'plugins/lean-bundle'];
const INPUT_FILES = [
  'api/openapi.yaml',
  'package-lock.json',
  'scripts/lib/glossary.ts',
  'translation/glossary.yml',
  'translation/upstream.lock.json',
];

function listFiles(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), {recursive: true, withFileTypes: true, encoding: 'utf8'})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** A digest of everything that pages are made from besides their own files. */
export function digestInputs(): string {
  const hash = createHash('sha256');
  for (const file of [...INPUT_FOLDERS.flatMap(listFiles), ...INPUT_FILES]) hash.update(file).update(readFileSync(path.join(ROOT, file)));
  // Whether a page stands decides where links to it lead; what it says does not.
  hash.update(listFiles('docs').join('\n'));
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
