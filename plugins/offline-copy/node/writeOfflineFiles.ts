import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {writeFiles} from '../../../lib/build/writeFiles';
import type {DocsVersion} from '../../../lib/content/versions';
import {manifestFile} from '../../search-zh/shared/indexFormat';
import {MANIFEST_FILE, NOT_FOUND_FILE, WORKER_FILE} from '../shared/places';
import type {CopyFile, CopyManifest} from '../types';

export type OfflineSource = {
  outDir: string;
  /** Old addresses, which the copy leads on as the site does. */
  redirects: readonly {from: string; to: string}[];
  /** Versions of the docs that the copy leaves to the network: all but the one at the root. */
  others?: readonly Pick<DocsVersion, 'base' | 'label'>[];
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

/** Whether a file is a page of another version, or belongs to the search of one. */
function createVersionFilter(outDir: string, others: NonNullable<OfflineSource['others']>): (file: string) => boolean {
  const folders = others.flatMap(({base, label}) => {
    const manifest = `search/${manifestFile(label)}`;
    const file = path.join(outDir, manifest);
    const {version} = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as {version: string}) : {};
    return [`${base.slice(1)}/`, `${base.slice(1)}.html`, manifest, ...(version ? [`search/${version}/`] : [])];
  });
  return (file) => folders.some((folder) => file.startsWith(folder));
}

/** Files of a built site that belong into the copy; the pages at old addresses do not, since the worker redirects by itself. */
function listFiles(outDir: string, redirects: Record<string, string>, others: NonNullable<OfflineSource['others']>): string[] {
  const redirecting = new Set(Object.keys(redirects).flatMap((from) => [`${from}.html`, `${from}/index.html`]));
  const files = readdirSync(outDir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(outDir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  const all = new Set(files);
  const isElsewhere = createVersionFilter(outDir, others);
  const isTwin = (file: string) => file.endsWith('.md') && all.has(file.replace(/\.md$/, '.html'));
  return files
    .filter((file) => !OWN.includes(file) && !redirecting.has(file) && !isTwin(file) && !isElsewhere(file))
    .filter((file) => !NOT_FOR_READERS.test(file) && !FOR_THE_SERVER.test(file))
    .sort();
}

/** The address under which servers give a file: that of a page has no ending. */
function addressOf(file: string): string {
  return encodeURI(file === NOT_FOUND_FILE ? file : file.replace(/(?:^|\/)index\.html$|\.html$/, ''));
}

// Thousands of small files: handing each to another thread takes longer than compressing it.
function describeFile(outDir: string, file: string): CopyFile & {stored: number} {
  const content = readFileSync(path.join(outDir, file));
  return {url: addressOf(file), revision: revisionOf(content), size: gzipSync(content).length, stored: content.length};
}

const sumOf = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0);

/** Lists what a finished site consists of, for readers who download it; nothing may be written to the site afterwards. */
export function writeOfflineFiles({outDir, redirects, others = [], changed}: OfflineSource): CopyManifest {
  const targets = Object.fromEntries(redirects.map(({from, to}) => [bare(from), to]));
  const names = listFiles(outDir, targets, others);
  const described = names.map((name) => describeFile(outDir, name));
  const files = described.map(({stored, ...file}) => file);
  const manifest: CopyManifest = {
    version: revisionOf(JSON.stringify([files, targets])),
    ...(changed && {changed}),
    bytes: sumOf(files.map(({size}) => size)),
    storage: sumOf(described.map(({stored}) => stored)),
    pages: names.filter((name) => name.endsWith('.html') && name !== NOT_FOUND_FILE).length,
    files,
    redirects: targets,
  };
  writeFiles(outDir, [[MANIFEST_FILE, JSON.stringify(manifest)]]);
  return manifest;
}
