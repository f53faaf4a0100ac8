import {realpathSync, type Stats, statSync} from 'node:fs';
import path from 'node:path';

/** A file of a site. */
export type FoundFile = {
  /** Path relative to the folder, as it is on the disk. */
  name: string;
  stats: Stats;
};

/** Files in the folder that are not part of the site: dot files, compressed copies, rules for static hosts. The 404 page has no address. */
const HIDDEN = /\/\.|\.(?:br|gz)$|\/(?:_headers|_redirects|vercel\.json|404(?:\.html)?)$/;

/** The path as it is on the disk; undefined for what no file may be called. */
function decode(address: string): string | undefined {
  try {
    const file = decodeURI(address);
    return file.includes('\0') || file.split(/[\\/]/).includes('..') ? undefined : file;
  } catch {
    return undefined;
  }
}

/** A file within a folder; undefined if a link leads out of it, and while the folder is being written. */
export function statWithin(folder: string, name: string): FoundFile | undefined {
  try {
    const [root, file] = [realpathSync(folder), realpathSync(path.join(folder, name))];
    const stats = file.startsWith(root + path.sep) ? statSync(file) : undefined;
    return stats?.isFile() ? {name, stats} : undefined;
  } catch {
    // Missing, or a name that is too long for the disk.
    return undefined;
  }
}

/**
 * Finds the file that an address of a site stands for: the file itself, or the page.
 *
 * @param address path of the address within the site, as it was requested: encoded, with a leading slash
 */
export function findSiteFile(folder: string, address: string): FoundFile | undefined {
  const file = decode(address);
  if (file === undefined || HIDDEN.test(file)) return undefined;
  const names = file.endsWith('/') ? [`${file}index.html`] : [file, `${file}.html`, `${file}/index.html`];
  for (const name of names) {
    const found = statWithin(folder, name);
    if (found) return found;
  }
  return undefined;
}
