import {InputError, listProblems, showReceived} from '../input/inputError';
import type {UpstreamLock, UpstreamRoutes} from './content';
import {type DocsPage, lineInFrontMatter} from './docsIndex';
import {OWN_FOLDER} from './ownPages';

/** Source of a page: an upstream file, and the git blob id of the text that the page was written from. */
export type TranslationSource = {source: string; blob: string};

/** The `translation` key of a page's front matter. */
export type TranslationFrontMatter = TranslationSource & {
  /** Further source files, for a page made from several. */
  also?: TranslationSource[];
};

type Problem = {key: string; expected: string; received: unknown; path: (string | number)[]};

/** Names of the files that front matter is checked against; each version has its own. */
const LOCK = 'upstream.lock.json';
const ROUTES = 'upstream.routes.json';
/** A path that browsers ask for as it is written. */
const SLUG = /^\/(?:(?!\.{1,2}(?:\/|$))[^\s/?#%\\]+(?:\/(?!\.{1,2}(?:\/|$))[^\s/?#%\\]+)*)?$/u;
const BLOB = /^[0-9a-f]{40}$/;
const HAN = /\p{Script=Han}/u;
const LATIN = /[A-Za-z]{2}/;
const SOURCE_KEYS = ['source', 'blob'];
const PAGE_KEYS = [...SOURCE_KEYS, 'also'];
/** Docusaurus ignores keys that it does not know, so a mistyped one would do nothing. */
const KEYS = [
  ...['title', 'description', 'slug', 'translation', 'displayed_sidebar', 'hide_title', 'hide_table_of_contents'],
  ...['toc_min_heading_level', 'toc_max_heading_level', 'draft', 'unlisted'],
];

/** Whether upstream has a source, or had it when a page was written from it. */
function isKnownSource(source: string, {files, removed = {}}: UpstreamLock): boolean {
  return source in files || source in removed;
}

function checkSource(value: unknown, key: string, path: Problem['path'], lock: UpstreamLock): Problem[] {
  if (!value || typeof value !== 'object') {
    return [{key, expected: '含 source 和 blob 的键值对', received: value, path}];
  }
  const {source, blob, ...rest} = value as Record<string, unknown>;
  const problems: Problem[] = [];
  if (typeof source !== 'string' || !isKnownSource(source, lock)) {
    problems.push({
      key: `${key}.source`,
      expected: `列在 ${LOCK} 的 files 或 removed 里的路径`,
      received: source,
      path: [...path, 'source'],
    });
  }
  if (typeof blob !== 'string' || !BLOB.test(blob)) {
    problems.push({key: `${key}.blob`, expected: '小写十六进制的 git blob id（40 位）', received: blob, path: [...path, 'blob']});
  }
  const known = key === 'translation' ? PAGE_KEYS : SOURCE_KEYS;
  for (const extra of Object.keys(rest).filter((name) => !known.includes(name))) {
    problems.push({key: `${key}.${extra}`, expected: `以下键之一：${known.join('、')}`, received: extra, path: [...path, extra]});
  }
  return problems;
}

function checkTranslation(value: unknown, lock: UpstreamLock): Problem[] {
  const problems = checkSource(value, 'translation', ['translation'], lock);
  const also = (value as TranslationFrontMatter | undefined)?.also;
  if (also === undefined) return problems;
  if (!Array.isArray(also))
    return [...problems, {key: 'translation.also', expected: '列表', received: also, path: ['translation', 'also']}];
  return [...problems, ...also.flatMap((entry, i) => checkSource(entry, `translation.also[${i}]`, ['translation', 'also', i], lock))];
}

const checkKeys = (frontMatter: Record<string, unknown>): Problem[] =>
  Object.keys(frontMatter)
    .filter((key) => !KEYS.includes(key))
    .map((key) => ({key, expected: `以下键之一：${KEYS.join('、')}`, received: key, path: [key]}));

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const TITLE = '页面标题（数字和日期加引号）';
const DESCRIPTION = '一句中文说明，其中含对应的英文术语';

function checkTexts({title, description}: Record<string, unknown>): Problem[] {
  const problems: Problem[] = [];
  if (!isText(title)) problems.push({key: 'title', expected: TITLE, received: title, path: ['title']});
  if (typeof description !== 'string' || !HAN.test(description) || !LATIN.test(description)) {
    problems.push({key: 'description', expected: DESCRIPTION, received: description, path: ['description']});
  }
  return problems;
}

/** Pages about the site itself may leave out keys that Docusaurus has defaults for. */
function checkOwnTexts({title, description}: Record<string, unknown>): Problem[] {
  return [
    ...(title === undefined || isText(title) ? [] : [{key: 'title', expected: TITLE, received: title, path: ['title']}]),
    ...(description === undefined || isText(description)
      ? []
      : [{key: 'description', expected: '一句说明', received: description, path: ['description']}]),
  ];
}

function checkSlug({slug}: Record<string, unknown>): Problem[] {
  if (slug === undefined || (typeof slug === 'string' && SLUG.test(slug))) return [];
  const expected = '以 / 开头的路径，没有 ..、空格和 ?、#、%，结尾不带 /，例如 /concepts-flows';
  return [{key: 'slug', expected, received: slug, path: ['slug']}];
}

/** Expected main source of a page: that of its address, or its own if upstream has removed it. */
function expectedSource(page: DocsPage, {lock, routes}: UpstreamFiles): string | undefined {
  const {source} = (page.frontMatter.translation ?? {}) as Partial<TranslationFrontMatter>;
  return routes[page.route] ?? (source !== undefined && source in (lock.removed ?? {}) ? source : undefined);
}

/** Upstream folder with the pages of a version: `docs/docs`, or one in `docs/versioned_docs`. */
const UPSTREAM_FOLDER = /^docs\/(?:docs|versioned_docs\/version-[^/]+)\//;

function checkPlace(page: DocsPage, files: UpstreamFiles): Problem[] {
  const source = expectedSource(page, files);
  const folder = page.path.slice(0, -page.file.length);
  if (!source) {
    const expected = `列在 ${ROUTES} 里的路径；本站自己的页面放进 ${folder}${OWN_FOLDER}/`;
    return [{key: 'slug', expected, received: page.frontMatter.slug, path: ['slug']}];
  }
  const expected = source.replace(UPSTREAM_FOLDER, '');
  if (page.file === expected) return [];
  return [{key: '文件位置', expected: `与英文页相同的 ${folder}${expected}`, received: page.path, path: ['translation', 'source']}];
}

function checkPage(page: DocsPage, {isOwn, ...files}: UpstreamFiles & {isOwn: IsOwn}): Problem[] {
  const {frontMatter} = page;
  const keys = checkKeys(frontMatter);
  const slug = checkSlug(frontMatter);
  if (isOwn(page.file)) return [...keys, ...checkOwnTexts(frontMatter), ...slug];
  const translation = checkTranslation(frontMatter.translation, files.lock);
  return [...keys, ...checkTexts(frontMatter), ...translation, ...(slug.length > 0 ? slug : checkPlace(page, files))];
}

type UpstreamFiles = {lock: UpstreamLock; routes: UpstreamRoutes};

/** Whether a page, by its file under `docs/`, exists only on this site. */
type IsOwn = (file: string) => boolean;

/** The pages of a version, and the upstream state that their front matter must match. */
export type FrontMatterInput = UpstreamFiles & {
  /** Folder of the site; problems name lines of its files. */
  root: string;
  pages: readonly DocsPage[];
  isOwn: IsOwn;
};

/** Pages at an address that an earlier page has. */
function findRepeated(pages: readonly DocsPage[], isOwn: IsOwn): Map<DocsPage, DocsPage> {
  const first = new Map<string, DocsPage>();
  const repeated = new Map<DocsPage, DocsPage>();
  // Of a page from upstream and one of our own, the address belongs to the first.
  for (const page of [...pages].sort((a, b) => Number(isOwn(a.file)) - Number(isOwn(b.file)))) {
    const former = first.get(page.route);
    if (former) repeated.set(page, former);
    else first.set(page.route, page);
  }
  return repeated;
}

/** Lists the problems in the front matter of all pages, one per line, with file and line. */
export function findFrontMatterProblems({root, pages, isOwn, lock, routes}: FrontMatterInput): string[] {
  const repeated = findRepeated(pages, isOwn);
  return pages.flatMap((page) => {
    const place = (path: Problem['path']) => `${page.path}:${lineInFrontMatter(root, page.path, path)}`;
    const former = repeated.get(page);
    return [
      ...checkPage(page, {isOwn, lock, routes}).map(
        ({key, expected, received, path}) => `${place(path)}：${key} 应为${expected}；收到的是${showReceived(received)}`,
      ),
      ...(former ? [`${place(['slug'])}：slug ${page.route} 已经是 ${former.path} 的地址；一个地址只有一页`] : []),
    ];
  });
}

/**
 * Checks the front matter of all pages against upstream.
 *
 * @throws InputError that lists every problem
 */
export function checkFrontMatter(input: FrontMatterInput): void {
  const problems = findFrontMatterProblems(input);
  if (problems.length > 0)
    throw new InputError(listProblems('front matter 有误', problems, '写法见 CONTRIBUTING.md 的“页面的 front matter”一节。'));
}
