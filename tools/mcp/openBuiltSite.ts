import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {SearchEngine} from 'docusaurus-search-zh/client/engine/searchEngine';
import {openIndexFolder} from 'docusaurus-search-zh/node/evaluate';
import {MANIFEST_FILE} from 'docusaurus-search-zh/shared/indexFormat';
import {type DocsVersion, readVersions} from '../../lib/content/versions';
import {FACTS_FILE, type LegacyRedirect, readSiteFacts} from '../../lib/hosting/siteFacts';
import {InputError} from '../../lib/input/inputError';
import {flowListFile} from '../../plugins/figures/node/flows/buildFlows';
import type {FlowEntry} from '../../plugins/figures/types';
import {INDEX_FILE} from '../../plugins/publish/node/lists/buildTexts';
import {manifestOf} from '../../plugins/search/node/versionIndex';

/** A page in the page list of the site. */
export type ListedPage = {route: string; title: string; description: string; file: string};
export type ListedSection = {title: string; pages: ListedPage[]};

/** One docs version in a built site. */
export type BuiltVersion = {version: DocsVersion; sections: ListedSection[]; engine: SearchEngine; flows: FlowEntry[]};

/** A built site, ready to be read. */
export type McpSite = {
  folder: string;
  /** Full address of the home page, with a trailing slash. */
  siteUrl: string;
  /** Versions in the build; the one at the root comes first. */
  versions: [BuiltVersion, ...BuiltVersion[]];
  /** Redirects from old addresses, without the base path; empty if the build was not prepared for deployment. */
  redirects: LegacyRedirect[];
};

const SECTION = /^## (.+)$/;
const PAGE = /^- \[((?:\\.|[^\]\\])*)\]\((\S+)\)：(.*)$/;
const HOME_FILE = 'index.md';

/** Address of the site, from the page list of the root version. */
function siteUrlIn(text: string): string {
  const home = text
    .split('\n')
    .flatMap((line) => PAGE.exec(line)?.[2] ?? [])
    .find((url) => url.endsWith(`/${HOME_FILE}`));
  if (!home) throw new InputError(`${INDEX_FILE} 里没有首页 ${HOME_FILE}；请重新运行 npm run build`);
  return home.slice(0, -HOME_FILE.length);
}

/** Parses a page list from the build. */
function parseSections(text: string, siteUrl: string): ListedSection[] {
  const sections: ListedSection[] = [];
  for (const line of text.split('\n')) {
    const section = SECTION.exec(line)?.[1];
    if (section) sections.push({title: section, pages: []});
    const [, title = '', url = '', description = ''] = PAGE.exec(line) ?? [];
    if (!url) continue;
    const file = url.slice(siteUrl.length);
    const route = file === HOME_FILE ? '/' : `/${file.replace(/\.md$/, '')}`;
    sections.at(-1)?.pages.push({route, title: title.replace(/\\(.)/g, '$1'), description, file});
  }
  return sections;
}

/** Flows on the pages of a version; a site may have none. */
function readFlows(folder: string, version: DocsVersion): FlowEntry[] {
  const file = path.join(folder, flowListFile(version));
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as {flows: FlowEntry[]}).flows : [];
}

const listFile = ({base}: DocsVersion) => `${base ? `${base.slice(1)}/` : ''}${INDEX_FILE}`;

/**
 * Opens a built site.
 *
 * @throws Error that names every missing file
 */
export function openBuiltSite(folder: string): McpSite {
  const search = path.join(folder, 'search');
  const missing = [path.join(folder, INDEX_FILE), path.join(search, MANIFEST_FILE)].filter((file) => !existsSync(file));
  if (missing.length > 0) {
    throw new InputError(
      `没有可用的站点，缺少：\n${missing.map((file) => `  - ${file}`).join('\n')}\n先运行 npm run build（SEARCH_PROVIDER 用默认的 local），或者指定构建结果所在的文件夹。`,
    );
  }
  const siteUrl = siteUrlIn(readFileSync(path.join(folder, INDEX_FILE), 'utf8'));
  const versions = readVersions()
    .filter((version) => existsSync(path.join(folder, listFile(version))))
    .map((version): BuiltVersion => {
      const sections = parseSections(readFileSync(path.join(folder, listFile(version)), 'utf8'), siteUrl);
      return {version, sections, engine: openIndexFolder(search, manifestOf(version)), flows: readFlows(folder, version)};
    });
  const redirects = existsSync(path.join(folder, FACTS_FILE)) ? readSiteFacts(folder).redirects : [];
  return {folder, siteUrl, versions: versions as McpSite['versions'], redirects};
}
