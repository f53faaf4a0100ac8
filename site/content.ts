import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {type DocsPage, readDocsPages} from './docsIndex';
import {buildRedirects, type Redirect, type RedirectTable} from './navigation/redirects';
import {buildSidebar, collectRoutes, type SidebarEntry} from './navigation/sidebar';

/** The source documentation that the site translates: what was read, and at which state. */
export type UpstreamLock = {
  repository: string;
  commit: string;
  date: string;
  langflow_version: string;
  /** Git blob id of each source file, by its path in the upstream repository. */
  files: Record<string, string>;
};

/** Source file (path in the upstream repository) of each docs route. */
export type UpstreamRoutes = Record<string, string>;

// Relative to this file: Docusaurus can be told to build a site from any working directory.
const ROOT = path.join(__dirname, '..');
const readText = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

export const readUpstreamLock = (): UpstreamLock => JSON.parse(readText('translation/upstream.lock.json'));
export const readUpstreamRoutes = (): UpstreamRoutes => JSON.parse(readText('translation/upstream.routes.json'));
export const readPages = (): DocsPage[] => readDocsPages(path.join(ROOT, 'docs'));

/** Routes that the sidebar may link to although no page under `docs/` serves them. */
export const LINK_ROUTES: readonly string[] = ['/api'];

const readSidebarEntries = () => parse(readText('site/sidebar.yaml')) as SidebarEntry[];

/** Every route of the sidebar, written or not, in reading order. */
export const readSidebarRoutes = (): string[] => collectRoutes(readSidebarEntries());

/** Reads `site/sidebar.yaml` and keeps what is written. */
export function readSidebar() {
  return buildSidebar({
    entries: readSidebarEntries(),
    pages: readPages(),
    knownRoutes: Object.keys(readUpstreamRoutes()),
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
    knownRoutes: Object.keys(readUpstreamRoutes()),
  });
}
