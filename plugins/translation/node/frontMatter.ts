import type {UpstreamLock, UpstreamRoutes} from '../../../lib/content/content';
import type {DocsPage} from '../../../lib/content/docsIndex';
import {InputError} from '../../../lib/input/inputError';
import type {TranslationFrontMatter} from '../types';

type Problem = {key: string; expected: string; received: unknown};

/** Names of the files that front matter is checked against; each version has its own. */
const LOCK = 'upstream.lock.json';
const ROUTES = 'upstream.routes.json';
const BLOB = /^[0-9a-f]{40}$/;
const HAN = /\p{Script=Han}/u;
const LATIN = /[A-Za-z]{2}/;
const SOURCE_KEYS = ['source', 'blob'];
const PAGE_KEYS = [...SOURCE_KEYS, 'also'];

/** Whether upstream has a source, or had it when a page was written from it. */
function isKnownSource(source: string, {files, removed = {}}: UpstreamLock): boolean {
  return source in files || source in removed;
}

function checkSource(value: unknown, key: string, lock: UpstreamLock): Problem[] {
  if (!value || typeof value !== 'object') {
    return [{key, expected: '含 source 和 blob 的键值对', received: value}];
  }
  const {source, blob, ...rest} = value as Record<string, unknown>;
  const problems: Problem[] = [];
  if (typeof source !== 'string' || !isKnownSource(source, lock)) {
    problems.push({key: `${key}.source`, expected: `列在 ${LOCK} 的 files 或 removed 里的路径`, received: source});
  }
  if (typeof blob !== 'string' || !BLOB.test(blob)) {
    problems.push({key: `${key}.blob`, expected: '小写十六进制的 git blob id（40 位）', received: blob});
  }
  const known = key === 'translation' ? PAGE_KEYS : SOURCE_KEYS;
  for (const extra of Object.keys(rest).filter((name) => !known.includes(name))) {
    problems.push({key: `${key}.${extra}`, expected: `以下键之一：${known.join('、')}`, received: extra});
  }
  return problems;
}

function checkTranslation(value: unknown, lock: UpstreamLock): Problem[] {
  const problems = checkSource(value, 'translation', lock);
  const also = (value as TranslationFrontMatter | undefined)?.also;
  if (also === undefined) return problems;
  if (!Array.isArray(also)) return [...problems, {key: 'translation.also', expected: '列表', received: also}];
  return [...problems, ...also.flatMap((entry, i) => checkSource(entry, `translation.also[${i}]`, lock))];
}

function checkTexts({title, description}: Record<string, unknown>): Problem[] {
  const problems: Problem[] = [];
  if (typeof title !== 'string' || !title.trim()) problems.push({key: 'title', expected: '页面标题', received: title});
  if (typeof description !== 'string' || !HAN.test(description) || !LATIN.test(description)) {
    problems.push({key: 'description', expected: '一句中文说明，其中含对应的英文术语', received: description});
  }
  return problems;
}

/** Expected main source of a page: that of its address, or its own if upstream has removed it. */
function expectedSource(page: DocsPage, {lock, routes}: Omit<FrontMatterInput, 'pages'>): string | undefined {
  const {source} = (page.frontMatter.translation ?? {}) as Partial<TranslationFrontMatter>;
  return routes[page.route] ?? (source !== undefined && source in (lock.removed ?? {}) ? source : undefined);
}

/** Upstream folder with the pages of a version: `docs/docs`, or one in `docs/versioned_docs`. */
const UPSTREAM_FOLDER = /^docs\/(?:docs|versioned_docs\/version-[^/]+)\//;

function checkPlace(page: DocsPage, input: Omit<FrontMatterInput, 'pages'>): Problem[] {
  const source = expectedSource(page, input);
  if (!source) return [{key: 'slug', expected: `列在 ${ROUTES} 里的路径`, received: page.frontMatter.slug}];
  const expected = source.replace(UPSTREAM_FOLDER, '');
  const folder = page.path.slice(0, -page.file.length);
  return page.file === expected ? [] : [{key: '文件位置', expected: `与英文页相同的 ${folder}${expected}`, received: page.path}];
}

export type FrontMatterInput = {pages: DocsPage[]; lock: UpstreamLock; routes: UpstreamRoutes};

/** Lists the problems in the front matter of all pages, one line per problem. */
export function findFrontMatterProblems({pages, lock, routes}: FrontMatterInput): string[] {
  return pages.flatMap((page) => {
    const problems = [
      ...checkTexts(page.frontMatter),
      ...checkTranslation(page.frontMatter.translation, lock),
      ...checkPlace(page, {lock, routes}),
    ];
    return problems.map(
      ({key, expected, received}) =>
        `${page.path}：${key} 应为${expected}；收到的是${received === undefined ? '空（没有这个键）' : ` ${JSON.stringify(received)}`}`,
    );
  });
}

/**
 * Checks the front matter of all pages against upstream.
 *
 * @throws Error that lists every problem
 */
export function checkFrontMatter(input: FrontMatterInput): void {
  const problems = findFrontMatterProblems(input);
  if (problems.length === 0) return;
  throw new InputError(
    `[translation] front matter 有误：\n${problems.map((p) => `  - ${p}`).join('\n')}\n写法见 CONTRIBUTING.md 的“页面的 front matter”一节。`,
  );
}
