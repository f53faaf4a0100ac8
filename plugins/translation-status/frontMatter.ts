import type {UpstreamLock, UpstreamRoutes} from '../../site/content';
import type {DocsPage} from '../../site/docsIndex';

/** Where a page comes from: an upstream source file, and the git blob id of the text it was written from. */
export type TranslationSource = {source: string; blob: string};

export type TranslationFrontMatter = TranslationSource & {
  /** Further source files, for a page made from several. */
  also?: TranslationSource[];
};

type Problem = {key: string; expected: string; received: unknown};

const BLOB = /^[0-9a-f]{40}$/;
const HAN = /\p{Script=Han}/u;
const LATIN = /[A-Za-z]{2}/;
const KEYS = ['source', 'blob', 'also'];

function checkSource(value: unknown, key: string, lock: UpstreamLock): Problem[] {
  if (!value || typeof value !== 'object') {
    return [{key, expected: '含 source 和 blob 的键值对', received: value}];
  }
  const {source, blob, ...rest} = value as Record<string, unknown>;
  const problems: Problem[] = [];
  if (typeof source !== 'string' || !(source in lock.files)) {
    problems.push({key: `${key}.source`, expected: 'translation/upstream.lock.json 的 files 中的一个路径', received: source});
  }
  if (typeof blob !== 'string' || !BLOB.test(blob)) {
    problems.push({key: `${key}.blob`, expected: '40 位小写十六进制的 git blob id', received: blob});
  }
  for (const extra of Object.keys(rest).filter((name) => !KEYS.includes(name))) {
    problems.push({key: `${key}.${extra}`, expected: `只能有 ${KEYS.join('、')}`, received: extra});
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

function checkPlace(page: DocsPage, routes: UpstreamRoutes): Problem[] {
  const expected = routes[page.route];
  if (!expected) return [{key: 'slug', expected: 'translation/upstream.routes.json 中的一个路径', received: page.frontMatter.slug}];
  const file = `docs/docs/${page.file}`;
  return file === expected ? [] : [{key: '（文件位置）', expected: expected.replace('docs/docs/', 'docs/'), received: `docs/${page.file}`}];
}

export type FrontMatterInput = {pages: DocsPage[]; lock: UpstreamLock; routes: UpstreamRoutes};

/** Lists what is wrong with the front matter of all pages, one line a problem. */
export function findFrontMatterProblems({pages, lock, routes}: FrontMatterInput): string[] {
  return pages.flatMap((page) => {
    if (page.problem) return [`docs/${page.file}：${page.problem}`];
    const problems = [
      ...checkTexts(page.frontMatter),
      ...checkTranslation(page.frontMatter.translation, lock),
      ...checkPlace(page, routes),
    ];
    return problems.map(
      ({key, expected, received}) => `docs/${page.file}：${key} 应为${expected}；收到的是 ${JSON.stringify(received) ?? '（没有这个键）'}`,
    );
  });
}
