import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {lockFile, routesFile, type UpstreamLock, type UpstreamRoutes} from '../../lib/content/content';
import {type DocsPage, readDocsPages} from '../../lib/content/docsIndex';
import type {TranslationFrontMatter, TranslationSource} from '../../lib/content/frontMatterRules';
import {type DocsVersion, findVersion, readRootVersion, readVersions} from '../../lib/content/versions';
import {CommandError} from '../command/commandLine';

/** Help text of the option that selects a version. */
export const VERSION_USAGE = '  --version <版本>  1.5、1.13 等，见 site/versions.yaml；默认是网站根地址的那个';

/** The version that a command works on. */
export const chooseVersion = (root: string, label: string | undefined): DocsVersion =>
  label === undefined ? readRootVersion(root) : findVersion(readVersions(root), label);

type Fields = Record<string, unknown>;

function readJson(root: string, file: string): Fields {
  const full = path.join(root, file);
  if (!existsSync(full)) throw new CommandError(`找不到 ${file}`);
  try {
    const value: unknown = JSON.parse(readFileSync(full, 'utf8'));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields;
  } catch (error) {
    throw new CommandError(`${file} 不是有效的 JSON：${(error as Error).message.split('\n')[0]}`);
  }
  throw new CommandError(`${file} 应为键值对`);
}

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((item) => typeof item === 'string');

/**
 * Reads the lock file of a copy of this repository.
 *
 * @throws CommandError if it is missing or invalid
 */
export function readLock(version: DocsVersion): UpstreamLock {
  const name = lockFile(version);
  const lock = readJson(version.root, name);
  const wrong = ['repository', 'commit', 'date', 'langflow_version'].filter((key) => typeof lock[key] !== 'string');
  if (!isTexts(lock.files)) wrong.push('files');
  if (lock.removed !== undefined && !isTexts(lock.removed)) wrong.push('removed');
  if (wrong.length > 0) throw new CommandError(`${name} 缺少或写错了：${wrong.join('、')}；可以从版本历史里恢复它`);
  return lock as UpstreamLock;
}

/**
 * Reads the source file of each route.
 *
 * @throws CommandError if the file is missing or invalid
 */
export function readRoutes(version: DocsVersion): UpstreamRoutes {
  const name = routesFile(version);
  const routes = readJson(version.root, name);
  if (isTexts(routes)) return routes;
  throw new CommandError(`${name} 应为“路径: 源文件”的键值对`);
}

/** An existing page with the sources in its front matter. */
export type TranslatedPage = DocsPage & {sources: TranslationSource[]};

const isSource = (value: unknown): value is TranslationSource => {
  const {source, blob} = (value ?? {}) as Fields;
  return typeof source === 'string' && typeof blob === 'string';
};

function sourcesOf({frontMatter}: DocsPage): TranslationSource[] {
  const {also, ...main} = (frontMatter.translation ?? {}) as Partial<TranslationFrontMatter>;
  return [main, ...(Array.isArray(also) ? also : [])].filter(isSource);
}

/** Reads the existing pages; the build reports problems in their front matter. */
export function readTranslatedPages(version: DocsVersion): TranslatedPage[] {
  return readDocsPages(version).map((page) => ({...page, sources: sourcesOf(page)}));
}

/**
 * Finds a page by its file, its address or its upstream path.
 *
 * @throws CommandError if there is none, or if it does not name its sources
 */
export function findTranslatedPage(pages: readonly TranslatedPage[], asked: string): TranslatedPage {
  const wanted = asked.split(path.sep).join('/').replace(/^\.\//, '');
  const page = pages.find(({file, path: name, route, address, sources}) =>
    [name, file, route, address, sources[0]?.source].includes(wanted),
  );
  if (!page) throw new CommandError(`找不到页面 ${asked}；应为这个版本里的文件（Concepts/x.mdx）、站内路径（/x）或上游的源文件路径`);
  if (page.problem) throw new CommandError(`${page.path}:${page.problem.line}：${page.problem.message}`);
  if (page.sources.length === 0) {
    throw new CommandError(`${page.path} 的 front matter 里没有 translation.source 和 translation.blob；写法见 CONTRIBUTING.md`);
  }
  return page;
}
