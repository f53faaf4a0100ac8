import type {AllContent, ParseFrontMatter} from '@docusaurus/types';
import {isPhraseList} from '../../../lib/build/isPhraseList';
import {readDocsPages} from '../../../lib/content/docsIndex';
import {InputError} from '../../../lib/input/inputError';
import type {SearchPage, SearchRecord} from '../types';
import {trimSlash} from './inboundLinks';

/** Front matter: what readers call the page, and its sections by the ids of their headings. */
export const PHRASES_KEY = 'search';
/** Stands in it for the page as a whole. */
const PAGE = 'page';

/** How readers say what a page is about, in words that it does not use itself. */
export type ReaderPhrases = {
  /** Where they come from, for messages: a file or a plugin. */
  source: string;
  /** Path of the page with the base path of the site. */
  url: string;
  /** By the id of a heading, or `page`. */
  phrases: ReadonlyMap<string, readonly string[]>;
};

const show = (value: unknown): string => JSON.stringify(value) ?? '空';

function refuse(problems: readonly string[]): void {
  if (problems.length === 0) return;
  const list = problems.map((problem) => `  - ${problem}`).join('\n');
  throw new InputError(`[search-zh] front matter 的 ${PHRASES_KEY} 有误：\n${list}\n写法见 CONTRIBUTING.md 的“页面的 front matter”一节。`);
}

/** Says what is wrong with the phrases of a page: their form and, where the ids of its headings are known, the keys. */
export function findPhraseProblems(value: unknown, ids?: readonly string[]): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [`${PHRASES_KEY} 应为键值对（${PAGE} 或标题的 id → 说法的列表）；收到的是 ${show(value)}`];
  }
  return Object.entries(value).flatMap(([id, phrases]) => [
    ...(!ids || id === PAGE || ids.includes(id) ? [] : [`${PHRASES_KEY}.${id} 应为 ${PAGE} 或本页标题的 id：${ids.join('、')}`]),
    ...(isPhraseList(phrases) ? [] : [`${PHRASES_KEY}.${id} 应为至少一个说法的列表；收到的是 ${show(phrases)}`]),
  ]);
}

/**
 * Reads the phrases of all pages.
 *
 * @throws InputError that lists every problem
 */
export function readReaderPhrases(docsDir: string, baseUrl: string): ReaderPhrases[] {
  const pages = readDocsPages(docsDir).filter(({frontMatter}) => frontMatter[PHRASES_KEY] !== undefined);
  refuse(pages.flatMap(({file, frontMatter}) => findPhraseProblems(frontMatter[PHRASES_KEY]).map((problem) => `docs/${file}：${problem}`)));
  return pages.map(({file, route, frontMatter}) => ({
    source: `docs/${file}`,
    url: trimSlash(baseUrl + route.slice(1)),
    phrases: new Map(Object.entries(frontMatter[PHRASES_KEY] as Record<string, string[]>)),
  }));
}

/** What the content of a plugin may hold for the search. */
type WithPhrases = {searchPhrases?: {permalink: string; phrases: readonly string[]}[]};

/** Phrases for pages that other plugins make; those say them in `searchPhrases` of their content. */
export function phrasesOfPlugins(allContent: AllContent): ReaderPhrases[] {
  return Object.entries(allContent).flatMap(([name, instances]) =>
    Object.values(instances).flatMap((content) =>
      ((content as WithPhrases | undefined)?.searchPhrases ?? []).map(({permalink, phrases}) => ({
        source: name,
        url: trimSlash(permalink),
        phrases: new Map([[PAGE, phrases]]),
      })),
    ),
  );
}

const keyOf = ({anchor, type}: SearchRecord): string | null => (type === 'lvl1' ? PAGE : anchor);

/**
 * Gives the sections of the built pages their phrases; pages that are not built (drafts) keep theirs to themselves.
 *
 * @throws InputError that lists every id without a section
 */
export function addReaderPhrases(pages: readonly SearchPage[], said: readonly ReaderPhrases[]): SearchPage[] {
  const byUrl = new Map(said.map((entry) => [entry.url, entry]));
  const problems: string[] = [];
  const filled = pages.map((page) => {
    const entry = byUrl.get(trimSlash(page.url));
    if (!entry) return page;
    const ids = page.records.flatMap(({anchor}) => anchor ?? []);
    problems.push(...findPhraseProblems(Object.fromEntries(entry.phrases), ids).map((problem) => `${entry.source}：${problem}`));
    const records = page.records.map((record) => ({...record, phrases: (entry.phrases.get(keyOf(record) ?? '') ?? []).join('\n')}));
    return {...page, records};
  });
  refuse(problems);
  return filled;
}

/** Keeps the phrases out of what the browser gets: front matter stands in the code of each page, twice. */
export const hideReaderPhrases =
  (parse: ParseFrontMatter): ParseFrontMatter =>
  async (params) => {
    const result = await parse(params);
    const {[PHRASES_KEY]: _phrases, ...frontMatter} = result.frontMatter;
    return {...result, frontMatter};
  };
