import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import * as z from 'zod';
import {addressOfRoute} from '../../lib/content/address';
import {readKnownRoutes, readPages, readSidebarRoutes, readUpstreamLock} from '../../lib/content/content';
import {type DocsVersion, readShownVersions, versionFile} from '../../lib/content/versions';
import {InputError, listProblems} from '../../lib/input/inputError';
import {checkYamlInput, readInputText} from '../../lib/input/readInput';
import {changesSlug, findComparedVersion, hasApi} from '../../lib/openapi/apiOperations';
import type {SiteVersion, VersionsData} from '../../src/versions/types';

/** Routes of an older version with the routes that replace them in the root version. */
export type Successors = Record<string, string>;

const ROUTE = '以 / 开头的路径';
const TABLE = z.preprocess(
  (value) => value ?? {},
  z.record(z.string(), z.string(ROUTE).startsWith('/', ROUTE), '“这个版本的路径: 最新版本的路径”的键值对'),
);

type Known = {
  /** Routes of the older version. */
  older: readonly string[];
  /** Routes of the root version. */
  root: readonly string[];
  /** Labels of both, for messages. */
  labels: readonly [older: string, root: string];
};

/**
 * Parses which pages replace which.
 *
 * @throws InputError that lists every unknown route, and every page without a replacement
 */
export function parseSuccessors(text: string, name: string, {older, root, labels}: Known): Successors {
  const {value: table, placeOf} = checkYamlInput(text, TABLE, name);
  const isKnown = new Set(root);
  const problems = [
    ...Object.keys(table)
      .filter((from) => !older.includes(from))
      .map((from) => `${placeOf([from])}${from}：${labels[0]} 没有这个页面；应为它的一个路径`),
    ...Object.keys(table)
      .filter((from) => isKnown.has(from))
      .map((from) => `${placeOf([from])}${from}：${labels[1]} 也有这个页面，不需要别的接替；删去这一行`),
    ...Object.entries(table)
      .filter(([, to]) => !isKnown.has(to))
      .map(([from, to]) => `${placeOf([from])}${from}：${labels[1]} 没有 ${to}；应为它的一个路径`),
    ...older
      .filter((from) => !isKnown.has(from) && !(from in table))
      .map((from) => `${placeOf([])}${from}：${labels[1]} 没有这个页面；写上接替它的页面`),
  ];
  if (problems.length > 0) throw new InputError(listProblems(`${name} 有误`, problems));
  return table;
}

/** Reads which pages of the root version replace pages of an older version. */
export function readSuccessors(version: DocsVersion, root: DocsVersion): Successors {
  const name = versionFile(version, 'site', 'successors.yaml');
  const file = path.join(version.root, name);
  return parseSuccessors(existsSync(file) ? readInputText({path: file, name}) : '', name, {
    older: readKnownRoutes(version),
    root: readKnownRoutes(root),
    labels: [version.label, root.label],
  });
}

/** Home page of a version, or its first existing page while there is no home page. */
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

/** Replacements that exist; links to the others would be broken. */
function writtenSuccessors(version: DocsVersion, root: DocsVersion): Record<string, string> {
  const written = new Set(readPages(root).map(({route}) => route));
  return Object.fromEntries(Object.entries(readSuccessors(version, root)).filter(([, to]) => written.has(to)));
}

/**
 * Reads the version data for all pages.
 *
 * @throws InputError if the table of replacements is wrong
 */
function loadVersions(siteDir: string): VersionsData {
  const [root, ...older] = readShownVersions(siteDir) as [DocsVersion, ...DocsVersion[]];
  return {
    versions: [root, ...older].map(describe),
    successors: Object.fromEntries(older.map((version) => [version.label, writtenSuccessors(version, root)])),
  };
}

/** Provides all pages with the list of versions, and with the pages that replace each other. */
export default function versionsPlugin({siteDir}: LoadContext): Plugin<VersionsData> {
  return {
    name: 'versions',
    getPathsToWatch: () => ['site/versions.yaml', 'site/*/successors.yaml'],
    loadContent: async () => loadVersions(siteDir),
    async contentLoaded({content, actions}) {
      // Every page loads this data, and a site with one version does not need it.
      if (content.versions.length > 1) actions.setGlobalData(content);
    },
  };
}
