import path from 'node:path';
import * as z from 'zod';
import {checkInput, parseJsonInput, readInputText} from '../input/readInput';
import {type DocsPage, readDocsPages} from './docsIndex';
import {buildRedirects, parseRedirectTable, type Redirect} from './navigation/redirects';
import {buildSidebar, collectPlaces, collectRoutes, parseSidebar, type SidebarPlace} from './navigation/sidebar';
import {isOwnPage} from './ownPages';

/** The source documentation that the site translates: what was read, and at which state. */
export type UpstreamLock = {
  repository: string;
  commit: string;
  date: string;
  langflow_version: string;
  /** Git blob id of each source file, by its path in the upstream repository. */
  files: Record<string, string>;
  /** Last known blob id of files that upstream has removed while a page here still comes from them. */
  removed?: Record<string, string>;
};

/** Source file (path in the upstream repository) of each docs route. */
export type UpstreamRoutes = Record<string, string>;

// Relative to this file: Docusaurus can be told to build a site from any working directory.
const ROOT = path.join(__dirname, '../..');
const readText = (file: string, root = ROOT) => readInputText({path: path.join(root, file), name: file});

const LOCK_FILE = 'translation/upstream.lock.json';
const ROUTES_FILE = 'translation/upstream.routes.json';
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
 * Parses the state of upstream that this site translates.
 *
 * @throws InputError that lists every wrong key
 */
export const parseUpstreamLock = (text: string): UpstreamLock => checkInput(parseJsonInput(text, LOCK_FILE), LOCK, LOCK_FILE);

/**
 * Parses which source file each route comes from.
 *
 * @throws InputError that lists every wrong key
 */
export const parseUpstreamRoutes = (text: string): UpstreamRoutes => checkInput(parseJsonInput(text, ROUTES_FILE), ROUTES, ROUTES_FILE);

// The small sites of the tests have their own upstream; without a root these read this repository.
export const readUpstreamLock = (root = ROOT): UpstreamLock => parseUpstreamLock(readText(LOCK_FILE, root));
export const readUpstreamRoutes = (root = ROOT): UpstreamRoutes => parseUpstreamRoutes(readText(ROUTES_FILE, root));
export const readPages = (root = ROOT): DocsPage[] => readDocsPages(path.join(root, 'docs'));

/** Every docs route that may be linked to: those of upstream, and those of pages that outlive their source. */
export function readKnownRoutes(): string[] {
  const {removed = {}} = readUpstreamLock();
  const outliving = readPages().filter(({frontMatter}) => {
    const {source} = (frontMatter.translation ?? {}) as {source?: unknown};
    return typeof source === 'string' && Object.hasOwn(removed, source);
  });
  return [...new Set([...Object.keys(readUpstreamRoutes()), ...outliving.map(({route}) => route)])];
}

/** Routes that the sidebar may link to although no page under `docs/` serves them. */
export const LINK_ROUTES: readonly string[] = ['/api'];

const readSidebarEntries = (root = ROOT) => parseSidebar(readText('site/sidebar.yaml', root));

/** Every route of the sidebar, written or not, in reading order. */
export const readSidebarRoutes = (): string[] => collectRoutes(readSidebarEntries());

/** The place of every route in the sidebar, in reading order. */
export const readSidebarPlaces = (root?: string): Map<string, SidebarPlace> => collectPlaces(readSidebarEntries(root));

/** Reads `site/sidebar.yaml` and keeps what is written. */
export function readSidebar() {
  const pages = readPages();
  return buildSidebar({
    entries: readSidebarEntries(),
    pages: pages.filter(({file}) => !isOwnPage(file)),
    // A page about this site itself is reached from the footer and the menu of each page.
    ownPages: pages.filter(({file}) => isOwnPage(file)),
    knownRoutes: readKnownRoutes(),
    linkRoutes: LINK_ROUTES,
  });
}

/** Old paths by the page they lead to, as `site/redirects.yaml` has them. */
export const readRedirectTable = () => parseRedirectTable(readText('site/redirects.yaml'));

/** Reads `site/redirects.yaml` and keeps the redirects whose targets are written. */
export function readRedirects(): Redirect[] {
  return buildRedirects({
    table: readRedirectTable(),
    written: readPages().map((page) => page.route),
    knownRoutes: readKnownRoutes(),
  });
}
