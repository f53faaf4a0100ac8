import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import * as z from 'zod';
import {addressOfRoute} from '../../lib/content/address';
import {readKnownRoutes, readPages, readSidebarRoutes, readUpstreamLock} from '../../lib/content/content';
import {type DocsVersion, readShownVersions, versionFile} from '../../lib/content/versions';
import {InputError, listProblems} from '../../lib/input/inputError';
import {checkInput, parseYamlInput, readInputText} from '../../lib/input/readInput';
import {changesSlug, findComparedVersion, hasApi} from '../../lib/openapi/apiOperations';
import type {SiteVersion, VersionsData} from '../../src/versions/types';

/** Routes of an older version, and the routes that replace them in the version at the root. */
export type Successors = Record<string, string>;

const ROUTE = '以 / 开头的路径';
const TABLE = z.record(z.string(), z.string(ROUTE).startsWith('/', ROUTE), '“这个版本的路径: 最新版本的路径”的键值对');

type Known = {
  /** Routes of the older version. */
  older: readonly string[];
  /** Routes of the version at the root. */
  root: readonly string[];
  /** Labels of both, for messages. */
  labels: readonly [older: string, root: string];
};

/**
 * Parses which pages replace which.
 *
 * @throws InputError that lists every unknown route, and every page that has nothing in its place
 */
export function parseSuccessors(text: string, name: string, {older, root, labels}: Known): Successors {
  const table = checkInput(parseYamlInput(text, name) ?? {}, TABLE, name);
  const isKnown = new Set(root);
  const problems = [
    ...Object.keys(table)
      .filter((from) => !older.includes(from))
      .map((from) => `${from}：${labels[0]} 没有这个页面；应为它的一个路径`),
    ...Object.keys(table)
      .filter((from) => isKnown.has(from))
      .map((from) => `${from}：${labels[1]} 也有这个页面，不需要别的接替；删去这一行`),
    ...Object.entries(table)
      .filter(([, to]) => !isKnown.has(to))
      .map(([from, to]) => `${from}：${labels[1]} 没有 ${to}；应为它的一个路径`),
    ...older.filter((from) => !isKnown.has(from) && !(from in table)).map((from) => `${from}：${labels[1]} 没有这个页面；写上接替它的页面`),
  ];
  if (problems.length > 0) throw new InputError(listProblems(`${name} 有误`, problems));
  return table;
}

/** Reads which pages of the version at the root replace pages of an older version. */
export function readSuccessors(version: DocsVersion, root: DocsVersion): Successors {
  const name = versionFile(version, 'site', 'successors.yaml');
  const file = path.join(version.root, name);
  return parseSuccessors(existsSync(file) ? readInputText({path: file, name}) : '', name, {
    older: readKnownRoutes(version),
    root: readKnownRoutes(root),
    labels: [version.label, root.label],
  });
}

/** The page that stands for a whole version: its home page, or while that is not written the first that is. */
function homeOf(version: DocsVersion, written: ReadonlySet<string>): string {
  const route = ['/', ...readSidebarRoutes(version)].find((candidate) => written.has(candidate));
  return addressOfRoute(version.base, route ?? '/');
}

function describe(version: DocsVersion): SiteVersion {
  const {label, id, base, english} = version;
  const {langflow_version: langflow, commit} = readUpstreamLock(version);
  const written = new Set(readPages(version).map(({route}) => route));
  const compared = findComparedVersion(version);
  return {
    label,
    name: id,
    base,
    home: homeOf(version, written),
    langflow,
    commit,
    hasApi: hasApi(version),
    ...(compared && {apiChanges: `/api/${changesSlug(compared)}`}),
    ...(english && {english}),
  };
}

/** Successors that are written; the others would lead nowhere. */
function writtenSuccessors(version: DocsVersion, root: DocsVersion): Record<string, string> {
  const written = new Set(readPages(root).map(({route}) => route));
  return Object.fromEntries(Object.entries(readSuccessors(version, root)).filter(([, to]) => written.has(to)));
}

/**
 * Reads what pages must know of the versions of a site.
 *
 * @throws InputError where the table of successors is wrong
 */
function loadVersions(siteDir: string): VersionsData {
  const [root, ...older] = readShownVersions(siteDir) as [DocsVersion, ...DocsVersion[]];
  return {
    versions: [root, ...older].map(describe),
    successors: Object.fromEntries(older.map((version) => [version.label, writtenSuccessors(version, root)])),
  };
}

/** Gives every page the list of versions, and which pages of one version replace pages of another. */
export default function versionsPlugin({siteDir}: LoadContext): Plugin<VersionsData> {
  return {
    name: 'versions',
    getPathsToWatch: () => ['site/versions.yaml', 'site/*/successors.yaml'],
    loadContent: async () => loadVersions(siteDir),
    async contentLoaded({content, actions}) {
      // Every page loads this: with one version there is nothing to tell.
      if (content.versions.length > 1) actions.setGlobalData(content);
    },
  };
}
