import {must} from '../../../lib/input/must';
import {cutText} from '../../../lib/text/cutText';
import {englishRuns} from './englishRuns';
import type {InspectedPage} from './inspectPage';

/** A problem of a built page. */
export type BuiltProblem = {file: string; rule: string; message: string};

type PageRule = {name: string; check: (page: InspectedPage) => string[]};

const LEFTOVERS = [
  {mark: '**', pattern: /\*\*/u},
  {mark: '_', pattern: /(?<![\p{L}\p{N}_])_(?=\S)[^_\n]*\p{Script=Han}[^_\n]*_(?![\p{L}\p{N}_])/u},
];

const excerpt = (text: string) => cutText(text.trim().replace(/\s+/g, ' '), 60);

/** Emphasis marks that Markdown did not convert. */
const leftoverMarkup: PageRule = {
  name: '残留标记',
  check: ({texts}) =>
    texts.flatMap(({text, place}) =>
      LEFTOVERS.filter(({pattern}) => pattern.test(text)).map(
        ({mark}) => `<${place}> 里露出了 ${mark}（${excerpt(text)}）；检查源文件里这一处的粗体或下划线`,
      ),
    ),
};

const englishInterface: PageRule = {
  name: '界面英文',
  check: ({texts}) =>
    texts
      .filter(({isArticle}) => !isArticle)
      .flatMap(({text, place}) =>
        englishRuns(text).map((run) => `<${place}> 里有英文“${excerpt(run)}”；翻译它，产品名则加进 tools/check/built/englishRuns.ts`),
      ),
};

const metadata: PageRule = {
  name: '页面信息',
  check: ({lang, title, meta}) => [
    ...(lang === 'zh-Hans' ? [] : [`<html lang> 应为 zh-Hans；收到的是 ${JSON.stringify(lang) ?? '（没有）'}`]),
    ...(title?.trim() ? [] : ['没有 <title>；给页面写标题']),
    ...(meta.description?.trim() ? [] : ['没有 <meta name="description">；给页面写说明']),
    ...(/^[0-9a-f]{40}$/.test(meta['docs-sha'] ?? '')
      ? []
      : [`<meta name="docs-sha"> 应为 40 位提交 id；收到的是 ${JSON.stringify(meta['docs-sha']) ?? '（没有）'}`]),
  ],
};

function originOf(url: string | undefined): string | undefined {
  return url && URL.canParse(url) ? new URL(url).origin : undefined;
}

const foreignHosts: PageRule = {
  name: '外站资源',
  check({resources, canonical}) {
    const own = originOf(canonical);
    return resources
      .filter(({url}) => /^(?:https?:)?\/\//i.test(url) && originOf(url.startsWith('//') ? `https:${url}` : url) !== own)
      .map(({place, url}) => `${place} 从外站加载 ${url}；把文件放进本站`);
  },
};

const PAGE_RULES: PageRule[] = [leftoverMarkup, englishInterface, metadata, foreignHosts];

type Value = (page: InspectedPage) => string | undefined;

function findRepeated(pages: InspectedPage[], what: string, readValue: Value): BuiltProblem[] {
  const first = new Map<string, string>();
  return pages.flatMap(({file}, index) => {
    const value = readValue(must(pages[index], 'a value for each page'))?.trim();
    if (!value) return [];
    const other = first.get(value);
    if (other === undefined) first.set(value, file);
    return other === undefined ? [] : [{file, rule: '页面信息', message: `${what}与 ${other} 相同（${excerpt(value)}）；每页应当不同`}];
  });
}

/**
 * Checks built pages against all rules; redirect pages are skipped.
 *
 * @param versionOf docs version of a file: pages of two versions may have the same description
 */
export function checkBuiltPages(pages: InspectedPage[], versionOf: (file: string) => string = () => ''): BuiltProblem[] {
  const real = pages.filter(({isRedirect}) => !isRedirect);
  const problems = real.flatMap((page) => [
    ...PAGE_RULES.flatMap(({name, check}) => [...new Set(check(page))].map((message) => ({file: page.file, rule: name, message}))),
    ...page.structure.map((problem) => ({file: page.file, ...problem})),
  ]);
  const versions = [...new Set(real.map(({file}) => versionOf(file)))].map((version) =>
    real.filter(({file}) => versionOf(file) === version),
  );
  return [
    ...problems,
    ...findRepeated(real, '标题', ({title}) => title),
    ...versions.flatMap((own) => findRepeated(own, '说明', ({meta}) => meta.description)),
  ];
}
