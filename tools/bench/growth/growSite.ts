import {appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {stringify} from 'yaml';
import {parseCatalogPage} from '../../../lib/content/componentCatalog';
import type {UpstreamLock} from '../../../lib/content/content';
import {type DocsPage, listMarkdownFiles, readDocsPages} from '../../../lib/content/docsIndex';

const UPSTREAM_DOCS = 'docs/docs/';
const COPY_FOLDER = /^copy-\d+\//;

/** Address of a copy of a page. */
const copiedRoute = (route: string, copy: number): string => `/copy-${copy}${route === '/' ? '/home' : route}`;

/** The text of a copy: its own address and source, and none of the lists that name every page of the site. */
function copiedText(text: string, route: string, copy: number): string {
  return text
    .replace(/^slug: .*$/m, `slug: ${copiedRoute(route, copy)}`)
    .replace(/^( +source: )docs\/docs\//m, `$1${UPSTREAM_DOCS}copy-${copy}/`)
    .replace(/<ComponentIndex all \/>/g, '');
}

/** How many copies of the written pages bring a site to so many times its size; pages of the API stay as they are. */
export function copiesFor(times: number, pages: {written: number; all: number}): number {
  return Math.round(((times - 1) * pages.all) / pages.written);
}

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
const writeJson = (file: string, value: unknown) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

function copyPages(root: string, pages: readonly DocsPage[], copy: number): void {
  const routes = new Map(pages.map(({file, route}) => [file, route]));
  // Fragments have no address; pages that this site wrote itself are no translations and stay single.
  const isCopied = (file: string) => !COPY_FOLDER.test(file) && (routes.has(file) || path.basename(file).startsWith('_'));
  const files = listMarkdownFiles(path.join(root, 'docs'), {fragments: true}).filter(isCopied);
  for (const file of files) {
    const target = path.join(root, 'docs', `copy-${copy}`, file);
    const route = routes.get(file);
    const text = readFileSync(path.join(root, 'docs', file), 'utf8');
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, route ? copiedText(text, route, copy) : text);
  }
}

/** A copy describes the same components: the site-wide index goes on naming them where they were. */
function copyCatalog(root: string, copy: number): void {
  const folder = path.join(root, 'site/components');
  for (const file of readdirSync(folder).filter((name) => !name.startsWith('copy-'))) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const {page, problems} = parseCatalogPage(file, text);
    if (problems.length > 0) throw new Error(problems.join('\n'));
    const {route, category, components, notComponents} = page;
    const copied = {category, components: components.map((component) => ({page: route, ...component})), notComponents};
    writeFileSync(path.join(folder, `copy-${copy}__${file}`), stringify(copied));
  }
}

function registerPages(root: string, pages: readonly DocsPage[], copy: number): void {
  const routesFile = path.join(root, 'translation/upstream.routes.json');
  const lockFile = path.join(root, 'translation/upstream.lock.json');
  const routes = readJson<Record<string, string>>(routesFile);
  const lock = readJson<UpstreamLock>(lockFile);
  for (const {route, frontMatter} of pages) {
    const {source, blob} = frontMatter.translation as {source: string; blob: string};
    const copied = source.replace(UPSTREAM_DOCS, `${UPSTREAM_DOCS}copy-${copy}/`);
    routes[copiedRoute(route, copy)] = copied;
    lock.files[copied] = blob;
  }
  writeJson(routesFile, routes);
  writeJson(lockFile, lock);
  const items = pages.map(({route}) => `    - {route: ${copiedRoute(route, copy)}, label: 副本 ${copy} 的 ${route}}`);
  appendFileSync(path.join(root, 'site/sidebar.yaml'), [`- category: 副本 ${copy}`, '  items:', ...items, ''].join('\n'));
}

/** Adds copies of the written pages to a copied repository, each with an address, a place in the sidebar and a catalog of its own. */
export function growSite(root: string, copies: number): void {
  const pages = readDocsPages(path.join(root, 'docs')).filter(({frontMatter}) => frontMatter.translation !== undefined);
  if (existsSync(path.join(root, 'docs/copy-1'))) throw new Error(`${root} 里已经有副本`);
  for (let copy = 1; copy <= copies; copy++) {
    copyPages(root, pages, copy);
    copyCatalog(root, copy);
    registerPages(root, pages, copy);
  }
}
