import path from 'node:path';
import * as z from 'zod';
import {InputError, listProblems} from '../input/inputError';
import {checkInput, parseJsonInput, readInputText} from '../input/readInput';
import {apiRoutes, hasApi} from '../openapi/apiOperations';
import {type DocsPage, readDocsPages} from './docsIndex';
import {
  buildRedirects,
  formerRedirects,
  movedRedirects,
  parseRedirectTable,
  type Redirect,
  type RedirectTable,
  type VersionAddresses,
} from './navigation/redirects';
import {buildSidebar, collectPlaces, collectRoutes, parseSidebar, type SidebarPlace} from './navigation/sidebar';
import {isOwnPage} from './ownPages';
import {type DocsVersion, readWrittenVersions, versionFile} from './versions';

/** The upstream documentation that the site translates: the files that were read, and their state. */
export type UpstreamLock = {
  repository: string;
  commit: string;
  date: string;
  langflow_version: string;
  /** Git blob id of each source file, by its path in the upstream repository. */
  files: Record<string, string>;
  /** Last known blob id of files that were removed upstream but still have a page here. */
  removed?: Record<string, string>;
};

/** Upstream source file of each docs route. */
export type UpstreamRoutes = Record<string, string>;

const LOCK_NAME = 'upstream.lock.json';
const ROUTES_NAME = 'upstream.routes.json';

/** Path of the lock file of a version, relative to the site. */
export const lockFile = (version: Pick<DocsVersion, 'folder'>): string => versionFile(version, 'translation', LOCK_NAME);
/** Path of the upstream routes of a version, relative to the site. */
export const routesFile = (version: Pick<DocsVersion, 'folder'>): string => versionFile(version, 'translation', ROUTES_NAME);

const readText = ({root}: DocsVersion, file: string) => readInputText({path: path.join(root, file), name: file});

const blobs = z.record(z.string(), z.string('git blob id'), '“源文件: git blob id”的键值对');
const LOCK: z.ZodType<UpstreamLock> = z.object(
  {
    repository: z.string('文字，例如 langflow-ai/langflow'),
    commit: z.string('提交 id').regex(/^[0-9a-f]{40}$/, '40 位小写十六进制的提交 id'),
    date: z.iso.datetime({offset: true, error: '带时区的时间，例如 2025-08-25T12:58:55-07:00'}),
    langflow_version: z.string('Langflow 的版本'),
    files: blobs,
    removed: blobs.optional(),
  },
  '含 repository、commit、date、langflow_version、files 的键值对',
);
const ROUTES = z.record(z.string(), z.string('源文件的路径'), '“路径: 源文件”的键值对');

/**
 * Parses the upstream state that a version translates.
 *
 * @throws InputError that lists every wrong key
 */
export const parseUpstreamLock = (text: string, name = LOCK_NAME): UpstreamLock => checkInput(parseJsonInput(text, name), LOCK, name);

/**
 * Parses the source file of each route.
 *
 * @throws InputError that lists every wrong key
 */
export const parseUpstreamRoutes = (text: string, name = ROUTES_NAME): UpstreamRoutes =>
  checkInput(parseJsonInput(text, name), ROUTES, name);

export const readUpstreamLock = (version: DocsVersion): UpstreamLock =>
  parseUpstreamLock(readText(version, lockFile(version)), lockFile(version));

export const readUpstreamRoutes = (version: DocsVersion): UpstreamRoutes =>
  parseUpstreamRoutes(readText(version, routesFile(version)), routesFile(version));

/**
 * Reads the existing pages of a version.
 *
 * @throws InputError that names every unreadable page, so that these are fixed before errors that follow from them
 */
export function readPages(version: DocsVersion): DocsPage[] {
  const pages = readDocsPages(version);
  const problems = pages.flatMap(({path: file, problem}) => (problem ? [`${file}:${problem.line}：${problem.message}`] : []));
  if (problems.length > 0) throw new InputError(listProblems('有页面读不了', problems));
  return pages;
}

/** Every docs route of a version that links may use: upstream routes, and pages whose source was removed upstream. */
export function readKnownRoutes(version: DocsVersion): string[] {
  const {removed = {}} = readUpstreamLock(version);
  const outliving = readPages(version).filter(({frontMatter}) => {
    const {source} = (frontMatter.translation ?? {}) as {source?: unknown};
    return typeof source === 'string' && Object.hasOwn(removed, source);
  });
  return [...new Set([...Object.keys(readUpstreamRoutes(version)), ...outliving.map(({route}) => route)])];
}

/** Routes that the sidebar may link to although they are not docs pages. */
export const LINK_ROUTES: readonly string[] = ['/api'];

function readSidebarEntries(version: DocsVersion) {
  const file = versionFile(version, 'site', 'sidebar.yaml');
  return parseSidebar(readText(version, file), file);
}

/** Every route in the sidebar of a version in reading order, with or without a page. */
export const readSidebarRoutes = (version: DocsVersion): string[] => collectRoutes(readSidebarEntries(version).value);

/** Place of every route in the sidebar of a version, in reading order. */
export const readSidebarPlaces = (version: DocsVersion): Map<string, SidebarPlace> => collectPlaces(readSidebarEntries(version).value);

/** Reads the sidebar of a version and keeps the entries that have a page. */
export function readSidebar(version: DocsVersion) {
  const pages = readPages(version);
  const {value: entries, placeOf} = readSidebarEntries(version);
  return buildSidebar({
    name: versionFile(version, 'site', 'sidebar.yaml'),
    entries,
    placeOf,
    pages: pages.filter(({file}) => !isOwnPage(file)),
    // Pages about the site itself are linked from the footer and from the menu of each page.
    ownPages: pages.filter(({file}) => isOwnPage(file)),
    knownRoutes: [...readKnownRoutes(version), ...LINK_ROUTES],
    linkRoutes: hasApi(version) ? LINK_ROUTES : [],
    base: version.base,
  });
}

const redirectsFile = (version: DocsVersion) => versionFile(version, 'site', 'redirects.yaml');

function readRedirectFile(version: DocsVersion) {
  const file = redirectsFile(version);
  return parseRedirectTable(readText(version, file), file);
}

/** Old paths of a version, by the page that they redirect to. */
export const readRedirectTable = (version: DocsVersion): RedirectTable => readRedirectFile(version).value;

/** All addresses of a version: its pages, and the redirects in its own table whose targets exist. */
function readAddresses(version: DocsVersion): VersionAddresses {
  const {base} = version;
  const routes = [...readPages(version).map(({route}) => route), ...apiRoutes(version)];
  const {value: table, placeOf} = readRedirectFile(version);
  const redirects = buildRedirects({
    name: redirectsFile(version),
    table,
    placeOf,
    written: routes,
    knownRoutes: [...readKnownRoutes(version), ...routes],
    base,
  });
  return {base, routes, redirects};
}

/**
 * Reads the redirects of a version whose targets exist. Addresses include the path of the version. The root version also has redirects to
 * pages that only older versions have, and from the former addresses of its own pages.
 */
export function readRedirects(version: DocsVersion): Redirect[] {
  const own = readAddresses(version);
  if (version.base !== '') return [...own.redirects];
  const older = readWrittenVersions(version.root).filter(({base}) => base !== '');
  const moved = movedRedirects(own, older.map(readAddresses));
  const former = version.former === undefined ? [] : formerRedirects(version.former, {...own, redirects: [...own.redirects, ...moved]});
  return [...own.redirects, ...moved, ...former];
}
