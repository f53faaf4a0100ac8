import {existsSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {InputError, listProblems} from '../input/inputError';
import {checkYamlInput, readInputText} from '../input/readInput';
import {compareVersions} from './compareVersions';
import {listMarkdownFiles} from './docsIndex';

/** A Langflow version that a site documents, and the places of its files. */
export type DocsVersion = {
  /** Folder of the site. */
  root: string;
  /** Label for readers. */
  label: string;
  /** Docusaurus name; `current` is the version in `docs/`. */
  id: string;
  /** Prefix of its routes: empty for the version at the root of the site, else `/1.5`. */
  base: string;
  /** Folder of its pages, relative to the site. */
  docs: string;
  /** Name of its folder for data that differ between versions; empty in a site with one version. */
  folder: string;
  /** Place of its English original in the upstream repository. */
  source: UpstreamPlaces;
  /** Path of its pages on the English site: `/1.10.0`; missing if that site no longer has this version. */
  english?: string;
  /** Former path of its pages, which still redirects to them: `/1.10`. */
  former?: string;
};

/** Folder of the pages in the upstream repository, and the file that describes the API. */
export type UpstreamPlaces = {pages: string; api: string};

export const VERSIONS_FILE = 'site/versions.yaml';
const CURRENT = 'current';
const SOURCE: UpstreamPlaces = {pages: 'docs/docs', api: 'docs/openapi.json'};
const ROOT = path.join(__dirname, '../..');

const ENTRY = z.strictObject(
  {
    label: z.string('加引号的版本，例如 "1.5"').regex(/^\d+\.\d+$/, '形如 "1.5" 的版本'),
    id: z.string('current，或加引号的版本').regex(/^(?:current|\d+\.\d+)$/, 'current，或形如 "1.5" 的版本'),
    base: z.string('空文字，或以 / 开头的路径').regex(/^(?:\/[\w.-]+)?$/, '空文字，或一段以 / 开头的路径，例如 /1.10'),
    source: z.strictObject(
      {
        pages: z.string('上游仓库里的文件夹').regex(/^[^/].*[^/]$/, '上游仓库里的文件夹，首尾不带 /'),
        api: z.string('上游仓库里的 JSON 文件').regex(/^[^/].*\.json$/, '上游仓库里的 JSON 文件'),
      },
      '含 pages、api 的键值对',
    ),
    english: z
      .string('以 / 开头的路径')
      .regex(/^\/[\w.-]+$/, '一段以 / 开头的路径，例如 /1.10.0')
      .optional(),
    former: z
      .string('以 / 开头的路径')
      .regex(/^\/[\w.-]+$/, '一段以 / 开头的路径，例如 /1.10')
      .optional(),
  },
  '含 label、id、base、source 的键值对，可以加 english、former',
);
const LIST = z.array(ENTRY, '版本的列表').min(1, '至少一个版本');

const folderOf = (id: string) => (id === CURRENT ? 'docs' : `versioned_docs/version-${id}`);
const repeatedIn = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

/**
 * Parses the list of versions.
 *
 * @throws InputError that lists all problems
 */
export function parseVersions(text: string, root: string): DocsVersion[] {
  const entries = checkYamlInput(text, LIST, VERSIONS_FILE).value;
  const repeated = (['label', 'id', 'base'] as const).flatMap((key) =>
    repeatedIn(entries.map((entry) => entry[key])).map((value) => `${key} ${JSON.stringify(value)}：出现了不止一次`),
  );
  const first = entries[0]?.base
    ? [`第 1 条的 base 应为空文字：第一个版本在网站的根地址；收到的是 ${JSON.stringify(entries[0].base)}`]
    : [];
  const order = entries.slice(1).flatMap((entry, index) => {
    const before = entries[index] as (typeof entries)[number];
    return compareVersions(before.label, entry.label) < 0
      ? [`第 ${index + 2} 条（${entry.label}）应在 ${before.label} 之前：从新到旧排列，最新的在网站的根地址`]
      : [];
  });
  const problems = [...first, ...order, ...repeated];
  if (problems.length > 0) throw new InputError(listProblems(`${VERSIONS_FILE} 有误`, problems));
  return entries.map((entry) => ({root, ...entry, docs: folderOf(entry.id), folder: entry.label}));
}

/** Reads the versions of a site, newest first; the newest is at the root. A site without a version list has one version, in `docs/`. */
export function readVersions(root = ROOT): DocsVersion[] {
  const file = path.join(root, VERSIONS_FILE);
  if (existsSync(file)) return parseVersions(readInputText({path: file, name: VERSIONS_FILE}), root);
  return [{root, label: CURRENT, id: CURRENT, base: '', docs: folderOf(CURRENT), folder: '', source: SOURCE}];
}

/** The version at the root of a site. */
export const readRootVersion = (root = ROOT): DocsVersion => readVersions(root)[0] as DocsVersion;

/** Whether a version has any pages. */
export function isWritten({root, docs}: DocsVersion): boolean {
  const folder = path.join(root, docs);
  return existsSync(folder) && listMarkdownFiles(folder).length > 0;
}

/** The versions that readers can see: those with pages, and always the one at the root. */
export const readWrittenVersions = (root = ROOT): DocsVersion[] =>
  readVersions(root).filter((version) => version.base === '' || isWritten(version));

/**
 * The versions in this run of Docusaurus: all that have pages. Only the development server (`docusaurus start`) leaves out older versions,
 * as each doubles the load and compile time, unless `DOCS_VERSIONS=all` is set. The command decides, not `NODE_ENV`: `docusaurus build
 * --dev` also runs with `NODE_ENV=development`, but must build everything.
 */
export function readShownVersions(root = ROOT, command = process.argv[2]): DocsVersion[] {
  const written = readWrittenVersions(root);
  return command === 'start' && process.env.DOCS_VERSIONS?.trim() !== 'all' ? written.slice(0, 1) : written;
}

/**
 * Finds a version by its label.
 *
 * @throws InputError that lists the known labels
 */
export function findVersion(versions: readonly DocsVersion[], label: string): DocsVersion {
  const found = versions.find((version) => version.label === label);
  if (found) return found;
  throw new InputError(`没有版本 ${JSON.stringify(label)}；可用的有 ${versions.map((version) => version.label).join('、')}`);
}

/** Path, relative to the site, of a file that each version has: `versionFile(v, 'site', 'sidebar.yaml')`. */
export const versionFile = ({folder}: Pick<DocsVersion, 'folder'>, ...[area, ...rest]: [string, ...string[]]): string =>
  [area, folder, ...rest].filter(Boolean).join('/');

/** The version whose docs folder contains a file. Paths may be absolute or relative to the site. */
export function versionOfFile(versions: readonly DocsVersion[], file: string): DocsVersion | undefined {
  return versions.find(({root, docs}) => {
    const relative = path.relative(path.join(root, docs), path.resolve(root, file));
    return relative !== '' && !relative.startsWith('..') && !path.isAbsolute(relative);
  });
}
