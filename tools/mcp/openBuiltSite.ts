import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {InputError} from '../../lib/input/inputError';
import {INDEX_FILE} from '../../plugins/publish/node/lists/buildTexts';
import type {SearchEngine} from '../../plugins/search-zh/client/engine/searchEngine';
import {openIndexFolder} from '../../plugins/search-zh/node/evaluate';
import {MANIFEST_FILE} from '../../plugins/search-zh/shared/indexFormat';

/** A page as the list of the site names it. */
export type ListedPage = {route: string; title: string; description: string; file: string};
export type ListedSection = {title: string; pages: ListedPage[]};

/** A built site that is ready to be read. */
export type BuiltSite = {
  folder: string;
  /** Full address of the home page, with a slash at its end. */
  siteUrl: string;
  sections: ListedSection[];
  engine: SearchEngine;
};

const SECTION = /^## (.+)$/;
const PAGE = /^- \[((?:\\.|[^\]\\])*)\]\((\S+)\)：(.*)$/;
const HOME_FILE = 'index.md';

/** Reads the list of pages that the build has written. */
function parseIndexText(text: string): {siteUrl: string; sections: ListedSection[]} {
  const urls = text.split('\n').flatMap((line) => PAGE.exec(line)?.[2] ?? []);
  const home = urls.find((url) => url.endsWith(`/${HOME_FILE}`));
  if (!home) throw new InputError(`${INDEX_FILE} 里没有首页 ${HOME_FILE}；请重新运行 npm run build`);
  const siteUrl = home.slice(0, -HOME_FILE.length);
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
  return {siteUrl, sections};
}

/**
 * Opens a built site.
 *
 * @throws Error that names every file that is missing
 */
export function openBuiltSite(folder: string): BuiltSite {
  const search = path.join(folder, 'search');
  const missing = [path.join(folder, INDEX_FILE), path.join(search, MANIFEST_FILE)].filter((file) => !existsSync(file));
  if (missing.length > 0) {
    throw new InputError(
      `没有可用的站点，缺少：\n${missing.map((file) => `  - ${file}`).join('\n')}\n先运行 npm run build（SEARCH_PROVIDER 用默认的 local），或者指定构建结果所在的文件夹。`,
    );
  }
  return {folder, ...parseIndexText(readFileSync(path.join(folder, INDEX_FILE), 'utf8')), engine: openIndexFolder(search)};
}
