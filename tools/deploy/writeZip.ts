import {existsSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {type Zippable, zipSync} from 'fflate';
import type {DocsVersion} from '../../lib/content/versions';
import {ZIP_FILE} from '../../lib/hosting/offlineFiles';
import {HIDDEN_PATH} from '../../lib/hosting/rules';
import {manifestFile} from '../../plugins/search-zh/shared/indexFormat';

/** The folder in the zip that a reader serves. */
const FOLDER = ZIP_FILE.replace('.zip', '');
const BEST = 9;

type Version = Pick<DocsVersion, 'base' | 'label'>;

/** How the names start of what only one version needs: its pages, and what the search reads. Scripts and pictures are shared. */
function namesOf(folder: string, {base, label}: Version): string[] {
  const pages = [`${base.slice(1)}/`, `${base.slice(1)}.`];
  const manifest = `search/${manifestFile(label)}`;
  const file = path.join(folder, manifest);
  if (!existsSync(file)) return pages;
  const {version} = JSON.parse(readFileSync(file, 'utf8')) as {version: string};
  return [...pages, manifest, `search/${version}/`];
}

/** Servers that know nothing of this site find `/x` in `x/index.html` only. */
const placeOf = (file: string) => (/(?:^|\/)(?:index|404)\.html$/.test(file) ? file : file.replace(/\.html$/, '/index.html'));

/**
 * Writes the pages at the root of a built site, with all that they need, into one zip beside them.
 *
 * @param others versions that do not stand at the root, which are left out
 * @returns its size in bytes
 */
export function writeZip(folder: string, baseUrl: string, others: readonly Version[]): number {
  const leftOut = [ZIP_FILE, ...others.flatMap((version) => namesOf(folder, version))];
  const hidden = new RegExp(HIDDEN_PATH);
  const files = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !hidden.test(`/${file}`) && !leftOut.some((start) => file.startsWith(start)))
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
