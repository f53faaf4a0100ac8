import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {DocsVersion} from '../../../lib/content/versions';
import {manifestFile} from '../../search-zh/shared/indexFormat';

/** A version of the docs: readers choose which of them the copy holds. */
export type CopiedVersion = Pick<DocsVersion, 'base' | 'label'> & {
  /** Routes of its pages; needed of the version at the root only, whose pages stand among those of no version. */
  routes?: readonly string[];
};

/** What the build gives a name with a hash; a page names all that it needs of it. */
const ASSET = /assets\/[\w./-]+/g;

const routeOf = (file: string) => `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;

/** The version of each page; those without one (the home page, the page of the search, the 404) are needed with any. */
function versionOfPage(file: string, versions: readonly CopiedVersion[]): string | undefined {
  const route = routeOf(file);
  const other = versions.find(({base}) => base !== '' && (route === base || route.startsWith(`${base}/`)));
  const root = versions.find(({base}) => base === '');
  return (other ?? (route !== '/' && root?.routes?.includes(route) ? root : undefined))?.label;
}

/** The files that the search of each version reads. */
function findSearchFiles(outDir: string, versions: readonly CopiedVersion[]): {start: string; label: string}[] {
  return versions.flatMap(({base, label}) => {
    const manifest = `search/${base === '' ? manifestFile() : manifestFile(label)}`;
    const file = path.join(outDir, manifest);
    if (!existsSync(file)) return [];
    const {version} = JSON.parse(readFileSync(file, 'utf8')) as {version: string};
    return [manifest, `search/${version}/`].map((start) => ({start, label}));
  });
}

/** By the names of the assets, the versions whose pages name them. */
function readUses(outDir: string, pages: readonly string[], versions: readonly CopiedVersion[]): Map<string, Set<string | undefined>> {
  const uses = new Map<string, Set<string | undefined>>();
  for (const page of pages) {
    const label = versionOfPage(page, versions);
    for (const asset of new Set(readFileSync(path.join(outDir, page), 'utf8').match(ASSET))) {
      uses.set(asset, (uses.get(asset) ?? new Set()).add(label));
    }
  }
  return uses;
}

/**
 * Tells for which version a file of a built site is needed; nothing for what is needed with any, as are all files of a site of one version.
 *
 * @param files names of all files, relative to `outDir`
 */
export function findVersions(
  outDir: string,
  files: readonly string[],
  versions: readonly CopiedVersion[],
): (file: string) => string | undefined {
  if (versions.length < 2) return () => undefined;
  const searches = findSearchFiles(outDir, versions);
  const uses = readUses(
    outDir,
    files.filter((file) => file.endsWith('.html')),
    versions,
  );
  const folders = versions.filter(({base}) => base !== '').map(({base, label}) => ({start: `${base.slice(1)}/`, label}));
  return (file) => {
    if (file.endsWith('.html')) return versionOfPage(file, versions);
    const [only, ...more] = uses.get(file) ?? [];
    return more.length === 0 && only ? only : [...searches, ...folders].find(({start}) => file.startsWith(start))?.label;
  };
}
