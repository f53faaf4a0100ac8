import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {UpstreamLock, UpstreamRoutes} from '../../lib/content/content';
import {type DocsPage, readDocsPages} from '../../lib/content/docsIndex';
import type {TranslationFrontMatter, TranslationSource} from '../../plugins/translation/types';
import {CommandError} from '../command/commandLine';

export const LOCK_FILE = 'translation/upstream.lock.json';
export const ROUTES_FILE = 'translation/upstream.routes.json';
/** Folder of the pages in the upstream repository. */
export const UPSTREAM_PAGES = 'docs/docs';

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
 * Reads the lock of a copy of this repository.
 *
 * @throws CommandError where it is missing or not what it should be
 */
export function readLock(root: string): UpstreamLock {
  const lock = readJson(root, LOCK_FILE);
  const wrong = ['repository', 'commit', 'date', 'langflow_version'].filter((key) => typeof lock[key] !== 'string');
  if (!isTexts(lock.files)) wrong.push('files');
  if (lock.removed !== undefined && !isTexts(lock.removed)) wrong.push('removed');
  if (wrong.length > 0) throw new CommandError(`${LOCK_FILE} 缺少或写错了：${wrong.join('、')}；可以从版本历史里恢复它`);
  return lock as UpstreamLock;
}

/**
 * Reads which source file each route comes from.
 *
 * @throws CommandError where the file is missing or not what it should be
 */
export function readRoutes(root: string): UpstreamRoutes {
  const routes = readJson(root, ROUTES_FILE);
  if (isTexts(routes)) return routes;
  throw new CommandError(`${ROUTES_FILE} 应为“路径: 源文件”的键值对`);
}

/** A written page with what its front matter says about its sources. */
export type TranslatedPage = DocsPage & {sources: TranslationSource[]};

const isSource = (value: unknown): value is TranslationSource => {
  const {source, blob} = (value ?? {}) as Fields;
  return typeof source === 'string' && typeof blob === 'string';
};

function sourcesOf({frontMatter}: DocsPage): TranslationSource[] {
  const {also, ...main} = (frontMatter.translation ?? {}) as Partial<TranslationFrontMatter>;
  return [main, ...(Array.isArray(also) ? also : [])].filter(isSource);
}

/** Reads the written pages; what is wrong with their front matter is for the build to say. */
export function readTranslatedPages(root: string): TranslatedPage[] {
  const docs = path.join(root, 'docs');
  if (!existsSync(docs)) throw new CommandError(`找不到 ${docs}`);
  return readDocsPages(docs).map((page) => ({...page, sources: sourcesOf(page)}));
}

/**
 * Finds the page that a person means by its file, its address or its upstream path.
 *
 * @throws CommandError where there is none, or where it does not name its sources
 */
export function findPage(pages: readonly TranslatedPage[], name: string): TranslatedPage {
  const wanted = name.split(path.sep).join('/').replace(/^\.\//, '');
  const page = pages.find(
    ({file, route, sources}) => wanted === `docs/${file}` || wanted === file || wanted === route || wanted === sources[0]?.source,
  );
  if (!page) throw new CommandError(`找不到页面 ${name}；应为 docs/ 里的文件（docs/Concepts/x.mdx）、站内路径（/x）或上游的源文件路径`);
  if (page.problem) throw new CommandError(`docs/${page.file}：${page.problem}`);
  if (page.sources.length === 0) {
    throw new CommandError(`docs/${page.file} 的 front matter 里没有 translation.source 和 translation.blob；写法见 CONTRIBUTING.md`);
  }
  return page;
}
