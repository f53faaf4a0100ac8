import {readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type Zippable, zipSync} from 'fflate';
import {ZIP_FILE} from '../../lib/hosting/offlineFiles';

/** Folder in the zip that readers serve. */
const FOLDER = ZIP_FILE.replace('.zip', '');
const BEST = 9;
/** Files in the folder that are not part of the site: dot files, compressed copies, rules for static hosts. */
const HIDDEN_PATH = /\/\.|\.(?:br|gz)$|^\/(?:_headers|_redirects|vercel\.json)$/;

/** Servers without our configuration find `/x` only as `x/index.html`. */
const placeOf = (file: string) => (/(?:^|\/)(?:index|404)\.html$/.test(file) ? file : file.replace(/\.html$/, '/index.html'));

/** Writes all served files of a built site into one zip in its folder; returns the size in bytes. */
export function writeZip(folder: string, baseUrl: string): number {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => file !== ZIP_FILE && !HIDDEN_PATH.test(`/${file}`))
    .sort();
  const content: Zippable = {};
  for (const file of files) {
    const full = path.join(folder, file);
    // Keeps the file date, so that browsers notice changed pages of a newer zip.
    content[FOLDER + baseUrl + placeOf(file)] = [readFileSync(full), {mtime: statSync(full).mtime}];
  }
  const zip = zipSync(content, {level: BEST});
  writeFileSync(path.join(folder, ZIP_FILE), zip);
  return zip.length;
}
