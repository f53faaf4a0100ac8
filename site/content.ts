import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {type DocsPage, readDocsPages} from './docsIndex';
import {buildRedirects, type Redirect, type RedirectTable} from './navigation/redirects';
import {buildSidebar, collectPlaces, collectRoutes, type SidebarEntry, type SidebarPlace} from './navigation/sidebar';
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
const ROOT = path.join(__dirname, '..');
const readText = (file: string, root = ROOT) => readFileSync(path.join(root, file), 'utf8');

// The small sites of the tests have their own upstream; without a root these read this repository.
export const readUpstreamLock = (root = ROOT): UpstreamLock => JSON.parse(readText('translation/upstream.lock.json', root));
export const readUpstreamRoutes = (root = ROOT): UpstreamRoutes => JSON.parse(readText('translation/upstream.routes.json', root));
export const readPages = (root = ROOT): DocsPage[] => readDocsPages(path.join(root, 'docs'));

/** Every docs route that may be linked to: those of upstream, and those of pages that outlive their source. */
export function readKnownRoutes(): string[] {
  const {removed = {}} = readUpstreamLock();
  const outliving = readPages().filter(({frontMatter}) => {
    const {source} = (frontMatter.translation ?? {}) as {source?: string};
    return source !== undefined && source in removed;
  });
  return [...new Set([...Object.keys(readUpstreamRoutes()), ...outliving.map(({route}) => route)])];
}

/** Routes that the sidebar may link to although no page under `docs/` serves them. */
export const LINK_ROUTES: readonly string[] = ['/api'];

const readSidebarEntries = (root = ROOT) => parse(readText('site/sidebar.yaml', root)) as SidebarEntry[];

/** Every route of the sidebar, written or not, in reading order. */
export const readSidebarRoutes = (): string[] => collectRoutes(readSidebarEntries());

/** The place of every route in the sidebar, in reading order. */
export const readSidebarPlaces = (root?: string): Map<string, SidebarPlace> => collectPlaces(readSidebarEntries(root));

/** Reads `site/sidebar.yaml` and keeps what is written. */
export function readSidebar() {
  return buildSidebar({
    entries: readSidebarEntries(),
    // Pages about this site are reached from the footer and the menu of each page; the tree is that of the English site.
    pages: readPages().filter(({file}) => !isOwnPage(file)),
    knownRoutes: readKnownRoutes(),
    linkRoutes: LINK_ROUTES,
  });
}

/** Old paths by the page they lead to, as `site/redirects.yaml` has them. */
export const readRedirectTable = () => parse(readText('site/redirects.yaml')) as RedirectTable;

/** Reads `site/redirects.yaml` and keeps the redirects whose targets are written. */
export function readRedirects(): Redirect[] {
  return buildRedirects({
    table: readRedirectTable(),
    written: readPages().map((page) => page.route),
    knownRoutes: readKnownRoutes(),
  });
}
