import {readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type Zippable, zipSync} from 'fflate';
import {ZIP_FILE} from '../../lib/hosting/offlineFiles';

/** The folder in the zip that a reader serves. */
const FOLDER = ZIP_FILE.replace('.zip', '');
const BEST = 9;
/** Files that are in the folder but no part of the site: dot files, compressed copies under their own names, rules for static hosts. */
const HIDDEN_PATH = /\/\.|\.(?:br|gz)$|^\/(?:_headers|_redirects|vercel\.json)$/;

/** Servers that know nothing of this site find `/x` in `x/index.html` only. */
const placeOf = (file: string) => (/(?:^|\/)(?:index|404)\.html$/.test(file) ? file : file.replace(/\.html$/, '/index.html'));

/** Writes all that servers give of a built site into one zip beside it, and returns its size in bytes. */
export function writeZip(folder: string, baseUrl: string): number {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => file !== ZIP_FILE && !HIDDEN_PATH.test(`/${file}`))
    .sort();
  const content: Zippable = {};
  for (const file of files) {
    const full = path.join(folder, file);
    // With its date: a server tells browsers by it that a page of a newer zip has changed.
    content[FOLDER + baseUrl + placeOf(file)] = [readFileSync(full), {mtime: statSync(full).mtime}];
  }
  const zip = zipSync(content, {level: BEST});
  writeFileSync(path.join(folder, ZIP_FILE), zip);
  return zip.length;
}
