import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {writeFiles} from '../../../lib/build/writeFiles';
import {MANIFEST_FILE, NOT_FOUND_FILE, WORKER_FILE} from '../shared/places';
import {chooseVersions, sumOf} from '../shared/versions';
import type {CopyFile, CopyPart, SiteManifest} from '../types';
import {type CopiedVersion, findVersions} from './findVersions';

export type OfflineSource = {
  outDir: string;
  /** Old addresses, which the copy leads on as the site does. */
  redirects: readonly {from: string; to: string}[];
  /** Versions of the docs, the one at the root first; none in a site that has but one. */
  versions?: readonly CopiedVersion[];
  /** When the newest page was changed. */
  changed?: string | undefined;
};

/** For programs, chats and search engines, which do not read the copy. */
const NOT_FOR_READERS = /^(?:(?:sitemap|feed|opensearch)\.xml|llms.*\.txt|robots\.txt|img\/social-card\.png)$/;
/** Notes to the server, and the same files compressed for it. */
const FOR_THE_SERVER = /^[_.]|\.(?:gz|br|zst)$|^vercel\.json$/;
const OWN = [WORKER_FILE, MANIFEST_FILE];
/** Of a digest, in hexadecimal: enough to tell files of one site apart. */
const REVISION_LENGTH = 16;

const revisionOf = (content: Buffer | string) => createHash('sha256').update(content).digest('hex').slice(0, REVISION_LENGTH);
const bare = (route: string) => route.replace(/^\/|\/$/g, '');

/** Files of a built site that belong into the copy; the pages at old addresses do not, since the worker redirects by itself. */
function listFiles(outDir: string, redirects: Record<string, string>): string[] {
  const redirecting = new Set(Object.keys(redirects).flatMap((from) => [`${from}.html`, `${from}/index.html`]));
  const files = readdirSync(outDir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(outDir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  const all = new Set(files);
  const isTwin = (file: string) => file.endsWith('.md') && all.has(file.replace(/\.md$/, '.html'));
  return files
    .filter((file) => !OWN.includes(file) && !redirecting.has(file) && !isTwin(file))
    .filter((file) => !NOT_FOR_READERS.test(file) && !FOR_THE_SERVER.test(file))
    .sort();
}

/** The address under which servers give a file: that of a page has no ending. */
function addressOf(file: string): string {
  return encodeURI(file === NOT_FOUND_FILE ? file : file.replace(/(?:^|\/)index\.html$|\.html$/, ''));
}

type Described = CopyFile & {stored: number; isPage: boolean};

// Thousands of small files: handing each to another thread takes longer than compressing it.
function describeFile(outDir: string, file: string, label: string | undefined): Described {
  const content = readFileSync(path.join(outDir, file));
  return {
    url: addressOf(file),
    revision: revisionOf(content),
    size: gzipSync(content).length,
    ...(label !== undefined && {label}),
    stored: content.length,
    isPage: file.endsWith('.html') && file !== NOT_FOUND_FILE,
  };
}

const withoutSums = ({stored, isPage, ...file}: Described): CopyFile => file;

/** @param redirects what else, besides its files, makes it another */
function describePart(files: readonly Described[], redirects?: Record<string, string>): CopyPart {
  return {
    version: revisionOf(JSON.stringify([files.map(withoutSums), redirects])),
    bytes: sumOf(files.map(({size}) => size)),
    storage: sumOf(files.map(({stored}) => stored)),
    pages: files.filter(({isPage}) => isPage).length,
  };
}

/** Lists what a finished site consists of, for readers who download it; nothing may be written to the site afterwards. */
export function writeOfflineFiles({outDir, redirects, versions = [], changed}: OfflineSource): SiteManifest {
  const targets = Object.fromEntries(redirects.map(({from, to}) => [bare(from), to]));
  const names = listFiles(outDir, targets);
  const versionOf = findVersions(outDir, names, versions);
  const files = names.map((name) => describeFile(outDir, name, versionOf(name)));
  const of = (wanted: string | undefined) => files.filter(({label}) => label === wanted);
  const parts = {
    ...(changed && {changed}),
    common: describePart(of(undefined), targets),
    versions: versions.length < 2 ? [] : versions.map(({label}) => ({label, ...describePart(of(label))})),
    redirects: targets,
  };
  const first = parts.versions[0]?.label;
  const isFirst = ({label}: CopyFile) => label === undefined || label === first;
  const [own, more] = [files.filter(isFirst), files.filter((file) => !isFirst(file))].map((list) => list.map(withoutSums));
  const whole = {...parts, files: own ?? [], more: more ?? []};
  const manifest: SiteManifest = {...whole, ...chooseVersions(whole, first === undefined ? [] : [first])};
  writeFiles(outDir, [[MANIFEST_FILE, JSON.stringify(manifest)]]);
  return manifest;
}
